#include "baseline_private.h"

/* The dynamic programme of `balanced`: see BalanceRow and BreakBounds of the engine, which this
   follows step by step, so that what differs is the language alone. */

/* Starts beyond which the middle one divides the ends. */
enum { many_starts = 48 };

/* A row of the table: the starts from which a number of lines is left, and the ends, from which
   one line less is. */
struct row {
  const uint32_t *sums;
  ptrdiff_t room;
  uint32_t gap;
  ptrdiff_t first_start, last_start, first_end, last_end;
  ptrdiff_t *costs;
  const ptrdiff_t *costs_behind;
  int32_t *best_ends;
};

/* Finds the best end of a line that begins at a start, of several the furthest. */
static inline ptrdiff_t solve_start(
  const struct row *row, ptrdiff_t start, ptrdiff_t first, ptrdiff_t last
) {
  ptrdiff_t nearest = most(first, start + 1), end = last;
  uint32_t before = row->sums[start] + row->gap;
  while (end > nearest && row->sums[end] - before > row->room) end--;
  ptrdiff_t best = PTRDIFF_MAX, best_end = end;
  for (; end >= nearest; end--) {
    ptrdiff_t used = row->sums[end] - before;
    ptrdiff_t cost = used * used + row->costs_behind[end - row->first_end];
    if (cost < best) {
      best = cost;
      best_end = end;
    }
  }
  row->costs[start - row->first_start] = best;
  row->best_ends[start - row->first_start] = (int32_t)best_end;
  return best_end;
}

/* Solves the starts from `some` to before `beyond`, whose best ends are from `first` to `last`. */
static void divide(
  const struct row *row, ptrdiff_t some, ptrdiff_t beyond, ptrdiff_t first, ptrdiff_t last
) {
  if (some >= beyond) return;
  ptrdiff_t middle = some + (beyond - some) / 2;
  ptrdiff_t end = solve_start(row, middle, first, last);
  divide(row, some, middle, first, end);
  divide(row, middle + 1, beyond, end, last);
}

static inline void solve_row(const struct row *row) {
  if (row->last_start - row->first_start + 1 > many_starts) {
    divide(row, row->first_start, row->last_start + 1, row->first_end, row->last_end);
    return;
  }
  ptrdiff_t latest = row->last_end;
  for (ptrdiff_t start = row->last_start; start >= row->first_start; start--) {
    latest = solve_start(row, start, row->first_end, latest);
  }
}

/* What the items before each item cost, a gap included. */
static uint32_t *sums_of(
  const int32_t *widths, ptrdiff_t count, ptrdiff_t room, ptrdiff_t gap
) {
  uint32_t *sums = allocate(count + 1, sizeof *sums);
  uint32_t sum = 0;
  sums[0] = 0;
  for (ptrdiff_t item = 0; item < count; item++) {
    sum += (uint32_t)(breadth(widths, item, room) + gap);
    sums[item + 1] = sum;
  }
  return sums;
}

/* The starts of lines filled from the last item backwards; there are as many as greedy lines. */
static int32_t *starts_from_the_end(
  const uint32_t *sums, ptrdiff_t count, ptrdiff_t lines, ptrdiff_t room, ptrdiff_t gap
) {
  int32_t *starts = allocate(lines + 1, sizeof *starts);
  ptrdiff_t end = count, found = 0;
  starts[found++] = (int32_t)end;
  while (end > 0) {
    uint32_t limit = sums[end] - (uint32_t)gap;
    ptrdiff_t start = end - 1;
    while (start > 0 && limit - sums[start - 1] <= room) start--;
    starts[found++] = (int32_t)start;
    end = start;
  }
  return starts;
}

struct baseline_lines baseline_balanced(
  const int32_t *widths, ptrdiff_t count, ptrdiff_t room, ptrdiff_t gap
) {
  struct baseline_lines greedy = baseline_greedy(widths, count, room, gap);
  ptrdiff_t lines = greedy.count;
  if (lines < 2) return greedy;
  uint32_t *sums = sums_of(widths, count, room, gap);
  int32_t *starts = starts_from_the_end(sums, count, lines, room, gap);
#define FIRST_START(left) starts[left]
#define LAST_START(left) ((left) == lines ? 0 : greedy.lines[lines - (left) - 1].end)
  ptrdiff_t states = 0, longest = 0;
  for (ptrdiff_t left = 1; left <= lines; left++) {
    ptrdiff_t length = LAST_START(left) - FIRST_START(left) + 1;
    states += length;
    longest = most(longest, length);
  }
  int32_t *best_ends = allocate(states, sizeof *best_ends);
  ptrdiff_t *costs = allocate(longest, sizeof *costs);
  ptrdiff_t *costs_behind = allocate(longest, sizeof *costs_behind);
  costs_behind[0] = 0;
  struct row row = {
    .sums = sums, .room = room, .gap = (uint32_t)gap, .first_end = count, .last_end = count,
    .best_ends = best_ends};
  for (ptrdiff_t left = 1; left <= lines; left++) {
    row.first_start = FIRST_START(left);
    row.last_start = LAST_START(left);
    row.costs = costs;
    row.costs_behind = costs_behind;
    solve_row(&row);
    row.best_ends += row.last_start - row.first_start + 1;
    row.first_end = row.first_start;
    row.last_end = row.last_start;
    ptrdiff_t *solved = costs;
    costs = costs_behind;
    costs_behind = solved;
  }
  struct baseline_lines result = {0};
  result.lines = allocate(lines, sizeof *result.lines);
  result.count = result.capacity = lines;
  ptrdiff_t start = 0, first = states;
  for (ptrdiff_t left = lines; left >= 1; left--) {
    first -= LAST_START(left) - FIRST_START(left) + 1;
    int32_t end = best_ends[first + start - FIRST_START(left)];
    result.lines[lines - left] = (struct baseline_line){
      end, (int32_t)(sums[end] - sums[start] - (uint32_t)gap)};
    start = end;
  }
#undef FIRST_START
#undef LAST_START
  result.widest_used = baseline_widest_used(result.lines, result.count);
  baseline_lines_free(greedy);
  free(sums);
  free(starts);
  free(best_ends);
  free(costs);
  free(costs_behind);
  return result;
}
