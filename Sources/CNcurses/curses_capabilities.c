#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include "curses_capabilities.h"

#include <curses.h>
#include <stddef.h>
#include <term.h>

const char *curses_capability(const char *name) {
  char *value = tigetstr((char *)name);
  // -1 means that there is no string capability of this name at all.
  return value == (char *)-1 ? NULL : value;
}
