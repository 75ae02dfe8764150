#ifndef BASELINE_LINES_H
#define BASELINE_LINES_H

#include <stddef.h>
#include <stdint.h>

/// A line, in the 8 bytes that the engine takes as well: the item after its last one, and the cells
/// that its items and the gaps between them use.
struct baseline_line {
  int32_t end;
  int32_t used;
};

/// Lines of items.
struct baseline_lines {
  struct baseline_line *lines;
  /// What each line and the lines before it are deep together; null when items are equally high.
  ptrdiff_t *depth_sums;
  ptrdiff_t count;
  ptrdiff_t capacity;
  /// The cells that the fullest line uses.
  ptrdiff_t widest_used;
};

/// Fills each line as far as it goes; items wider than the room take the room.
///
/// Widths are not negative, and the sums of them fit into `int32_t`.
struct baseline_lines baseline_greedy(
  const int32_t *widths, ptrdiff_t count, ptrdiff_t room, ptrdiff_t gap);

/// The same for items with heights of their own: a line is as deep as its highest item.
struct baseline_lines baseline_greedy_mixed(
  const int32_t *widths, const int32_t *heights, ptrdiff_t count, ptrdiff_t room, ptrdiff_t gap);

/// As many lines as greedy ones, with the least sum of their free cells squared; of several least
/// sums that which puts more items on earlier lines.
struct baseline_lines baseline_balanced(
  const int32_t *widths, ptrdiff_t count, ptrdiff_t room, ptrdiff_t gap);

void baseline_lines_free(struct baseline_lines lines);

#endif
