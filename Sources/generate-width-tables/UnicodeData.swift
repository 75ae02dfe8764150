import CellText

/// The properties of every code point, read from the data files.
struct UnicodeData {
  private(set) var version = ""
  private(set) var widthClasses = [WidthClass](repeating: .narrow, count: 0x11_0000)
  private(set) var marks = [SanitizingAction?](repeating: nil, count: 0x11_0000)
  private(set) var traits = [ScalarProperties.Traits](repeating: [], count: 0x11_0000)
  private(set) var clusterBreaks = [ClusterBreak](repeating: .other, count: 0x11_0000)
  private(set) var ages = [WidthProfile.UnicodeVersion](repeating: .unicode14, count: 0x11_0000)

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
    var conjunctBreaks = [ConjunctBreak?](repeating: nil, count: 0x11_0000)
    for row in table.rows {
      let range = try table.range(of: row)
      let name = row.columns[2]
      if let trait = Self.traits[name] {
        for value in range { traits[value].insert(trait) }
      } else if let mark = Self.marks[name] {
        for value in range { marks[value] = mark }
      } else if let clusterBreak = Self.clusterBreaks[name] {
        for value in range { clusterBreaks[value] = clusterBreak }
      } else if let conjunctBreak = ConjunctBreak(rawValue: String(name)) {
        for value in range { conjunctBreaks[value] = conjunctBreak }
      } else if let age = Self.ages[name] {
        for value in range { ages[value] = age }
      } else {
        throw .unknownName(String(name), file: table.name, line: row.line)
      }
    }
    for value in 0..<0x11_0000 {
      guard
        let clusterBreak = clusterBreaks[value].divided(
          by: conjunctBreaks[value], isPictographic: traits[value].contains(.pictographic))
      else { throw .contradiction(value, file: table.name) }
      clusterBreaks[value] = clusterBreak
    }
  }

  private mutating func readVariationBases(_ table: DataTable) throws(GeneratorError) {
    for row in table.rows {
      guard row.columns.count == 3, let value = Int(row.columns[0], radix: 16),
        (0..<0x11_0000).contains(value)
      else { throw .malformed(file: table.name, line: row.line) }
      traits[value].insert(.variationBase)
    }
  }

  private static let traits: [Substring: ScalarProperties.Traits] = [
    "Extended_Pictographic": .pictographic, "Emoji_Presentation": .emojiPresentation,
    "Emoji_Modifier": .emojiModifier, "Emoji_Modifier_Base": .emojiModifierBase,
    "Joining_Letter": .joiningLetter,
  ]

  private static let marks: [Substring: SanitizingAction] = [
    "Nonspacing_Mark": .nonspacingMark, "Spacing_Mark": .spacingMark,
  ]

  private static let clusterBreaks: [Substring: ClusterBreak] = [
    "GCB=CR": .carriageReturn, "GCB=LF": .lineFeed, "GCB=Control": .control,
    "GCB=Extend": .extend, "GCB=ZWJ": .zeroWidthJoiner,
    "GCB=Regional_Indicator": .regionalIndicator, "GCB=Prepend": .prepend,
    "GCB=SpacingMark": .spacingMark, "GCB=L": .leadingJamo, "GCB=V": .vowelJamo,
    "GCB=T": .trailingJamo, "GCB=LV": .vowelSyllable, "GCB=LVT": .trailingSyllable,
  ]

  private static let ages: [Substring: WidthProfile.UnicodeVersion] = [
    "Age=15.0": .unicode15, "Age=15.1": .unicode15_1, "Age=16.0": .unicode16,
    "Age=17.0": .unicode17, "Age=18.0": .unicode18,
  ]

  private static let widthClasses: [Substring: WidthClass] = [
    "0": .zero, "1": .narrow, "2": .wide, "A": .ambiguous, "M": .spacingMark,
    "N": .wideSpacingMark, "P": .prependedMark, "S": .softHyphen, "F": .choseongFiller,
    "H": .halfwidthFiller, "G": .hangulFiller, "C": .circledNumber, "J": .conjoiningJamo,
    "I": .unassignedIgnorable, "Z": .lineSeparator, "R": .regionalIndicator, "U": .unassigned,
    "C0C1": .control,
  ]
}
