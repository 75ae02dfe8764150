#ifndef CNCURSES_H
#define CNCURSES_H
/* What Swift needs of ncurses, and the guard that restores the terminal in a crash. */
#include "crash_guard.h"
#include "curses_capabilities.h"
#include "curses_library.h"
#include "curses_locale.h"
#include "curses_screen.h"
#endif
