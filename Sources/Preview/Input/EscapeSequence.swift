/// A whole escape sequence, taken apart as ECMA-48, section 5.4, has it.
///
/// `ESC [ 1 ; 5 C` is introducer CSI, parameters 1 and 5, final byte C.
struct EscapeSequence: Hashable, Sendable {
  enum Introducer: Hashable, Sendable {
    /// ESC `[`.
    case control
    /// ESC O.
    case singleShift
    /// ESC `[` `[`, which only the Linux console sends.
    case linuxFunction
  }

  let introducer: Introducer
  /// The private marker, one of `<`, `=`, `>` and `?`.
  let marker: Unicode.Scalar?
  /// The parameters between semicolons, each with the parts between its colons; nil where none stands.
  let parameters: [[Int?]]
  let hasIntermediates: Bool
  let final: Unicode.Scalar

  /// Takes a sequence apart; nil if it is none, or one too long to have been kept whole.
  ///
  /// - Parameter bytes: The sequence from ESC to its final byte.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 3, bytes.count < InputTokenizer.maximumSequenceLength,
      let last = bytes.last
    else { return nil }
    var body = bytes.dropFirst(2).dropLast()
    switch (bytes[1], bytes[2]) {
    case (0x5B, 0x5B): introducer = .linuxFunction
    case (0x5B, _): introducer = .control
    default: introducer = .singleShift
    }
    if let first = body.first, 0x3C...0x3F ~= first {
      marker = Unicode.Scalar(first)
      body.removeFirst()
    } else {
      marker = nil
    }
    let end = body.firstIndex { $0 < 0x30 } ?? body.endIndex
    hasIntermediates = end < body.endIndex
    parameters = body[..<end].split(separator: 0x3B, omittingEmptySubsequences: false).map {
      $0.split(separator: 0x3A, omittingEmptySubsequences: false).map(Self.number)
    }
    final = Unicode.Scalar(last)
  }

  /// A parameter, or a part of it; nil if it isn't there.
  func parameter(_ index: Int, part: Int = 0) -> Int? {
    guard index < parameters.count, part < parameters[index].count else { return nil }
    return parameters[index][part]
  }

  /// Whether this is the start of a bracketed paste.
  var beginsPaste: Bool {
    introducer == .control && marker == nil && !hasIntermediates && final == "~"
      && parameters == [[200]]
  }

  /// Decimal digits as a number; absurdly large ones are clamped.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard 0x30...0x39 ~= digit else { return nil }
      value = min(value * 10 + Int(digit - 0x30), 1 << 30)
    }
    return value
  }
}
