#ifndef CURSES_SCREEN_PRIVATE_H
#define CURSES_SCREEN_PRIVATE_H

#define _GNU_SOURCE 1
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdio.h>

#include "curses_screen.h"

struct curses_screen {
  SCREEN *screen;
  FILE *input;
  FILE *output;
  int descriptor;
  /* Whether the terminal is ours. */
  bool is_taken;
  /* Whether no frame was shown yet. */
  bool is_fresh;
  bool has_colors;
  /* Whether the terminal understands ECMA-48, and with it the modes that terminfo doesn't know. */
  bool is_ansi;
  /* Whether those modes are on. */
  bool has_modes;
  /* The row that is being drawn: its cells, how many there is room for and how many there are, and
     the column after them; a wide character is one cell of two columns. */
  cchar_t *row;
  int capacity;
  int cells;
  int column;
};

/* The modes that terminfo doesn't know, switched on. */
void curses_switch_modes_on(struct curses_screen *screen);

#endif
