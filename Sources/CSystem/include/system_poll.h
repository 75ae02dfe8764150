#ifndef SYSTEM_POLL_H
#define SYSTEM_POLL_H

/// Why `system_poll` came back; `system_poll_error` means errno.
enum system_readiness {
  system_poll_error = -1,
  system_poll_timed_out = 0,
  system_poll_readable = 1,
  system_poll_hung_up = 2,
  system_poll_signalled = 3,
  /// SIGHUP or SIGTERM came, and is for the caller to heed.
  system_poll_ending = 4,
};

/// Waits until a descriptor can be read, its other end is gone, a watched signal comes
/// (`system_signals_watch`, `system_signals_defer_endings`), or the time is over.
///
/// The watched signals are let in only while it waits, so that none is lost between looking at
/// them and falling asleep. Other signals don't end the wait. `milliseconds`: 0 only looks, a
/// negative number waits for ever. A hang-up goes before what may still be read.
enum system_readiness system_poll(int descriptor, int milliseconds);

#endif
