extension KeyBenchmark {
  /// Keys that break lines anew, keys that edit, and keys that work long.
  static let all: [KeyBenchmark] = breaking + editing + long

  private static let breaking: [KeyBenchmark] = [
    turns("resize", ["+", "-"]),
    turns("resize-10", ["<", ">"]),
    turns("item-spacing", ["]", "["]),
    turns("line-spacing", ["}", "{"]),
    turns("padding", [")", "("]),
    turns("direction", ["v"]),
    turns("align", ["2", "3", "1"]),
    KeyBenchmark(
      name: "key-1M-balance", steps: [Step(key: "B", after: ["B"])], target: 25),
    KeyBenchmark(
      name: "key-1M-balanced-resize", steps: [Step(key: "+"), Step(key: "-")], start: ["B"],
      target: 25),
  ]

  private static let editing: [KeyBenchmark] = [
    KeyBenchmark(name: "key-1M-add", steps: [Step(before: ["a", "x"], key: "\r")]),
    KeyBenchmark(name: "key-1M-edit", steps: [Step(before: ["e", "x"], key: "\r")]),
    turns("delete", ["d"]),
    KeyBenchmark(name: "key-1M-undo", steps: [Step(before: ["d"], key: "u")]),
    turns("move", ["L", "H"]),
  ]

  /// The first frame says what is done, the second that it is done.
  private static let long: [KeyBenchmark] = [
    ("sort", Step(key: "s")),
    ("shuffle", Step(key: "z")),
    // No tag has a digit, so that all are looked at.
    ("find", Step(before: ["/"], key: "9", after: ["\u{1B}"])),
  ].flatMap { name, step in
    [
      KeyBenchmark(name: "key-1M-\(name)-message", steps: [step], frames: 2),
      KeyBenchmark(
        name: "key-1M-\(name)", steps: [step], reference: .sort, target: 3, frames: 2, frame: 2),
    ]
  }

  private static func turns(_ name: String, _ keys: [String]) -> KeyBenchmark {
    KeyBenchmark(name: "key-1M-\(name)", steps: keys.map { Step(key: $0) })
  }
}
