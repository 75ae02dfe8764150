#ifndef CURSES_SCREEN_PRIVATE_H
#define CURSES_SCREEN_PRIVATE_H

#define _GNU_SOURCE 1
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdio.h>

#include "curses_screen.h"
#include "output_buffer.h"

struct curses_screen {
  SCREEN *screen;
  FILE *input;
  FILE *output;
  int descriptor;
  /* Whether the terminal is ours. */
  bool is_taken;
  /* Whether only mode 2027 is left to be reset. */
  bool holds_cluster_mode;
  /* Whether no frame was shown yet. */
  bool is_fresh;
  bool has_colors;
  /* Whether the terminal understands ECMA-48, and with it the modes that terminfo doesn't know. */
  bool is_ansi;
  /* Whether those modes are on. */
  bool has_modes;
  /* Whether the mouse is to be reported, and whether it is. */
  bool wants_mouse;
  bool has_mouse;
  /* Whether the terminal counts grapheme clusters because of us. */
  bool has_cluster_mode;
  /* The row that is being drawn: its cells, how many there is room for and how many there are, and
     the column after them; a wide character is one cell of two columns. */
  cchar_t *row;
  int capacity;
  int cells;
  int column;
  /* Whether the terminal is told where a frame begins and ends. */
  bool is_synchronized;
  /* A file in memory that catches what ncurses writes; -1 if there is none. */
  int caught;
  /* The frame on its way, where it begins after the mark, how many overlays are in it, and where the
     cursor stands in the end. */
  struct output_buffer frame;
  size_t frame_start;
  int overlays;
  int cursor_column;
  int cursor_row;
};

/* Appends what switches the modes on that terminfo doesn't know, unless they are on. */
void curses_append_modes(struct curses_screen *screen);

void curses_set_up_catching(struct curses_screen *screen);

/* `curses_attribute` in the terms of ncurses. */
attr_t curses_attributes(int attributes);

/* Tells the crash guard what undoes all that is on now. */
void curses_update_restoring_string(const struct curses_screen *screen, int height);

/* Writes all of it past ncurses; returns 0 or the errno. */
int curses_write_directly(int descriptor, const char *bytes, size_t count);

/* Switches the mode for grapheme clusters as it is to be while the terminal is ours, or off. */
void curses_write_cluster_mode(const struct curses_screen *screen, bool is_on);

#endif
