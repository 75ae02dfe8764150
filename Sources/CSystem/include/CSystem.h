#ifndef CSYSTEM_H
#define CSYSTEM_H
/* CONTRACT: libc that Swift can't see. One header a concern, included from here:
   system_options.h (getopt_long), system_poll.h (ppoll), system_terminal.h (termios, window size), system_pty.h (pseudo-terminals, children). */
#include "system_options.h"
#include "system_poll.h"
#include "system_pty.h"
#include "system_terminal.h"
#endif
