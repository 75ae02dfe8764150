#ifndef OUTPUT_BUFFER_H
#define OUTPUT_BUFFER_H

#include <stdbool.h>
#include <stddef.h>

/* Bytes on their way to the terminal. Where no memory is left what is appended is dropped whole, and
   `is_short` says so. */
struct output_buffer {
  char *data;
  size_t count;
  size_t capacity;
  bool is_short;
};

/* Makes room for that many more bytes. */
bool buffer_reserve(struct output_buffer *buffer, size_t more);

void buffer_append(struct output_buffer *buffer, const char *bytes, size_t count);

/* Appends a string capability without its padding, `$<5>`; nothing for NULL. */
void buffer_append_capability(struct output_buffer *buffer, const char *string);

void buffer_free(struct output_buffer *buffer);

#endif
