import Glibc

/// A clock that never goes back; only differences mean something.
enum MonotonicClock {
  /// The time in milliseconds.
  static func milliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
