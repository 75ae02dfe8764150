#ifndef SYSTEM_TERMINAL_H
#define SYSTEM_TERMINAL_H

#include <stdbool.h>

/// Opens the controlling terminal for reading and writing.
///
/// The descriptor is closed on exec and stands clear of 0, 1 and 2, whatever was closed before.
/// Returns -1 and sets errno if there is none: ENXIO if the process has no controlling terminal.
int system_open_terminal(void);

/// Reads the size of the terminal that a descriptor is open on.
///
/// Terminals that don't know their size say 0. Returns false, leaving the size alone, if the
/// descriptor is no terminal.
bool system_terminal_size(int descriptor, int *columns, int *rows);

#endif
