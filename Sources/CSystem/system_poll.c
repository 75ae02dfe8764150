#define _GNU_SOURCE 1
#include "system_poll.h"

#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "system_signals.h"

static struct timespec now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time;
}

/* Adds milliseconds to a time. */
static struct timespec later(struct timespec time, int milliseconds) {
  time.tv_sec += milliseconds / 1000;
  time.tv_nsec += milliseconds % 1000 * 1000000L;
  if (time.tv_nsec >= 1000000000L) {
    time.tv_sec += 1;
    time.tv_nsec -= 1000000000L;
  }
  return time;
}

/* What is left until a time, at least nothing. */
static struct timespec until(struct timespec end) {
  struct timespec time = now(), left = {end.tv_sec - time.tv_sec, end.tv_nsec - time.tv_nsec};
  if (left.tv_nsec < 0) {
    left.tv_sec -= 1;
    left.tv_nsec += 1000000000L;
  }
  if (left.tv_sec < 0) left = (struct timespec){0, 0};
  return left;
}

static enum system_readiness wait_for(int descriptor, int milliseconds, const sigset_t *mask) {
  bool is_bounded = milliseconds >= 0;
  struct timespec end = is_bounded ? later(now(), milliseconds) : (struct timespec){0, 0};
  while (true) {
    if (system_signals_ending() != 0) return system_poll_ending;
    struct pollfd entry = {.fd = descriptor, .events = POLLIN};
    struct timespec left = is_bounded ? until(end) : (struct timespec){0, 0};
    int count = ppoll(&entry, 1, is_bounded ? &left : NULL, mask);
    if (count == 0) return system_poll_timed_out;
    if (count > 0) {
      if (entry.revents & (POLLHUP | POLLERR | POLLNVAL)) return system_poll_hung_up;
      return system_poll_readable;
    }
    if (errno != EINTR) return system_poll_error;
    if (system_signals_are_noted()) return system_poll_signalled;
  }
}

enum system_readiness system_poll(int descriptor, int milliseconds) {
  sigset_t mask = system_signals_waiting_mask(), before = system_signals_hold_endings();
  enum system_readiness readiness = wait_for(descriptor, milliseconds, &mask);
  int reason = errno;
  sigprocmask(SIG_SETMASK, &before, NULL);
  errno = reason;
  return readiness;
}
