import CellText

/// The properties of every code point, read from the data files.
struct UnicodeData {
  private(set) var version = ""
  private(set) var widthClasses = [WidthClass](repeating: .narrow, count: 0x11_0000)
  private(set) var marks = [SanitizingAction?](repeating: nil, count: 0x11_0000)
  private(set) var traits = [ScalarProperties.Traits](repeating: [], count: 0x11_0000)

  init(directory: String) throws(GeneratorError) {
    try self.init(
      ranges: TextFile.read(directory + "/ranges.tsv"),
      variationBases: TextFile.read(directory + "/vs.tsv"),
      properties: TextFile.read(directory + "/properties.tsv"))
  }

  init(ranges: String, variationBases: String, properties: String) throws(GeneratorError) {
    let ranges = DataTable(name: "ranges.tsv", text: ranges)
    let properties = DataTable(name: "properties.tsv", text: properties)
    guard let version = ranges.unicodeVersion else { throw .missingVersion(file: ranges.name) }
    guard let other = properties.unicodeVersion else {
      throw .missingVersion(file: properties.name)
    }
    guard version == other else { throw .differentVersions(version, other) }
    self.version = version
    try readWidthClasses(ranges)
    try readProperties(properties)
    try readVariationBases(DataTable(name: "vs.tsv", text: variationBases))
  }

  private mutating func readWidthClasses(_ table: DataTable) throws(GeneratorError) {
    for row in table.rows {
      let range = try table.range(of: row)
      guard let widthClass = Self.widthClasses[row.columns[2]] else {
        throw .unknownName(String(row.columns[2]), file: table.name, line: row.line)
      }
      for value in range { widthClasses[value] = widthClass }
    }
    for (widthClass, ranges) in WidthClassPolicy.ranges {
      for range in ranges {
        for value in range { widthClasses[value] = widthClass }
      }
    }
  }

  private mutating func readProperties(_ table: DataTable) throws(GeneratorError) {
    for row in table.rows {
      let range = try table.range(of: row)
      switch row.columns[2] {
      case "Nonspacing_Mark": for value in range { marks[value] = .nonspacingMark }
      case "Spacing_Mark": for value in range { marks[value] = .spacingMark }
      default:
        guard let trait = Self.traits[row.columns[2]] else {
          throw .unknownName(String(row.columns[2]), file: table.name, line: row.line)
        }
        for value in range { traits[value].insert(trait) }
      }
    }
  }

  private mutating func readVariationBases(_ table: DataTable) throws(GeneratorError) {
    for row in table.rows {
      guard row.columns.count == 3, let value = Int(row.columns[0], radix: 16),
        (0..<0x11_0000).contains(value)
      else { throw .malformed(file: table.name, line: row.line) }
      traits[value].insert(.variationBase)
      if row.columns[1] == "1" { traits[value].insert(.widenedByEmojiStyle) }
    }
  }

  private static let traits: [Substring: ScalarProperties.Traits] = [
    "Extended_Pictographic": .pictographic, "Emoji_Presentation": .emojiPresentation,
    "Emoji_Modifier": .emojiModifier, "Joining_Letter": .joiningLetter,
    "Cluster_Rule": .clusterRule,
  ]

  private static let widthClasses: [Substring: WidthClass] = [
    "0": .zero, "1": .narrow, "2": .wide, "A": .ambiguous, "M": .spacingMark,
    "N": .wideSpacingMark, "P": .prependedMark, "S": .softHyphen, "F": .choseongFiller,
    "H": .halfwidthFiller, "G": .hangulFiller, "C": .circledNumber, "J": .conjoiningJamo,
    "I": .unassignedIgnorable, "Z": .lineSeparator, "R": .regionalIndicator, "U": .unassigned,
    "C0C1": .control,
  ]
}
