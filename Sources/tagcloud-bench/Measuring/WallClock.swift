import Glibc

/// The time that passes, for work that another process does.
enum WallClock {
  /// Nanoseconds from some point on.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
