import Glibc

/// The time that this thread has run, which other programs' turns don't count in.
enum ThreadClock {
  /// Nanoseconds from some point on.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// What `work` returns, and the nanoseconds that it ran.
  @inline(never)
  static func time<Answer>(_ work: () -> Answer) -> (answer: Answer, nanoseconds: Int) {
    let start = now
    let answer = work()
    return (answer, now - start)
  }
}
