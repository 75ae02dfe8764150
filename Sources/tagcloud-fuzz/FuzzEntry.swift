/// A part of the program that any bytes are fed to.
///
/// To add one, write a file in `Entries`, name it in `all`, and put a seed or two into
/// `Seeds/NAME`.
struct FuzzEntry: Sendable, CustomStringConvertible {
  /// The name that `TAGCLOUD_FUZZ` and `make fuzz ENTRY=` choose it by.
  let name: String
  /// What is done with the bytes.
  let summary: String
  private let check: @Sendable (inout FuzzInput) throws(BrokenLaw) -> Void

  init(
    _ name: String, _ summary: String,
    check: @escaping @Sendable (inout FuzzInput) throws(BrokenLaw) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.check = check
  }

  /// All entries.
  static let all: [FuzzEntry] = [.layout, .text, .input, .update, .lines, .json, .sources]

  /// The entry of a name; nil if there is none.
  static func named(_ name: String) -> FuzzEntry? {
    all.first { $0.name == name }
  }

  /// Feeds it `bytes`: returns if all laws hold.
  func run(_ bytes: [UInt8]) throws(BrokenLaw) {
    var input = FuzzInput(bytes)
    try check(&input)
  }

  var description: String { name }
}
