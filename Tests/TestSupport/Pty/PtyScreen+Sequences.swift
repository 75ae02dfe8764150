extension PtyScreen {
  /// What the bytes so far have left open.
  struct Parser {
    enum State {
      case ground
      case escape
      /// After `ESC (` and the like: one more byte.
      case designation
      case control
      /// OSC, DCS and the like, up to BEL or ST.
      case string
      case stringEscape
    }

    var state = State.ground
    /// Parameters and intermediates of a control sequence.
    var collected = ""
    /// The bytes of a character that isn't complete.
    var character: [UInt8] = []
    var missing = 0
  }

  /// Takes bytes as a terminal does.
  public mutating func feed(_ bytes: [UInt8]) {
    for byte in bytes { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    switch parser.state {
    case .ground where byte >= 0x80: feedCharacter(byte)
    case .ground where byte >= 0x20 && byte != 0x7F: put(Unicode.Scalar(byte))
    case .ground: perform(control: byte)
    case .escape: feedEscape(byte)
    case .designation: parser.state = .ground
    case .control: feedControl(byte)
    case .string:
      if byte == 0x07 { parser.state = .ground }
      if byte == 0x1B { parser.state = .stringEscape }
    case .stringEscape: parser.state = byte == UInt8(ascii: "\\") ? .ground : .string
    }
  }

  private mutating func feedCharacter(_ byte: UInt8) {
    if byte >= 0xC0 {
      if !parser.character.isEmpty { put("\u{FFFD}") }
      parser.character = [byte]
      parser.missing = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1
      return
    }
    guard parser.missing > 0 else { return put("\u{FFFD}") }
    parser.character.append(byte)
    parser.missing -= 1
    guard parser.missing == 0 else { return }
    for scalar in String(decoding: parser.character, as: UTF8.self).unicodeScalars { put(scalar) }
    parser.character = []
  }

  private mutating func perform(control: UInt8) {
    switch control {
    case 0x07: bells += 1
    case 0x08: move(column: cursor.column - 1)
    case 0x09: move(column: (cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C:
      lineFeed()
      cursor.wraps = false
    case 0x0D: move(column: 0)
    case 0x1B:
      parser.state = .escape
      parser.collected = ""
    default: break
    }
  }

  private mutating func feedEscape(_ byte: UInt8) {
    parser.state = .ground
    switch byte {
    case UInt8(ascii: "["): parser.state = .control
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"), UInt8(ascii: "k"):
      parser.state = .string
    case 0x20...0x2F: parser.state = .designation
    case UInt8(ascii: "7"): savedCursor = cursor
    case UInt8(ascii: "8"): cursor = savedCursor
    case UInt8(ascii: "D"): lineFeed()
    case UInt8(ascii: "E"):
      move(column: 0)
      lineFeed()
    case UInt8(ascii: "M"): reverseLineFeed()
    case UInt8(ascii: "c"):
      self = PtyScreen(columns: columns, rows: rows, countsClusters: countsClusters)
    case 0x1B: parser.state = .escape
    default: break
    }
  }

  private mutating func feedControl(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F: parser.collected.unicodeScalars.append(Unicode.Scalar(byte))
    case 0x40...0x7E:
      parser.state = .ground
      perform(Unicode.Scalar(byte), parser.collected)
    case 0x1B: parser.state = .escape
    default: perform(control: byte)
    }
  }

  private mutating func perform(_ final: Unicode.Scalar, _ collected: String) {
    if collected.first == "?" {
      let modes = collected.dropFirst().split(separator: ";").compactMap { Int($0) }
      if final == "h" || final == "l" { modes.forEach { set(privateMode: $0, final == "h") } }
      return
    }
    guard collected.allSatisfy({ $0.isNumber || $0 == ";" || $0 == ":" }) else { return }
    let parameters = collected.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    let first = parameters.first ?? 0
    let count = max(1, first)
    switch final {
    case "@": insertCells(count)
    case "A", "F": move(column: final == "F" ? 0 : cursor.column, row: cursor.row - count)
    case "B", "e", "E": move(column: final == "E" ? 0 : cursor.column, row: cursor.row + count)
    case "C", "a": move(column: cursor.column + count)
    case "D": move(column: cursor.column - count)
    case "G", "`": move(column: count - 1)
    case "H", "f":
      move(column: parameters.count > 1 ? max(1, parameters[1]) - 1 : 0, row: count - 1)
    case "I": move(column: (cursor.column / 8 + count) * 8)
    case "J": eraseDisplay(first)
    case "K": eraseLine(first)
    case "L": shiftLines(from: cursor.row, by: count)
    case "M": shiftLines(from: cursor.row, by: -count)
    case "P": deleteCells(count)
    case "S": shiftLines(from: top, by: -count)
    case "T": shiftLines(from: top, by: count)
    case "X": blank(row: cursor.row, cursor.column..<cursor.column + count)
    case "Z": move(column: max(0, (cursor.column + 7) / 8 - count) * 8)
    case "b": if let lastScalar { for _ in 0..<min(count, columns * rows) { put(lastScalar) } }
    case "d": move(column: cursor.column, row: count - 1)
    case "h", "l": if first == 4 { inserts = final == "h" }
    case "m": setStyle(parameters.isEmpty ? [0] : parameters)
    case "r":
      let last = parameters.count > 1 && parameters[1] > 0 ? parameters[1] : rows
      (top, bottom) = (min(count, rows) - 1, min(last, rows) - 1)
      move(column: 0, row: 0)
    case "s": savedCursor = cursor
    case "u": cursor = savedCursor
    default: break
    }
  }

  private mutating func setStyle(_ parameters: [Int]) {
    styleParameters.formUnion(parameters)
    for parameter in parameters {
      if parameter == 7 { isReversed = true }
      if parameter == 0 || parameter == 27 { isReversed = false }
    }
  }

  private mutating func set(privateMode mode: Int, _ isOn: Bool) {
    switch mode {
    case 7: autoWraps = isOn
    case 25: isCursorVisible = isOn
    case 47, 1047, 1049:
      guard isOn != isAlternate else { return }
      isAlternate = isOn
      swap(&grid, &otherGrid)
      if isOn {
        mainCursor = cursor
        grid = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
      } else {
        cursor = mainCursor
      }
    case 1, 9, 1000...1006, 1015, 1016, 2004, 2026, 2027:
      if isOn { modes.insert(mode) } else { modes.remove(mode) }
    default: break
    }
  }
}
