/// What the program's exit status means, in one place.
enum ExitStatus {
  /// Printed, or the person quit.
  static let success: Int32 = 0
  /// Unreadable input, a write error, or a violation of `--strict`.
  static let failure: Int32 = 1
  /// Bad usage, or a terminal was demanded and there is none that works.
  static let usage: Int32 = 2
  /// What the number of a signal that ended the program is added to, as shells do.
  static let signalBase: Int32 = 128

  /// A signal ended the program.
  static func ended(by signal: Int32) -> Int32 { signalBase + signal }
}

extension CommandFailure {
  /// The exit status that tells this failure to scripts.
  var exitStatus: Int32 {
    switch self {
    case .usage, .terminal: ExitStatus.usage
    case .cannotRead, .unreadable, .tooMuchInput, .tooManyTags, .cannotWrite, .terminalLost,
      .badRecord, .emptyRecord,
      .cannotRecord, .notARecord:
      ExitStatus.failure
    }
  }
}
