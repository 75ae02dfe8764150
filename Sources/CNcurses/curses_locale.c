#define _XOPEN_SOURCE 700
#include "curses_locale.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <wchar.h>

static bool is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return strcmp(codeset, "UTF-8") == 0 || strcmp(codeset, "utf8") == 0;
}

bool curses_adopt_locale(const char *fallback) {
  if (setlocale(LC_CTYPE, "") != NULL && is_utf8()) return true;
  return setlocale(LC_CTYPE, fallback) != NULL && is_utf8();
}

int curses_scalar_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
