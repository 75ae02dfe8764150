/// Where writers put bytes.
public protocol ByteSink {
  /// Takes all of `bytes`, or throws.
  mutating func write(_ bytes: Span<UInt8>) throws
}

/// A sink that keeps the bytes, for callers that want them whole.
public struct ByteArraySink: ByteSink, Sendable {
  /// All that was written.
  public private(set) var bytes: [UInt8] = []

  /// An empty sink.
  public init() {}

  /// The bytes as a string; what is not UTF-8 becomes U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends `bytes`.
  public mutating func write(_ bytes: Span<UInt8>) {
    self.bytes.append(bytes)
  }
}

/// Bytes on their way to a sink, handed over in chunks.
struct ByteChunks {
  /// As many bytes as make a write worth its cost.
  static let size = 1 << 16

  var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(Self.size + Self.size / 4)
  }

  /// Hands a full chunk over.
  @inline(__always)
  mutating func flushIfFull(to sink: inout some ByteSink) throws {
    if bytes.count >= Self.size { try flush(to: &sink) }
  }

  /// Hands over what is there.
  mutating func flush(to sink: inout some ByteSink) throws {
    guard !bytes.isEmpty else { return }
    try sink.write(bytes.span)
    bytes.removeAll(keepingCapacity: true)
  }
}

extension [UInt8] {
  /// Appends the bytes of a span.
  @inline(__always)
  mutating func append(_ span: Span<UInt8>) {
    // The buffer is used within the call only.
    unsafe span.withUnsafeBufferPointer { unsafe self.append(contentsOf: $0) }
  }

  /// Appends a number in decimal digits.
  mutating func append(decimal number: Int) {
    if number < 0 { append(0x2D) }
    // 64 bits have at most 20 digits; they come out last first.
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var first = 20
    var rest = number.magnitude
    repeat {
      first -= 1
      digits[first] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    for index in first..<20 { append(digits[index]) }
  }

  /// Appends the UTF-8 of a scalar (RFC 3629, section 3).
  @inline(__always)
  mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(value >> shift & 0x3F) }
    switch value {
    case 0..<0x80:
      append(UInt8(value))
    case 0x80..<0x800:
      append(0xC0 | UInt8(value >> 6))
      append(tail(0))
    case 0x800..<0x1_0000:
      append(0xE0 | UInt8(value >> 12))
      append(tail(6))
      append(tail(0))
    default:
      append(0xF0 | UInt8(value >> 18))
      append(tail(12))
      append(tail(6))
      append(tail(0))
    }
  }
}
