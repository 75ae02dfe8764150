#ifndef SYSTEM_PTY_H
#define SYSTEM_PTY_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

/* Pseudo-terminals and the children that run on them. A multi-threaded program may call all of this:
   between fork and exec only async-signal-safe functions run. Functions that return int give 0 or an errno. */

/* Opens both ends of a pseudo-terminal of the given size; both are closed on exec. */
int system_pty_open(int columns, int rows, int *primary, int *secondary);

/* Changes the size; the kernel sends SIGWINCH to the foreground process group. */
int system_pty_resize(int primary, int columns, int rows);

/* Whether two snapshots of tcgetattr agree in every flag, control character and speed. */
bool system_pty_same_settings(const struct termios *one, const struct termios *other);

/* A pipe, both ends closed on exec. */
int system_pty_pipe(int *reading, int *writing);

/* How a child starts. */
struct system_pty_child {
  const char *path;
  char *const *arguments;   /* argument 0 included, ends with NULL */
  char *const *environment; /* ends with NULL */
  const char *directory;    /* NULL keeps the current one */
  int descriptors[4];       /* what the child has as 0, 1, 2 and 3; -1 is closed */
  int terminal;             /* the controlling terminal, an end of system_pty_open; -1 for none */
  uint64_t ignored_signals; /* bit n: signal n is ignored; all others have their default action */
};

/* Starts a child as the leader of a new session, with no descriptor but those four, an empty signal mask and
   no core dumps. A failure to execute is returned as its errno, and leaves no child. */
int system_pty_spawn(const struct system_pty_child *child, pid_t *process);

/* How a child ended. */
struct system_pty_ending {
  int signal; /* 0: it exited by itself */
  int code;   /* the exit code, if it exited */
  int64_t processor_milliseconds;
};

/* Reaps a child. Returns true when it has ended, false while it runs. */
bool system_pty_reap(pid_t process, bool blocking, struct system_pty_ending *ending);

/* Columns of a scalar by the C library's wcwidth in UTF-8, as terminals count that use it; -1 for controls. */
int system_pty_columns(uint32_t scalar);

#endif
