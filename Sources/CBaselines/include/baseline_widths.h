#ifndef BASELINE_WIDTHS_H
#define BASELINE_WIDTHS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Makes the C library read UTF-8, for the whole program; false if it can't.
bool baseline_use_utf8(void);

/// The cells of each text by `mbrtowc` and `wcwidth`, -1 counted as 1. `free` them.
///
/// Text `i` has the bytes from `offsets[i]` to `offsets[i + 1]`; they are well-formed.
int32_t *baseline_widths(const uint8_t *bytes, const ptrdiff_t *offsets, ptrdiff_t count);

#endif
