#ifndef BASELINE_MEMORY_H
#define BASELINE_MEMORY_H

/// Makes the allocator keep what is freed, for both sides of a comparison.
///
/// Otherwise large blocks go back to the kernel, and its zeroing of pages would be a large part of
/// what is measured.
void baseline_keep_freed_memory(void);

#endif
