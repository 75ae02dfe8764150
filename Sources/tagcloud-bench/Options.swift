/// What is asked for on the command line.
struct Options: Equatable {
  enum Output: Equatable {
    case table, json, list, help
  }

  var output = Output.table
  /// What the names of workloads must contain.
  var filter = ""
  /// How many pairs each median is of.
  var pairs = 25
  /// The first seed.
  var seed: UInt64 = 1

  private static let pairsRange = 1...10_000
  private static let seedRange = 0...Int.max

  static let spellings = ["--json", "--filter NAME", "--pairs N", "--seed N", "--list", "--help"]

  static let help = """
    usage: tagcloud-bench [--json] [--filter NAME] [--pairs N] [--seed N] | --list | --help
    Measures the layout engine and the widths of text against baselines in C that do the same work on
    the same data.

      --json         a JSON object a line instead of the table
      --filter NAME  only workloads whose name contains NAME, such as greedy-1M or W80
      --pairs N      medians of N pairs of runs, 25 by default
      --seed N       the seed of the first pair's data, 1 by default
      --list         the names of all workloads
      --help         this text

    Times are medians, a ratio is the median of the pairs' ratios, and the quartiles are theirs.
    Times are those of the thread, so that other programs matter little, and are per item: of the
    whole list, for queries of those found, for widths of text per code point. Both sides allocate what they answer, and freed
    memory is kept. Keys are those of the built program on a terminal of 200 × 60 cells, and take
    the time that passes.
    """

  /// Reads the arguments after the program's name; a value may follow its option after `=`.
  init(_ arguments: [String]) throws(BenchError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      var given = parts.count > 1 ? String(parts[1]) : nil
      switch option {
      case "--filter": filter = try Self.value(&given, or: &rest, of: option)
      case "--pairs":
        let value = try Self.value(&given, or: &rest, of: option)
        pairs = try Self.number(value, in: Self.pairsRange, of: option)
      case "--seed":
        let value = try Self.value(&given, or: &rest, of: option)
        seed = UInt64(try Self.number(value, in: Self.seedRange, of: option))
      case "--json": output = .json
      case "--list": output = .list
      case "--help", "-h": output = .help
      default: throw .unknownOption(argument)
      }
      guard given == nil else { throw .unexpectedValue(option: option) }
    }
  }

  /// Takes the value that was given with the option or else the next argument.
  private static func value(
    _ given: inout String?, or rest: inout ArraySlice<String>, of option: String
  ) throws(BenchError) -> String {
    defer { given = nil }
    guard let value = given ?? rest.popFirst() else { throw .missingValue(option: option) }
    return value
  }

  private static func number(
    _ value: String, in range: ClosedRange<Int>, of option: String
  ) throws(BenchError) -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw .notANumber(value, option: option, range: range)
    }
    return number
  }
}
