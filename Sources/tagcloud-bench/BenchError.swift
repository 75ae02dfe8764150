import Glibc

/// What can go wrong, and the words for it.
enum BenchError: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case notANumber(String, option: String, range: ClosedRange<Int>)
  case noWorkload(String)
  case noUTF8
  case system(doing: String, errno: Int32)
  case noFrame
  case programFailed
  case wrongAnswer(workload: String, seed: UInt64)

  /// 2 for a usage error, 1 for others.
  var exitStatus: Int32 {
    switch self {
    case .wrongAnswer, .noUTF8, .system, .noFrame, .programFailed: 1
    default: 2
    }
  }

  var description: String {
    switch self {
    case .unknownOption(let option):
      "unknown argument '\(option)'; allowed are \(Options.spellings.joined(separator: ", "))"
    case .missingValue(let option): "option '\(option)' needs a value"
    case .unexpectedValue(let option): "option '\(option)' takes no value"
    case .notANumber(let value, let option, let range):
      "option '\(option)': '\(value)' is no number from \(range.lowerBound) to \(range.upperBound)"
    case .noWorkload(let filter):
      "no workload's name contains '\(filter)'; --list shows the names"
    case .noUTF8: "the C library has no locale C.UTF-8"
    case .system(let action, let code): "can't \(action): \(String(cString: strerror(code)))"
    case .noFrame: "the program shows no frame"
    case .programFailed: "a program that is measured against failed"
    case .wrongAnswer(let workload, let seed):
      "\(workload): the engine and the baseline disagree on the data of seed \(seed)"
    }
  }
}
