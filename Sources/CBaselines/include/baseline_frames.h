#ifndef BASELINE_FRAMES_H
#define BASELINE_FRAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "baseline_lines.h"

/// What the engine says of one item, in the same types and order.
struct baseline_frame {
  ptrdiff_t index;
  ptrdiff_t line;
  ptrdiff_t x, y, width, height;
  bool is_clamped;
};

struct baseline_frames {
  struct baseline_frame *frames;
  ptrdiff_t count;
};

/// Items in lines, flush left and at the top of their line, without spacing between lines.
struct baseline_arrangement {
  const int32_t *widths;
  /// A height for each item; null when all are `height` high.
  const int32_t *heights;
  ptrdiff_t height;
  ptrdiff_t count;
  struct baseline_lines lines;
  ptrdiff_t room, gap;
  /// Whether the free cells of each line, the last one included, stand between its items.
  bool is_justified;
};

/// The frames of the items that cover some cell of a rectangle, in the order of the items.
struct baseline_frames baseline_frames_in(
  const struct baseline_arrangement *arrangement, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width,
  ptrdiff_t height);

void baseline_frames_free(struct baseline_frames frames);

#endif
