#include "curses_screen_private.h"

#include <stdlib.h>
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

attr_t curses_attributes(int attributes) {
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
