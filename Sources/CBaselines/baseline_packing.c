#include "baseline_packing.h"

#include <stdbool.h>

#include "baseline_private.h"

/* Subset sum by sets of bits: bit `r` of a set says that some of the items so far leave `r` cells.
   One item more adds the set shifted down by its cost. The sets after each item that adds something
   are kept, to trace the best sum back. This follows SubsetSearch of the engine step by step. */

typedef uint64_t word;
enum { word_bits = 64, most_words = 129, least_window = 32 };

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

static inline bool has(const word *set, ptrdiff_t left) {
  return set[left / word_bits] >> (left % word_bits) & 1;
}

static inline ptrdiff_t cost_of(const struct packing *p, ptrdiff_t item) {
  return breadth(p->widths, item, p->room) + p->gap;
}

/* Adds what is left with an item more to a set, which stands at `stored` as well; returns whether
   that is something new. */
static inline __attribute__((always_inline)) bool add(
  const word *last, word *next, const word *stored, ptrdiff_t words, ptrdiff_t cost
) {
  ptrdiff_t shift = cost / word_bits, bits = cost % word_bits;
  word added = 0;
  for (ptrdiff_t index = 0; index < words; index++) {
    ptrdiff_t from = index + shift;
    /* Most costs are less than a word: then everything is in registers. */
    word low = shift == 0 ? last[index] : from < words ? stored[from] : 0;
    word high = shift == 0 ? (index + 1 < words ? last[index + 1] : 0)
                           : from + 1 < words ? stored[from + 1] : 0;
    next[index] = last[index] | low >> bits | high << 1 << (word_bits - 1 - bits);
    added |= next[index] ^ last[index];
  }
  return added != 0;
}

/* Marks which of the next items go on the line of the first one; returns the position after the
   last item that was looked at. */
static inline __attribute__((always_inline)) ptrdiff_t choose(
  struct packing *p, ptrdiff_t first, ptrdiff_t words
) {
  ptrdiff_t end = least(first + p->window, p->count), next = first + 1;
  ptrdiff_t cells = p->room + p->gap - cost_of(p, p->order[first]);
  p->is_taken[0] = true;
  if (cells <= 0 || next >= end) return next;
  word last[most_words], more[most_words];
  for (ptrdiff_t index = 0; index < words; index++) {
    last[index] = index == cells / word_bits ? (word)1 << cells % word_bits : 0;
    p->sets[index] = last[index];
  }
  ptrdiff_t found = 0;
  for (; next < end && !(last[0] & 1); next++) {
    ptrdiff_t cost = cost_of(p, p->order[next]);
    p->is_taken[next - first] = false;
    if (cost > cells || !add(last, more, p->sets + found * words, words, cost)) continue;
    p->steps[found++] = (struct step){next - first, cost};
    for (ptrdiff_t index = 0; index < words; index++) {
      last[index] = more[index];
      p->sets[found * words + index] = more[index];
    }
  }
  ptrdiff_t left = 0;
  for (ptrdiff_t index = 0; index < words; index++) {
    if (left < index * word_bits) break;
    left += last[index] == 0 ? word_bits : __builtin_ctzll(last[index]);
  }
  while (left < cells) {
    found--;
    bool is_needed = !has(p->sets + found * words, left);
    p->is_taken[p->steps[found].position] = is_needed;
    left += is_needed ? p->steps[found].cost : 0;
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

/* Fills all lines; returns how many there are. */
static inline __attribute__((always_inline)) ptrdiff_t pack(struct packing *p, ptrdiff_t words) {
  ptrdiff_t lines = 0;
  for (ptrdiff_t first = 0; first < p->count; lines++) {
    first = move_to_front(p, first, choose(p, first, words));
  }
  return lines;
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
  ptrdiff_t greedy_count = greedy.count, packed_count;
  ptrdiff_t words = line < 128 ? 2 : line < 256 ? 4 : most_words;
  baseline_lines_free(greedy);
  if (greedy_count <= (total + line - 1) / line) return p.order;
  p.window = least(count, most(least_window, 2 * ((line * count + total - 1) / total)));
  p.rest = allocate(p.window, sizeof *p.rest);
  p.steps = allocate(p.window, sizeof *p.steps);
  p.sets = allocate((p.window + 1) * words, sizeof *p.sets);
  p.is_taken = allocate(p.window, sizeof *p.is_taken);
  /* Written once, compiled for some sizes of sets. */
  packed_count = words == 2 ? pack(&p, 2) : words == 4 ? pack(&p, 4) : pack(&p, most_words);
  free(p.rest);
  free(p.steps);
  free(p.sets);
  free(p.is_taken);
  if (packed_count >= greedy_count) {
    for (ptrdiff_t item = 0; item < count; item++) p.order[item] = item;
  }
  return p.order;
}
