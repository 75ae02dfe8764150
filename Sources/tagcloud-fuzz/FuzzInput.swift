/// Bytes that are read as values.
///
/// Any bytes make some values, and beyond their end all bytes are 0. Most values take one byte, so
/// that a fuzzer which changes a byte changes one thing.
struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// Whether only zeros are left.
  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 {
    bytes.popFirst() ?? 0
  }

  /// Takes one byte.
  mutating func flag() -> Bool {
    byte() & 1 == 1
  }

  /// A number of a range of up to 256 numbers; takes one byte.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(byte()) % range.count
  }

  /// One of `choices`; takes one byte.
  mutating func pick<Choice>(_ first: Choice, _ others: Choice...) -> Choice {
    let index = number(in: 0...others.count)
    return index == 0 ? first : others[index - 1]
  }

  /// Nil, or what `value` reads; takes one byte more.
  mutating func optional<Value>(_ value: (inout FuzzInput) -> Value) -> Value? {
    flag() ? value(&self) : nil
  }

  /// Up to `most` values; takes one byte more.
  mutating func list<Value>(atMost most: Int, _ value: (inout FuzzInput) -> Value) -> [Value] {
    (0..<number(in: 0...most)).map { _ in value(&self) }
  }

  /// 64 bits; takes eight bytes.
  mutating func word() -> UInt64 {
    (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) }
  }

  /// All bytes that are left.
  mutating func rest() -> [UInt8] {
    defer { bytes = [] }
    return Array(bytes)
  }
}
