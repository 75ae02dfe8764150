#ifndef CURSES_CAPABILITIES_H
#define CURSES_CAPABILITIES_H

/// A string capability of the open terminal by its terminfo name, `kcuu1`; NULL if it has none.
///
/// The string lives until the terminal is closed.
const char *curses_capability(const char *name);

#endif
