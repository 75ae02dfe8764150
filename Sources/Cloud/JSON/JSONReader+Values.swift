// The values of one token: RFC 8259, sections 3, 6 and 7. Each scan begins at `position` and leaves
// it after the token.

extension JSONReader {
  /// The string at `position`, its quote included.
  mutating func scanString() throws(JSONFault) -> JSONToken {
    let start = position + 1
    var (index, isEscaped) = (start, false)
    scanning: while true {
      guard index < end else { throw fault(.unexpectedEnd(expected: .endOfString), at: end) }
      switch source[index] {
      case UInt8(ascii: "\""): break scanning
      case UInt8(ascii: "\\"):
        isEscaped = true
        switch JSONEscape.read(at: index, in: source, end: end) {
        case .scalar(_, let next): index = next
        case .loneSurrogate(let next):
          firstLoneSurrogate = firstLoneSurrogate ?? index
          index = next
        case .unknown(let offset): throw fault(.unknownEscape(scalar(at: offset)), at: index)
        case .notHexadecimal(let offset): throw unexpected(at: offset, expected: .hexadecimalDigit)
        }
      case 0x00..<0x20:
        throw fault(.controlCharacter(scalar(at: index)), at: index)
      default: index += 1
      }
    }
    if let firstInvalid, start..<index ~= firstInvalid {
      throw fault(.invalidUTF8, at: firstInvalid)
    }
    position = index + 1
    return JSONToken(range: start..<index, isEscaped: isEscaped)
  }

  /// The number at `position`.
  mutating func scanNumber() throws(JSONFault) -> JSONToken {
    let start = position
    var index = start
    if has(UInt8(ascii: "-"), at: index) { index += 1 }
    if has(UInt8(ascii: "0"), at: index) {
      index += 1
    } else {
      index = try skipDigits(from: index)
    }
    if has(UInt8(ascii: "."), at: index) { index = try skipDigits(from: index + 1) }
    if has(UInt8(ascii: "e"), at: index) || has(UInt8(ascii: "E"), at: index) {
      index += 1
      if has(UInt8(ascii: "+"), at: index) || has(UInt8(ascii: "-"), at: index) { index += 1 }
      index = try skipDigits(from: index)
    }
    position = index
    return JSONToken(range: start..<index, isEscaped: false)
  }

  /// `true`, `false` or `null` at `position`.
  mutating func scanName() throws(JSONFault) -> JSONEvent {
    let start = position
    var index = start
    while index < end, source[index].isWordByte { index += 1 }
    let word = String(decoding: source[start..<index], as: UTF8.self)
    let event: JSONEvent
    switch word {
    case "true": event = .boolean(true)
    case "false": event = .boolean(false)
    case "null": event = .null
    default: throw fault(.unknownWord(word), at: start)
    }
    position = index
    return event
  }

  /// The end of the digits from `index` on, of which there must be one.
  private func skipDigits(from index: Int) throws(JSONFault) -> Int {
    var index = index
    guard index < end, source[index].isDigit else {
      throw unexpected(at: index, expected: .digit)
    }
    while index < end, source[index].isDigit { index += 1 }
    return index
  }

  private func has(_ byte: UInt8, at index: Int) -> Bool {
    index < end && source[index] == byte
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var isWordByte: Bool {
    isDigit || self == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }
}
