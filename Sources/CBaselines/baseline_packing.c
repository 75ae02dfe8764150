#include "baseline_packing.h"

#include <stdbool.h>

#include "baseline_private.h"

/* Subset sum by sets of bits: bit `s` of a set says that some of the items so far cost `s` cells
   together. The sets after each item that adds something are kept, to trace the best sum back. */

typedef unsigned __int128 word;
enum { word_bits = 128, least_window = 32 };

struct step {
  ptrdiff_t position, cost;
};

/* What is needed to fill one line, for all lines. */
struct packing {
  const int32_t *widths;
  ptrdiff_t count, room, gap, window;
  ptrdiff_t *order, *rest;
  struct step *steps;
  word *sets;
  bool *is_taken;
};

static inline bool has(const word *set, ptrdiff_t sum) {
  return set[sum / word_bits] >> (sum % word_bits) & 1;
}

static inline ptrdiff_t cost_of(const struct packing *p, ptrdiff_t item) {
  return breadth(p->widths, item, p->room) + p->gap;
}

/* Writes the sums of a set and those with an item more; returns whether these are more sums. */
static inline bool add(const word *old, word *new, ptrdiff_t words, ptrdiff_t cost) {
  ptrdiff_t shift = cost / word_bits, bits = cost % word_bits;
  word added = 0, carry = 0;
  for (ptrdiff_t index = 0; index < words; index++) {
    word shifted = 0;
    if (index >= shift) {
      word from = old[index - shift];
      shifted = from << bits | carry;
      carry = from >> 1 >> (word_bits - 1 - bits);
    }
    added |= shifted & ~old[index];
    new[index] = old[index] | shifted;
  }
  return added != 0;
}

/* Marks which of the next items go on the line of the first one; returns the position after the
   last item that was looked at. */
static ptrdiff_t choose(struct packing *p, ptrdiff_t first) {
  ptrdiff_t end = least(first + p->window, p->count), next = first + 1;
  ptrdiff_t cells = p->room + p->gap - cost_of(p, p->order[first]);
  p->is_taken[0] = true;
  if (cells <= 0 || next >= end) return next;
  ptrdiff_t words = cells / word_bits + 1, found = 0;
  for (ptrdiff_t index = 1; index < words; index++) p->sets[index] = 0;
  p->sets[0] = 1;
  for (bool is_exact = false; next < end && !is_exact; next++) {
    ptrdiff_t cost = cost_of(p, p->order[next]);
    p->is_taken[next - first] = false;
    if (cost > cells) continue;
    word *set = p->sets + found * words;
    if (!add(set, set + words, words, cost)) continue;
    p->steps[found++] = (struct step){next - first, cost};
    is_exact = has(set + words, cells);
  }
  ptrdiff_t sum = cells;
  while (!has(p->sets + found * words, sum)) sum--;
  while (sum > 0) {
    found--;
    bool is_needed = !has(p->sets + found * words, sum);
    p->is_taken[p->steps[found].position] = is_needed;
    sum -= is_needed ? p->steps[found].cost : 0;
  }
  return next;
}

/* Moves the items that are taken before the others; returns the position after them. */
static inline ptrdiff_t move_to_front(struct packing *p, ptrdiff_t first, ptrdiff_t next) {
  ptrdiff_t taken = first, left = 0;
  for (ptrdiff_t position = first; position < next; position++) {
    ptrdiff_t item = p->order[position], goes = p->is_taken[position - first];
    p->order[taken] = item;
    p->rest[left] = item;
    taken += goes;
    left += 1 - goes;
  }
  for (ptrdiff_t position = 0; position < left; position++) {
    p->order[taken + position] = p->rest[position];
  }
  return taken;
}

ptrdiff_t *baseline_packing_order(
  const int32_t *widths, ptrdiff_t count, ptrdiff_t room, ptrdiff_t gap
) {
  struct baseline_lines greedy = baseline_greedy(widths, count, room, gap);
  ptrdiff_t total = 0, line = room + gap;
  for (ptrdiff_t item = 0; item < count; item++) total += breadth(widths, item, room) + gap;
  struct packing p = {.widths = widths, .count = count, .room = room, .gap = gap};
  p.order = allocate(count, sizeof *p.order);
  for (ptrdiff_t item = 0; item < count; item++) p.order[item] = item;
  ptrdiff_t greedy_count = greedy.count, packed_count = 0;
  baseline_lines_free(greedy);
  if (greedy_count <= (total + line - 1) / line) return p.order;
  p.window = least(count, most(least_window, 2 * ((line * count + total - 1) / total)));
  p.rest = allocate(p.window, sizeof *p.rest);
  p.steps = allocate(p.window, sizeof *p.steps);
  p.sets = allocate((p.window + 1) * (line / word_bits + 1), sizeof *p.sets);
  p.is_taken = allocate(p.window, sizeof *p.is_taken);
  for (ptrdiff_t first = 0; first < count; packed_count++) {
    first = move_to_front(&p, first, choose(&p, first));
  }
  free(p.rest);
  free(p.steps);
  free(p.sets);
  free(p.is_taken);
  if (packed_count >= greedy_count) {
    for (ptrdiff_t item = 0; item < count; item++) p.order[item] = item;
  }
  return p.order;
}
