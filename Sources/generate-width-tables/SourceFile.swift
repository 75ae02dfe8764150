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

      /// The byte that stands for the first record.
      static let firstRecord: UInt8 = \(ScalarTable.firstRecord)

      /// `ScalarProperties` by record, as raw values.
      static let properties: InlineArray<\(table.properties.count), UInt32> = [
    \(numbers(table.properties.map(\.rawValue)))
      ]

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
