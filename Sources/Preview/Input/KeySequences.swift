/// The byte strings that a terminal's keys send, as terminfo names them.
///
///     let sequences = KeySequences((Array("\u{1B}OA".utf8), .up))
///     sequences[Array("\u{1B}OA".utf8)]   // .up
///
/// A terminal has some 60 of them, and they are looked at only when a key is pressed. So they are a
/// list: a dictionary would cost more at the start of the program than it could ever save.
public struct KeySequences: Sendable {
  /// The sequences in the order in which they were added, each once.
  public private(set) var entries: [(sequence: [UInt8], key: Key)] = []

  /// The sequences that are given; of equal ones the first counts.
  public init(_ entries: (sequence: [UInt8], key: Key)...) {
    for (sequence, key) in entries { add(sequence, for: key) }
  }

  /// Adds what a key sends, unless another key sends the same.
  ///
  /// O(sequences).
  public mutating func add(_ sequence: [UInt8], for key: Key) {
    if self[sequence] == nil { entries.append((sequence, key)) }
  }

  /// The key that sends a byte string; nil if none does.
  ///
  /// O(sequences).
  public subscript(sequence: [UInt8]) -> Key? {
    entries.first(where: { $0.sequence == sequence })?.key
  }
}
