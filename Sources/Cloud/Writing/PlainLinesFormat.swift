/// How a file of plain lines is written: its encoding, what ends a line, and whether the last one is
/// ended too.
public struct PlainLinesFormat: Hashable, Sendable {
  /// How characters are put into bytes.
  public enum Encoding: Hashable, Sendable {
    case utf8
    /// With a byte order mark in front.
    case utf8WithMark
    /// UTF-16 of either order; it has a byte order mark, or it would not have been read as such.
    case utf16(isBigEndian: Bool)
  }

  /// What ends a line.
  public enum Newline: Hashable, Sendable {
    case lineFeed
    case carriageReturnAndLineFeed
    case carriageReturn
    /// NUL: tags may hold line breaks and outer blanks then.
    case null
  }

  /// How characters are put into bytes.
  public var encoding = Encoding.utf8
  /// What ends a line.
  public var newline = Newline.lineFeed
  /// Whether the last line is ended too.
  public var endsLastLine = true

  /// UTF-8, every line ended by LF.
  public init() {}

  /// The format of bytes that were read as plain lines.
  ///
  /// The first end of a line speaks for all, so O(bytes of the first line). A file of one line without
  /// an end has LF.
  public init(of bytes: [UInt8]) {
    var start = 0
    var step = 1
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      encoding = .utf8WithMark
      start = 3
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      encoding = .utf16(isBigEndian: bytes[0] == 0xFE)
      (start, step) = (2, 2)
    }
    let isBigEndian = encoding == .utf16(isBigEndian: true)
    func unit(_ position: Int) -> UInt16? {
      guard position >= start, position + step <= bytes.count else { return nil }
      guard step == 2 else { return UInt16(bytes[position]) }
      let (first, second) = (UInt16(bytes[position]), UInt16(bytes[position + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var position = start
    while let one = unit(position) {
      if one == 0x0A { break }
      if one == 0x0D {
        let isPair = unit(position + step) == 0x0A
        newline = isPair ? .carriageReturnAndLineFeed : .carriageReturn
        break
      }
      position += step
    }
    let units = max(0, bytes.count - start) / step
    if let last = unit(start + (units - 1) * step) { endsLastLine = last == 0x0A || last == 0x0D }
  }

  /// The format of bytes whose tags end with NUL.
  public init(endedByNull bytes: [UInt8]) {
    self.init(of: bytes)
    newline = .null
    let last = bytes.suffix(encoding == .utf8 || encoding == .utf8WithMark ? 1 : 2)
    endsLastLine = last.allSatisfy { $0 == 0 }
  }

  /// The end of a line in ASCII.
  var newlineBytes: [UInt8] {
    switch newline {
    case .lineFeed: [0x0A]
    case .carriageReturnAndLineFeed: [0x0D, 0x0A]
    case .carriageReturn: [0x0D]
    case .null: [0x00]
    }
  }
}
