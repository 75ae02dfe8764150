#ifndef BASELINE_PRIVATE_H
#define BASELINE_PRIVATE_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "baseline_lines.h"

static inline ptrdiff_t least(ptrdiff_t one, ptrdiff_t other) { return one < other ? one : other; }
static inline ptrdiff_t most(ptrdiff_t one, ptrdiff_t other) { return one > other ? one : other; }

/// Memory for `count` elements, at least one, or the end of the program.
static inline void *allocate(ptrdiff_t count, size_t size) {
  void *memory = malloc((size_t)most(count, 1) * size);
  if (memory == NULL) abort();
  return memory;
}

static inline void *reallocate(void *memory, ptrdiff_t count, size_t size) {
  memory = realloc(memory, (size_t)count * size);
  if (memory == NULL) abort();
  return memory;
}

/// The cells that an item takes in a line.
static inline ptrdiff_t breadth(const int32_t *widths, ptrdiff_t item, ptrdiff_t room) {
  return least(widths[item], room);
}

/// The cells that the fullest of some lines uses.
ptrdiff_t baseline_widest_used(const struct baseline_line *lines, ptrdiff_t count);

#endif
