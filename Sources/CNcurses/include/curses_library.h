#ifndef CURSES_LIBRARY_H
#define CURSES_LIBRARY_H

/// The library's name and version, as in "ncurses 6.4.20221231"; needs no terminal.
const char *curses_library_version(void);

#endif
