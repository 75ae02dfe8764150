import Glibc

/// What the tests were built with to find faults of memory and of threads.
public enum Sanitizer: String, Sendable {
  case address
  case thread

  /// The one that runs; nil for an ordinary build.
  public static let current: Sanitizer? = {
    if dlsym(nil, "__asan_init") != nil { return .address }
    return dlsym(nil, "__tsan_init") != nil ? .thread : nil
  }()

  /// How many times to repeat what is random or exhaustive: an eighth under a sanitizer, which makes each
  /// time ten times as long.
  public static func repetitions(_ count: Int) -> Int {
    current == nil ? count : max(1, count / 8)
  }

  /// Why a test of the process's own memory says nothing under a sanitizer.
  public static let countsMemory: String =
    "a sanitizer keeps memory of its own for each byte, so what the process holds says nothing"
}
