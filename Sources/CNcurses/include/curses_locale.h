#ifndef CURSES_LOCALE_H
#define CURSES_LOCALE_H

#include <stdbool.h>
#include <stdint.h>

/// Makes the C library encode characters as UTF-8, if it can.
///
/// Takes the locale of the environment; if that is missing or not UTF-8, `fallback`. Returns whether
/// characters beyond ASCII can be drawn. Only LC_CTYPE is touched.
bool curses_adopt_locale(const char *fallback);

/// The cells that the C library, and therefore ncurses, gives a character; -1 if it has none for it.
int curses_scalar_width(uint32_t scalar);

#endif
