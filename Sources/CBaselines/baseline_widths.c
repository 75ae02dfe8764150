#define _XOPEN_SOURCE 700

#include "baseline_widths.h"

#include <locale.h>
#include <wchar.h>

#include "baseline_private.h"

bool baseline_use_utf8(void) { return setlocale(LC_CTYPE, "C.UTF-8") != NULL; }

static int32_t width_of(const char *text, size_t length) {
  mbstate_t state = {0};
  int32_t cells = 0;
  while (length > 0) {
    wchar_t wide;
    size_t taken = mbrtowc(&wide, text, length, &state);
    // Not well-formed, or a zero byte.
    if (taken == 0 || taken > length) return cells;
    int width = wcwidth(wide);
    cells += width < 0 ? 1 : width;
    text += taken;
    length -= taken;
  }
  return cells;
}

int32_t *baseline_widths(const uint8_t *bytes, const ptrdiff_t *offsets, ptrdiff_t count) {
  int32_t *widths = allocate(count, sizeof *widths);
  for (ptrdiff_t text = 0; text < count; text++) {
    widths[text] =
      width_of((const char *)bytes + offsets[text], (size_t)(offsets[text + 1] - offsets[text]));
  }
  return widths;
}
