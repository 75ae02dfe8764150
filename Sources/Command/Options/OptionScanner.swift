import CSystem
import Cloud
import Glibc

/// What getopt makes of arguments: options and operands apart, nothing carried out yet.
struct ScannedArguments: Sendable {
  /// Options with their values ("" for flags), in their order.
  var options: [(option: CommandOption, value: String)] = []
  /// What is no option, in its order.
  var operands: [String] = []
  /// The first thing that was wrong; the scan goes on behind it, because `--help` may follow.
  var failure: UsageError?
}

/// Runs libc's `getopt_long` over arguments, with arrays made from the option table.
struct OptionScanner: ~Copyable {
  private let options: [CommandOption]
  /// Table entries carry numbers beyond any letter, so that `val` tells which option it was.
  private static let firstValue: Int32 = 256
  /// getopt's answers to what it doesn't like.
  private static let unknown: Int32 = 0x3F  // "?"
  private static let valueMissing: Int32 = 0x3A  // ":"

  private let shortOptions: String
  private let longOptions: UnsafeMutableBufferPointer<option>

  init(options: [CommandOption] = CommandOption.all) {
    self.options = options
    // ":" first: a missing value is told apart from an unknown option.
    shortOptions = options.reduce(into: ":") { letters, option in
      guard let short = option.short else { return }
      letters.unicodeScalars.append(short)
      if option.valueName != nil { letters += ":" }
    }
    longOptions = .allocate(capacity: options.count + 1)
    for (index, entry) in options.enumerated() {
      longOptions.initializeElement(
        at: index,
        to: option(
          name: UnsafePointer(strdup(entry.long)),
          has_arg: entry.valueName == nil ? no_argument : required_argument, flag: nil,
          val: Self.firstValue + Int32(index)))
    }
    longOptions.initializeElement(at: options.count, to: option())
  }

  deinit {
    for entry in longOptions { free(UnsafeMutablePointer(mutating: entry.name)) }
    longOptions.deallocate()
  }

  /// Sorts `arguments`, without the program's name, into options and operands.
  ///
  /// O(arguments).
  func scan(_ arguments: [String]) -> ScannedArguments {
    let count = arguments.count + 1
    let vector = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: count + 1)
    vector.initialize(repeating: nil)
    vector[0] = strdup("tagcloud")
    for (index, argument) in arguments.enumerated() { vector[index + 1] = strdup(argument) }
    defer {
      for argument in vector { free(argument) }
      vector.deallocate()
    }
    guard let first = vector.baseAddress else { return ScannedArguments() }

    var scanned = ScannedArguments()
    system_options_begin()
    defer { system_options_end() }
    while true {
      let step = system_options_next(Int32(count), first, shortOptions, longOptions.baseAddress)
      let next = Int(step.next)
      func argument(_ index: Int) -> String {
        guard (1..<count).contains(index), let argument = vector[index] else { return "" }
        return String(cString: argument)
      }
      if step.code == -1 {
        scanned.operands = (min(next, count)..<count).map(argument)
        return scanned
      }
      if let option = entry(value: step.code) {
        scanned.options.append((option, step.value.map { String(cString: $0) } ?? ""))
      } else if scanned.failure == nil {
        // getopt leaves an argument of letters with the last of them, and any other at once.
        scanned.failure = failure(of: step, in: [argument(next - 1), argument(next)])
      }
    }
  }

  /// The option that getopt's number stands for; `nil` for its error codes.
  private func entry(value: Int32) -> CommandOption? {
    if value >= Self.firstValue { return options[Int(value - Self.firstValue)] }
    guard value != Self.unknown, value != Self.valueMissing else { return nil }
    return options.first { $0.short.map { Int32($0.value) == value } ?? false }
  }

  /// The fact behind getopt's error codes; `arguments` are the last one read and the next.
  private func failure(of step: system_option_step, in arguments: [String]) -> UsageError {
    if let option = entry(value: step.offender) {
      let isLong = step.offender >= Self.firstValue
      if step.code == Self.valueMissing {
        return .missingValue(
          option: isLong ? "--\(option.long)" : "-\(option.short ?? "?")", allowed: option.allowed)
      }
      let value = arguments[0].drop { $0 != "=" }.dropFirst()
      return .superfluousValue(option: "--\(option.long)", value: String(value))
    }
    guard step.offender == 0 else {
      let letter = Unicode.Scalar(UInt8(truncatingIfNeeded: step.offender))
      if letter.isASCII { return .unknownOption("-\(letter)", nearest: nil) }
      // getopt met a byte of a longer character: name that character.
      let letters = arguments.first { $0.hasPrefix("-") && !$0.utf8.allSatisfy { $0 < 0x80 } }
      let character = letters?.first { !$0.isASCII } ?? "\u{FFFD}"
      return .unknownOption("-\(character)", nearest: nil)
    }
    let name = String(arguments[0].dropFirst(2).prefix { $0 != "=" })
    let visible = options.filter { $0.group != .hidden }.map(\.long)
    let candidates = visible.filter { $0.hasPrefix(name) }
    if candidates.count > 1 {
      return .ambiguousOption("--\(name)", candidates: candidates.map { "--\($0)" })
    }
    return .unknownOption(
      "--\(name)", nearest: NearestMatch.of(name, in: visible).map { "--\($0)" })
  }
}
