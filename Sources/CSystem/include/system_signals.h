#ifndef SYSTEM_SIGNALS_H
#define SYSTEM_SIGNALS_H

#include <signal.h>
#include <stdbool.h>

/// The signals that `system_signals_take` reports, as bits.
enum system_signal {
  /// SIGWINCH: the terminal has another size.
  system_signal_resize = 1,
  /// SIGCONT: the process was stopped and goes on.
  system_signal_continue = 2,
  /// SIGTSTP: the process is asked to stop.
  system_signal_stop = 4,
};

/// Watches SIGWINCH, SIGCONT and SIGTSTP: they are blocked but for `system_poll`, and noted there.
///
/// A SIGTSTP that the parent had ignored stays ignored. Call it again after code that may have
/// installed handlers of its own.
void system_signals_watch(void);

/// Gives the three signals back the meaning that they had.
void system_signals_unwatch(void);

/// Whether a watched signal came since `system_signals_take` was called last.
bool system_signals_are_noted(void);

/// The watched signals that came since the last call, as bits of `system_signal`.
int system_signals_take(void);

/// Says whether SIGHUP and SIGTERM wait until somebody asks for them, as `system_poll` does.
///
/// Those that the parent had ignored stay ignored. One that comes while another has been waiting for more than
/// a second ends the process as it would have: whoever was to ask is stuck.
void system_signals_defer_endings(bool is_deferring);

/// SIGHUP or SIGTERM, the first that came while they were deferred; 0 if none did.
int system_signals_ending(void);

/// Lets SIGHUP and SIGTERM in only within a wait from here on; returns the mask to put back.
sigset_t system_signals_hold_endings(void);

/// The mask to wait with: the current one without the watched signals.
sigset_t system_signals_waiting_mask(void);

/// Stops the process, or its whole group, as Ctrl-Z does; returns once it is continued.
///
/// Returns at once where job control is off: SIGTSTP was ignored, or the group is orphaned.
void system_stop(bool whole_group);

#endif
