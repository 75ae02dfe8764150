#include "baseline_frames.h"

#include "baseline_private.h"

/* The place of a line's first cell across the lines. */
static inline ptrdiff_t line_start(const struct baseline_arrangement *a, ptrdiff_t line) {
  if (a->heights == NULL) return line * a->height;
  return line == 0 ? 0 : a->lines.depth_sums[line - 1];
}

/* The first line that ends behind `y`, by division where lines are equally deep. */
static ptrdiff_t first_line_beyond(const struct baseline_arrangement *a, ptrdiff_t y) {
  if (a->heights == NULL) return a->height > 0 ? least(a->lines.count, y / a->height) : 0;
  ptrdiff_t low = 0, high = a->lines.count;
  while (low < high) {
    ptrdiff_t middle = low + (high - low) / 2;
    if (a->lines.depth_sums[middle] > y) high = middle;
    else low = middle + 1;
  }
  return low;
}

/* Written once, compiled for equal heights and others, and for lines that are stretched or not. */
static inline __attribute__((always_inline)) struct baseline_frame *write_lines(
  const struct baseline_arrangement *a, ptrdiff_t first, ptrdiff_t last, ptrdiff_t min_x,
  ptrdiff_t min_y, ptrdiff_t max_x, ptrdiff_t max_y, struct baseline_frame *output, bool is_mixed,
  bool is_justified
) {
  const int32_t *widths = a->widths;
  ptrdiff_t room = a->room;
  ptrdiff_t item = first == 0 ? 0 : a->lines.lines[first - 1].end;
  for (ptrdiff_t line = first; line < last; line++) {
    ptrdiff_t end = a->lines.lines[line].end;
    ptrdiff_t x = 0, y = line_start(a, line);
    ptrdiff_t parts = 1, step = a->gap, rest = 0, left = 0;
    if (is_justified) {
      ptrdiff_t cells = room - a->lines.lines[line].used;
      parts = most(1, end - item - 1);
      step += cells / parts;
      rest = cells % parts;
    }
    for (; item < end && x < max_x; item++) {
      ptrdiff_t width = least(widths[item], room);
      ptrdiff_t height = is_mixed ? a->heights[item] : a->height;
      bool meets = x + width > min_x && width > 0;
      if (is_mixed) meets = meets && y + height > min_y && y < max_y && height > 0;
      if (meets) {
        *output++ = (struct baseline_frame){
          item, line, x, y, width, height, widths[item] > room};
      }
      x += width + step;
      if (is_justified) {
        left += rest;
        if (left >= parts) {
          left -= parts;
          x++;
        }
      }
    }
    item = end;
  }
  return output;
}

struct baseline_frames baseline_frames_in(
  const struct baseline_arrangement *a, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width, ptrdiff_t height
) {
  struct baseline_frames result = {0};
  ptrdiff_t max_x = x + width, max_y = y + height;
  ptrdiff_t first = first_line_beyond(a, y);
  ptrdiff_t last = least(a->lines.count, first_line_beyond(a, max_y - 1) + 1);
  if (width <= 0 || height <= 0 || last <= first) return result;
  ptrdiff_t start = first == 0 ? 0 : a->lines.lines[first - 1].end;
  result.frames = allocate(a->lines.lines[last - 1].end - start, sizeof *result.frames);
  struct baseline_frame *end;
  if (a->heights == NULL && !a->is_justified) {
    end = write_lines(a, first, last, x, y, max_x, max_y, result.frames, false, false);
  } else if (a->heights == NULL) {
    end = write_lines(a, first, last, x, y, max_x, max_y, result.frames, false, true);
  } else if (!a->is_justified) {
    end = write_lines(a, first, last, x, y, max_x, max_y, result.frames, true, false);
  } else {
    end = write_lines(a, first, last, x, y, max_x, max_y, result.frames, true, true);
  }
  result.count = end - result.frames;
  return result;
}

void baseline_frames_free(struct baseline_frames frames) { free(frames.frames); }
