#ifndef BASELINE_PACKING_H
#define BASELINE_PACKING_H

#include <stddef.h>
#include <stdint.h>

/// The indices of all items in an order that fills lines better than the given one: line after
/// line, the first item that is left and of the next ones those that fill the line best. The given
/// order where that makes no fewer lines. `free` it.
///
/// The room is less than 8192 cells, and no item is empty together with the gap.
ptrdiff_t *baseline_packing_order(
  const int32_t *widths, ptrdiff_t count, ptrdiff_t room, ptrdiff_t gap);

#endif
