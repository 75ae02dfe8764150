#include "system_options.h"

#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t scanning = PTHREAD_MUTEX_INITIALIZER;

void system_options_begin(void) {
  pthread_mutex_lock(&scanning);
  /* 0, not 1: glibc then forgets what a former scan left half read. */
  optind = 0;
  opterr = 0;
}

struct system_option_step system_options_next(int count, char **arguments, const char *short_options,
                                              const struct option *long_options) {
  struct system_option_step step;
  optarg = NULL;
  optopt = 0;
  step.code = getopt_long(count, arguments, short_options, long_options, NULL);
  step.offender = optopt;
  step.next = optind;
  step.value = optarg;
  return step;
}

void system_options_end(void) { pthread_mutex_unlock(&scanning); }
