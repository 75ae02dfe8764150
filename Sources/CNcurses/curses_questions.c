#include <errno.h>
#include <unistd.h>

#include "crash_guard.h"
#include "curses_screen_private.h"

int curses_write_directly(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (written < 0) return errno;
    bytes += written;
    count -= (size_t)written;
  }
  return 0;
}

int curses_send(struct curses_screen *screen, const char *bytes, size_t count) {
  return curses_write_directly(screen->descriptor, bytes, count);
}

void curses_invalidate_rows(struct curses_screen *screen, int first, int count) {
  (void)screen;
  if (first < 0) {
    count += first;
    first = 0;
  }
  if (count > LINES - first) count = LINES - first;
  if (count > 0) wredrawln(curscr, first, count);
}

void curses_write_cluster_mode(const struct curses_screen *screen, bool is_on) {
  static const char on[] = "\033[?2027h";
  static const char off[] = "\033[?2027l";
  if (screen->has_cluster_mode) {
    curses_write_directly(screen->descriptor, is_on ? on : off, sizeof on - 1);
  }
}

void curses_set_cluster_mode(struct curses_screen *screen, bool is_on) {
  is_on = is_on && screen->is_ansi;
  if (screen->has_cluster_mode == is_on) return;
  screen->has_cluster_mode = is_on;
  curses_update_restoring_string(screen, LINES);
}

void curses_set_due_replies(struct curses_screen *screen, int count, int milliseconds,
                            bool is_answering) {
  (void)screen;
  guard_set_due_replies(count, milliseconds, is_answering);
}
