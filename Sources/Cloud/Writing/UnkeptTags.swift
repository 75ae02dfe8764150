/// The tags that plain lines can't hold as they are: reading them back would give others.
public struct UnkeptTags: Hashable, Sendable {
  /// What would become of a tag.
  public enum Loss: Hashable, Sendable {
    /// It holds a line break, which would be a blank.
    case lineBreak
    /// It begins or ends with spaces or tabs, which would go.
    case outerBlanks
    /// It is empty, or all blanks, and would go.
    case empty
    /// It holds NUL, which would end it.
    case null
  }

  /// The index of the first of them.
  public let first: Int
  /// What would become of that one.
  public let loss: Loss
  /// How many there are.
  public let count: Int

  /// Looks for tags that can't be kept; nil if all can.
  ///
  /// Where lines end with NUL, only NUL itself is in the way. O(bytes).
  public init?(of tags: TagList, endedBy newline: PlainLinesFormat.Newline = .lineFeed) {
    var found: (index: Int, loss: Loss)?
    var count = 0
    for index in 0..<tags.count {
      let loss = tags.withUTF8(at: index) {
        newline == .null ? Self.lossAtNull(of: $0) : Self.loss(of: $0)
      }
      guard let loss else { continue }
      found = found ?? (index, loss)
      count += 1
    }
    guard let found else { return nil }
    first = found.index
    loss = found.loss
    self.count = count
  }

  private static func lossAtNull(of text: Span<UInt8>) -> Loss? {
    for position in text.indices where text[position] == 0 { return .null }
    return nil
  }

  private static func loss(of text: Span<UInt8>) -> Loss? {
    var isBlank = true
    for position in text.indices {
      if text[position].isLineBreak { return .lineBreak }
      if !text[position].isBlank { isBlank = false }
    }
    if isBlank { return .empty }
    return text[0].isBlank || text[text.count - 1].isBlank ? .outerBlanks : nil
  }
}

extension UInt8 {
  /// LF or CR.
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}
