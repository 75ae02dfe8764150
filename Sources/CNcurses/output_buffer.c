#include "output_buffer.h"

#include <stdlib.h>
#include <string.h>

bool buffer_reserve(struct output_buffer *buffer, size_t more) {
  if (more <= buffer->capacity - buffer->count) return true;
  size_t capacity = buffer->capacity < 4096 ? 4096 : buffer->capacity;
  while (capacity - buffer->count < more) capacity *= 2;
  char *grown = realloc(buffer->data, capacity);
  if (grown == NULL) {
    buffer->is_short = true;
    return false;
  }
  buffer->data = grown;
  buffer->capacity = capacity;
  return true;
}

void buffer_append(struct output_buffer *buffer, const char *bytes, size_t count) {
  if (count == 0 || !buffer_reserve(buffer, count)) return;
  memcpy(buffer->data + buffer->count, bytes, count);
  buffer->count += count;
}

void buffer_append_capability(struct output_buffer *buffer, const char *string) {
  while (string != NULL && *string != '\0') {
    const char *delay = strstr(string, "$<");
    const char *end = delay == NULL ? NULL : strchr(delay, '>');
    size_t count = end == NULL ? strlen(string) : (size_t)(delay - string);
    buffer_append(buffer, string, count);
    string = end == NULL ? NULL : end + 1;
  }
}

void buffer_free(struct output_buffer *buffer) {
  free(buffer->data);
  *buffer = (struct output_buffer){0};
}
