#include <stdbool.h>

#include "baseline_private.h"

ptrdiff_t baseline_widest_used(const struct baseline_line *lines, ptrdiff_t count) {
  int32_t widest = 0;
  for (ptrdiff_t line = 0; line < count; line++) {
    widest = lines[line].used > widest ? lines[line].used : widest;
  }
  return widest;
}

void baseline_lines_free(struct baseline_lines lines) {
  free(lines.lines);
  free(lines.depth_sums);
}

/* Makes room for as many lines as the rest of the items makes if it is like those so far. */
static __attribute__((noinline, cold)) void grow(
  struct baseline_lines *result, ptrdiff_t count, bool is_mixed
) {
  ptrdiff_t done = result->count > 0 ? result->lines[result->count - 1].end : count;
  ptrdiff_t expected = result->count * (count - done) / done;
  result->capacity += most(1024, expected + expected / 8);
  result->lines = reallocate(result->lines, result->capacity, sizeof *result->lines);
  if (is_mixed) {
    result->depth_sums = reallocate(
      result->depth_sums, result->capacity, sizeof *result->depth_sums);
  }
}

static inline void append(
  struct baseline_lines *result, ptrdiff_t end, ptrdiff_t used, ptrdiff_t depth_sum,
  ptrdiff_t count, bool is_mixed
) {
  if (result->count == result->capacity) grow(result, count, is_mixed);
  result->lines[result->count] = (struct baseline_line){(int32_t)end, (int32_t)used};
  if (is_mixed) result->depth_sums[result->count] = depth_sum;
  result->count++;
}

/* Written once, compiled for heights that are equal and for those that are not. */
static inline __attribute__((always_inline)) struct baseline_lines fill(
  const int32_t *widths, const int32_t *heights, ptrdiff_t count, ptrdiff_t room, ptrdiff_t gap,
  bool is_mixed
) {
  struct baseline_lines result = {0};
  if (count == 0) return result;
  ptrdiff_t used = breadth(widths, 0, room);
  ptrdiff_t depth_sum = 0;
  int32_t deepest = is_mixed ? heights[0] : 0;
  for (ptrdiff_t item = 1; item < count; item++) {
    ptrdiff_t cost = breadth(widths, item, room);
    if (used + gap + cost <= room) {
      used += gap + cost;
      if (is_mixed) deepest = heights[item] > deepest ? heights[item] : deepest;
    } else {
      depth_sum += deepest;
      append(&result, item, used, depth_sum, count, is_mixed);
      used = cost;
      if (is_mixed) deepest = heights[item];
    }
  }
  depth_sum += deepest;
  append(&result, count, used, depth_sum, count, is_mixed);
  result.widest_used = baseline_widest_used(result.lines, result.count);
  return result;
}

struct baseline_lines baseline_greedy(
  const int32_t *widths, ptrdiff_t count, ptrdiff_t room, ptrdiff_t gap
) {
  return fill(widths, NULL, count, room, gap, false);
}

struct baseline_lines baseline_greedy_mixed(
  const int32_t *widths, const int32_t *heights, ptrdiff_t count, ptrdiff_t room, ptrdiff_t gap
) {
  return fill(widths, heights, count, room, gap, true);
}
