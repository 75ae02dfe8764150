import Glibc

/// A way to die while the terminal is taken, for tests of what is left behind.
enum SelfTestCrash: String, Hashable, Sendable, CaseIterable {
  /// A Swift trap, as an index out of range makes it.
  case trap
  /// `fatalError`, which prints.
  case fatal
  /// Recursion without end.
  case stack
  /// `exit` without giving the terminal back first.
  case exit
  /// `abort`, as a C assertion does.
  case abort

  /// Dies.
  func happen() -> Never {
    switch self {
    case .trap:
      let none: [Int] = []
      Glibc.exit(Int32(truncatingIfNeeded: none[Self.allCases.count]))
    case .fatal: fatalError("crash asked for by --self-test-crash=fatal")
    case .stack: Glibc.exit(Int32(truncatingIfNeeded: Self.descend(1)))
    case .exit: Glibc.exit(ExitStatus.success)
    case .abort: Glibc.abort()
    }
  }

  /// Recursion that no optimiser turns into a loop: each level holds memory that the next one reads.
  @inline(never)
  private static func descend(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { frame in
      frame.initialize(repeating: depth)
      return descend(depth &+ 1) &+ frame[depth & 63]
    }
  }
}
