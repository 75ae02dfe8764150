#include "curses_screen_private.h"

#include <errno.h>
#include <stdlib.h>
#include <term.h>
#include <wchar.h>

void curses_begin_row(struct curses_screen *screen) {
  if (screen->capacity < COLS) {
    cchar_t *grown = realloc(screen->row, (size_t)COLS * sizeof *grown);
    if (grown != NULL) {
      screen->row = grown;
      screen->capacity = COLS;
    }
  }
  screen->cells = 0;
  screen->column = 0;
}

static int row_end(const struct curses_screen *screen) {
  return screen->capacity < COLS ? screen->capacity : COLS;
}

static void put_blanks(struct curses_screen *screen, int end) {
  cchar_t blank;
  setcchar(&blank, L" ", A_NORMAL, 0, NULL);
  while (screen->column < end) {
    screen->row[screen->cells++] = blank;
    screen->column++;
  }
}

static attr_t curses_attributes(int attributes) {
  attr_t result = A_NORMAL;
  if (attributes & curses_bold) result |= A_BOLD;
  if (attributes & curses_dim) result |= A_DIM;
  if (attributes & curses_underline) result |= A_UNDERLINE;
  if (attributes & curses_reverse) result |= A_REVERSE;
  return result;
}

void curses_put(struct curses_screen *screen, int column, const uint32_t *scalars, size_t count,
                int width, int attributes, int color) {
  if (column < screen->column || width < 1 || width > row_end(screen) - column) return;
  put_blanks(screen, column);

  wchar_t text[CCHARW_MAX + 1] = {0};
  for (size_t index = 0; index < count && index < CCHARW_MAX; index++) {
    text[index] = (wchar_t)scalars[index];
  }
  short pair = (short)(screen->has_colors ? color : 0);
  if (setcchar(&screen->row[screen->cells], text, curses_attributes(attributes), pair, NULL) == ERR) {
    return;
  }
  screen->cells++;
  screen->column += width;
}

void curses_end_row(struct curses_screen *screen, int row) {
  if (row < 0 || row >= LINES) return;
  put_blanks(screen, row_end(screen));
  // In contrast to add_wch it neither wraps nor scrolls, and gives marks to the cell that they are in.
  mvadd_wchnstr(row, 0, screen->row, screen->cells);
}

/* Sends the frame. The first one must not enter the alternate screen, since opening has done that: entered
   twice, some terminals forget where the cursor was before. There is no switch for it but the capability,
   whose string is empty meanwhile. */
static void send_frame(struct curses_screen *screen) {
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

int curses_show(struct curses_screen *screen, int column, int row, bool is_cursor_visible) {
  if (column >= COLS) column = COLS - 1;
  if (row >= LINES) row = LINES - 1;
  move(row < 0 ? 0 : row, column < 0 ? 0 : column);
  curs_set(is_cursor_visible ? 1 : 0);
  errno = 0;
  wnoutrefresh(stdscr);
  send_frame(screen);
  int reason = errno == EIO || errno == ENXIO || errno == EPIPE || errno == EBADF ? errno : 0;
  // Only now has ncurses switched to the screen that they are meant for.
  curses_switch_modes_on(screen);
  return reason;
}
