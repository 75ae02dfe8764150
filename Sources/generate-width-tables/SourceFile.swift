import CellText

/// The committed Swift file.
enum SourceFile {
  /// Columns that a line of a literal may take, without what stands around it.
  private static let lineWidth = 88

  static func contents(of table: ScalarTable) -> String {
    """
    // Made by generate-width-tables from Unicode \(table.version) data. Do not edit.

    /// Properties of all scalars in two stages; `ScalarTables+Lookup.swift` reads them.
    package enum ScalarTables {
      /// The Unicode version of the data.
      static let unicodeVersion = "\(table.version)"

      /// Scalars of a block, as a power of two.
      static let blockShift: UInt32 = \(ScalarTable.blockShift)

      /// `ScalarProperties` by record, as raw values; 0 where there is no record.
      static let properties: InlineArray<\(table.properties.count), UInt32> = [
    \(numbers(table.properties.map(\.rawValue)))
      ]

      /// Width class and age by cell class: five bits, and three.
      static let cellClasses: InlineArray<\(table.cellClasses.count), UInt8> = [
    \(numbers(table.cellClasses.map(UInt32.init)))
      ]

      /// What follows each `ClusterState`, 32 bytes a state, one a `ClusterBreak`: the next state in the
      /// low four bits, and bit 6 where no cluster ends.
      static let clusterTransitions: StaticString = \"""
    \(literal(clusterTransitions))
        \"""

      /// The block of each run of scalars.
      static let blocks: StaticString = \"""
    \(literal(table.blocks))
        \"""

      /// The record of each scalar of each block.
      static let records: StaticString = \"""
    \(literal(table.records))
        \"""
    }

    """
  }

  /// Bit 5 is set to make the bytes printable.
  private static var clusterTransitions: [UInt8] {
    ClusterState.allCases.flatMap { state in
      (0..<32).map { number in
        guard let next = ClusterBreak(rawValue: UInt8(number)) else { return 0x20 }
        return 0x20 | state.after(next).rawValue | (state.joins(next) ? 0x40 : 0)
      }
    }
  }

  private static func numbers(_ values: [UInt32]) -> String {
    stride(from: 0, to: values.count, by: 8).map { start in
      let line = values[start..<min(start + 8, values.count)]
      return "    " + line.map { "0x" + String($0, radix: 16) }.joined(separator: ", ") + ","
    }.joined(separator: "\n")
  }

  /// Lines of a multi-line literal, joined by a backslash at their ends: the literal has no newline.
  private static func literal(_ bytes: [UInt8]) -> String {
    var lines: [String] = []
    var line = ""
    for byte in bytes {
      let text = escaped(byte)
      if line.utf8.count + text.utf8.count > lineWidth {
        lines.append(line)
        line = ""
      }
      line += text
    }
    lines.append(line)
    return lines.map { "    " + $0 }.joined(separator: "\\\n")
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x22, 0x5C: "\\" + String(Unicode.Scalar(byte))
    case 0x21...0x7E: String(Unicode.Scalar(byte))
    default: "\\u{" + String(byte, radix: 16) + "}"
    }
  }
}
