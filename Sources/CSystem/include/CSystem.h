#ifndef CSYSTEM_H
#define CSYSTEM_H
/* libc that Swift can't see, one header a concern. */
#include "system_files.h"       /* renameat2, writes without SIGXFSZ */
#include "system_options.h"     /* getopt_long */
#include "system_poll.h"        /* ppoll */
#include "system_pty.h"         /* pseudo-terminals, children */
#include "system_signals.h"     /* SIGWINCH, SIGCONT, SIGTSTP */
#include "system_terminal.h"    /* /dev/tty, window size */
#endif
