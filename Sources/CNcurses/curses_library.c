#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include "curses_library.h"

#include <curses.h>

const char *curses_library_version(void) { return curses_version(); }
