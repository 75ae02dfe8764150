#pragma once
#include <getopt.h>

/* getopt_long for Swift: its globals optarg, optind, optopt and opterr are out of Swift's reach. */

/* What one call of getopt_long found. */
struct system_option_step {
  /* The option's `val`; -1 at the end; '?' for an option that is unknown, ambiguous or has a value
     that it doesn't take; ':' for one that lacks its value. */
  int code;
  /* The `val` of the option that was wrong; 0 for an unknown or ambiguous long one. */
  int offender;
  /* Index of the argument that comes next: of the first operand at the end. */
  int next;
  /* The option's value, or NULL. */
  const char *value;
};

/* Starts a scan. getopt's state is global: other threads wait here until system_options_end(). */
void system_options_begin(void);

/* One step of the scan. Moves operands behind the options in `arguments`, as GNU getopt does.
   Prints nothing. */
struct system_option_step system_options_next(int count, char **arguments, const char *short_options,
                                              const struct option *long_options);

/* Ends a scan. */
void system_options_end(void);
