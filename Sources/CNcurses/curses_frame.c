#include "curses_screen_private.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <term.h>
#include <unistd.h>

#include "curses_capabilities.h"

// Between these marks a terminal shows nothing (mode 2026, synchronized output).
static const char synchronized_on[] = "\033[?2026h";
static const char synchronized_off[] = "\033[?2026l";

// MARK: - What ncurses writes

/* ncurses writes to its own descriptor, whenever its buffer is full or it thinks it has done. What it says for a
   frame is caught in a file in memory, so that the rest of the frame can go with it in one write. */
void curses_set_up_catching(struct curses_screen *screen) {
  int file = memfd_create("frame", MFD_CLOEXEC);
  screen->caught = file < 0 ? -1 : fcntl(file, F_DUPFD_CLOEXEC, 10);
  if (file >= 0) close(file);
}

static bool redirect(int from, int to) {
  int result;
  do {
    result = dup3(from, to, O_CLOEXEC);
  } while (result < 0 && (errno == EINTR || errno == EBUSY));
  return result == to;
}

/* Takes what was caught into the frame. */
static void take_caught(struct curses_screen *screen) {
  off_t size = lseek(screen->caught, 0, SEEK_CUR);
  if (size <= 0 || !buffer_reserve(&screen->frame, (size_t)size)) return;
  ssize_t count = pread(screen->caught, screen->frame.data + screen->frame.count, (size_t)size, 0);
  if (count > 0) screen->frame.count += (size_t)count;
}

/* Lets ncurses find out what has changed. The first frame must not enter the alternate screen, since opening
   has done that: entered twice, some terminals forget where the cursor was before. There is no switch for it
   but the capability, whose string is empty meanwhile. */
static void update(struct curses_screen *screen) {
  char *enter = screen->is_fresh ? tigetstr("smcup") : NULL;
  screen->is_fresh = false;
  if (enter == NULL || enter == (char *)-1) {
    doupdate();
    return;
  }
  char first = *enter;
  *enter = '\0';
  doupdate();
  *enter = first;
}

void curses_begin_frame(struct curses_screen *screen, int column, int row, bool is_cursor_visible) {
  screen->frame.count = 0;
  screen->overlays = 0;
  if (screen->is_synchronized) buffer_append(&screen->frame, synchronized_on, sizeof synchronized_on - 1);
  screen->frame_start = screen->frame.count;

  screen->cursor_column = column < 0 ? 0 : column < COLS ? column : COLS - 1;
  screen->cursor_row = row < 0 ? 0 : row < LINES ? row : LINES - 1;
  move(screen->cursor_row, screen->cursor_column);
  wnoutrefresh(stdscr);

  int output = fileno(screen->output);
  bool is_caught =
      screen->caught >= 0 && lseek(screen->caught, 0, SEEK_SET) == 0 && redirect(screen->caught, output);
  curs_set(is_cursor_visible ? 1 : 0);
  update(screen);
  if (is_caught) {
    redirect(screen->descriptor, output);
    take_caught(screen);
  }
  // Only now has ncurses switched to the screen that they are meant for.
  curses_append_modes(screen);
}

// MARK: - Overlays

/* Where `vid_puts` puts what it makes: it gives its function nothing but a character. */
static struct output_buffer *style_output;

static int put_style_character(int character) {
  char byte = (char)character;
  buffer_append(style_output, &byte, 1);
  return character;
}

/* Switches to a style by ncurses' own strings, which knows from then on that the terminal has it. */
static void append_style(struct curses_screen *screen, int attributes, int color) {
  style_output = &screen->frame;
  vid_puts(curses_attributes(attributes), (short)(screen->has_colors ? color : 0), NULL, put_style_character);
}

static void append_move(struct curses_screen *screen, int row, int column) {
  buffer_append_capability(&screen->frame, tiparm(curses_capability("cup"), row, column));
}

static bool saves_cursor(void) {
  return curses_capability("sc") != NULL && curses_capability("rc") != NULL;
}

/* Whether wrapping at the last column can be switched off and on again. */
static bool switches_wrapping(void) {
  return auto_right_margin && curses_capability("smam") != NULL && curses_capability("rmam") != NULL;
}

void curses_put_overlay(struct curses_screen *screen, int column, int row, int width, bool may_wrap,
                        const char *text, size_t count, int attributes, int color) {
  if (row < 0 || row >= LINES || column < 0 || width < 1 || width > COLS - column) return;
  if (screen->overlays++ == 0 && saves_cursor()) {
    buffer_append_capability(&screen->frame, curses_capability("sc"));
  }
  bool stays = may_wrap && switches_wrapping();
  append_move(screen, row, column);
  append_style(screen, attributes, color);
  // What stood there may have been wider.
  for (int cell = 0; cell < width; cell++) buffer_append(&screen->frame, " ", 1);
  // Without wrapping some terminals join to the character in the last column once the cursor stands there.
  if (stays && width == COLS - 1 - column) buffer_append_capability(&screen->frame, curses_capability("el"));
  append_move(screen, row, column);
  if (stays) buffer_append_capability(&screen->frame, curses_capability("rmam"));
  buffer_append(&screen->frame, text, count);
  if (stays) buffer_append_capability(&screen->frame, curses_capability("smam"));
}

static void end_overlays(struct curses_screen *screen) {
  if (screen->overlays == 0) return;
  append_style(screen, 0, 0);
  if (saves_cursor()) {
    buffer_append_capability(&screen->frame, curses_capability("rc"));
  } else {
    append_move(screen, screen->cursor_row, screen->cursor_column);
  }
}

// MARK: - Sending

static int write_frame(const struct curses_screen *screen) {
  const char *bytes = screen->frame.data;
  size_t count = screen->frame.count;
  while (count > 0) {
    ssize_t written = write(screen->descriptor, bytes, count);
    if (written < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (written < 0) return errno;
    bytes += written;
    count -= (size_t)written;
  }
  return 0;
}

int curses_end_frame(struct curses_screen *screen) {
  end_overlays(screen);
  if (screen->frame.is_short) return ENOMEM;
  if (screen->frame.count == screen->frame_start) return 0;
  if (screen->is_synchronized) buffer_append(&screen->frame, synchronized_off, sizeof synchronized_off - 1);
  return write_frame(screen);
}

void curses_set_synchronized(struct curses_screen *screen, bool is_synchronized) {
  screen->is_synchronized = is_synchronized && screen->is_ansi;
}
