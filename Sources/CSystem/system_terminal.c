#include "system_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Below it lie descriptors that a parent may hand over on purpose. */
#define LOWEST_DESCRIPTOR 10

int system_open_terminal(void) {
  int opened;
  do {
    opened = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
  } while (opened < 0 && errno == EINTR);
  if (opened < 0 || opened >= LOWEST_DESCRIPTOR) return opened;

  int moved = fcntl(opened, F_DUPFD_CLOEXEC, LOWEST_DESCRIPTOR);
  int reason = errno;
  close(opened);
  errno = reason;
  return moved;
}

bool system_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
