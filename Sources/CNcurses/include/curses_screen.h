#ifndef CURSES_SCREEN_H
#define CURSES_SCREEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A terminal that ncurses draws on. There is one at a time.
struct curses_screen;

/// What came of `curses_open`.
enum curses_opening {
  curses_opened = 0,
  /// terminfo doesn't know the type.
  curses_type_unknown = 1,
  /// The type can't move the cursor or can't clear the screen.
  curses_type_unusable = 2,
  /// ncurses could not be set up; errno may say why.
  curses_not_opened = 3,
};

/// The looks of cells, as bits.
enum curses_attribute {
  curses_bold = 1,
  curses_dim = 2,
  curses_underline = 4,
  curses_reverse = 8,
};

/// Takes a terminal: alternate screen, single keys without echo, bracketed paste, no cursor.
///
/// Nothing is written unless it succeeds. `descriptor` is left open by `curses_close`. Removes LINES and
/// COLUMNS from the environment, which would freeze the size. Installs the crash guard.
enum curses_opening curses_open(int descriptor, const char *type, int width, int height,
                                struct curses_screen **screen);

/// Gives the terminal back as it was, removes the guard and frees the screen.
void curses_close(struct curses_screen *screen);

/// Gives the terminal back for a while.
void curses_leave(struct curses_screen *screen);

/// Gives the screen back for good, but leaves mode 2027 as it is until `curses_close`, or until the process ends in
/// whatever way; does nothing, and returns false, if it isn't on.
bool curses_leave_cluster_mode(struct curses_screen *screen);

/// Takes it again; the next frame paints every cell.
void curses_enter(struct curses_screen *screen);

/// Says that the terminal has another size. The next frame paints every cell.
void curses_resize(struct curses_screen *screen, int width, int height);

/// Makes the next frame paint every cell.
void curses_invalidate(struct curses_screen *screen);

/// Makes the next frame paint every cell of these rows; those outside of the screen are ignored.
void curses_invalidate_rows(struct curses_screen *screen, int first, int count);

/// Sends bytes that ncurses need not know of; returns 0, or the errno of a failed write.
int curses_send(struct curses_screen *screen, const char *bytes, size_t count);

/// Says that the terminal was made to count grapheme clusters (mode 2027): that is undone whenever it is given
/// back, and done again when it is taken again. Nothing is sent now.
void curses_set_cluster_mode(struct curses_screen *screen, bool is_on);

/// Says whether the terminal reports the mouse: buttons, wheel and moves while a button is down (mode 1002), as
/// decimal numbers (1006). The next frame switches it on or off; it is off whenever the terminal is given back.
void curses_set_mouse(struct curses_screen *screen, bool is_on);

/// Says which answers are due when the terminal is given back; see `guard_set_due_replies`.
void curses_set_due_replies(struct curses_screen *screen, int count, int milliseconds, bool is_answering);

/// Starts a row of blanks.
void curses_begin_row(struct curses_screen *screen);

/// Puts a character and the marks on it into the row, from left to right.
///
/// `scalars` is one character that the C library gives `width` cells, and up to four that it gives
/// none. `color` is 0 for the terminal's own foreground, or an ANSI colour from 1 to 6. Nothing is put
/// where a cell is taken already or the row ends.
void curses_put(struct curses_screen *screen, int column, const uint32_t *scalars, size_t count,
                int width, int attributes, int color);

/// Makes the row one of the frame's.
void curses_end_row(struct curses_screen *screen, int row);

/// Begins a frame: finds out what of its rows differs from what the terminal shows. Nothing is sent yet.
void curses_begin_frame(struct curses_screen *screen, int column, int row, bool is_cursor_visible);

/// Adds text that ncurses doesn't know of, drawn over its cells after them.
///
/// `text` is UTF-8 without control characters but those of a sequence that is meant. It is drawn on `width`
/// blanks of its own style. `may_wrap` says that it may be so much wider than that that it would go on in the
/// next row: it is kept from that, and the last column is to be drawn again. Nothing is drawn that
/// would not be inside the terminal.
void curses_put_overlay(struct curses_screen *screen, int column, int row, int width, bool may_wrap,
                        const char *text, size_t count, int attributes, int color);

/// Sends the frame with the cursor where it belongs, in one write, or nothing if nothing has changed;
/// returns 0, or the errno of a failed write.
int curses_end_frame(struct curses_screen *screen);

/// Says whether the terminal knows the marks around a frame (mode 2026) that let it show the frame whole.
void curses_set_synchronized(struct curses_screen *screen, bool is_synchronized);

#endif
