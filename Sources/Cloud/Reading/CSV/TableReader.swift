/// Reads tags out of a table: fields between commas, semicolons or tabs.
enum TableReader {
  /// The form of a table of commas: semicolons, where the first line has no comma.
  static func commaSeparated(_ text: SourceText) -> TableRecords.Form {
    let first = text.bytes[text.range].prefix { !$0.isLineBreak }
    let hasComma = first.contains(UInt8(ascii: ","))
    let separator: Unicode.Scalar = hasComma || !first.contains(UInt8(ascii: ";")) ? "," : ";"
    return TableRecords.Form(separator: UInt8(ascii: separator), hasQuotes: true)
  }

  /// The form of a table of tabs, which knows no quotes (IANA text/tab-separated-values).
  static let tabSeparated = TableRecords.Form(separator: 0x09, hasQuotes: false)

  /// Takes the tags of a table.
  ///
  /// With sections the rows of each are put together, in the order in which the sections come first.
  /// O(bytes).
  static func read(
    _ text: SourceText, _ form: TableRecords.Form, _ options: ReadingOptions,
    into collector: inout TagCollector
  ) throws(ReadingFailure) {
    var records = TableRecords(text, form)
    let shape = try TableShape(of: records)
    var fields: [TableRecords.Field] = []
    guard var line = try records.next(into: &fields) else { return }
    let first = fields.map { records.string($0).trimmed }
    let columns = try TableColumns(options, first: first, shape: shape, source: text.source)
    var sections = SectionRows()
    var isPending = !columns.hasHeader
    while true {
      if isPending {
        if let section = columns.section {
          let title = fields.indices.contains(section) ? records.string(fields[section]) : ""
          sections.add(fields, line: line, title: title.trimmed)
        } else {
          take(fields, of: records, columns, line: line, into: &collector)
        }
      }
      isPending = true
      guard let next = try records.next(into: &fields) else { break }
      line = next
    }
    for (title, rows) in sections.sections {
      collector.beginSection(title)
      for row in rows { take(row.fields, of: records, columns, line: row.line, into: &collector) }
    }
  }

  private static func take(
    _ fields: [TableRecords.Field], of records: TableRecords, _ columns: TableColumns, line: Int,
    into collector: inout TagCollector
  ) {
    guard let tags = columns.tags else {
      for field in fields { collector.take(records.bytes(field).span) }
      return
    }
    guard fields.indices.contains(tags) else { return }
    var weight: Double?
    if let column = columns.weight, fields.indices.contains(column) {
      weight = collector.weight(records.bytes(fields[column]).span, line: line)
    }
    collector.take(records.bytes(fields[tags]).span, weight: weight)
  }
}

/// Rows by their sections, in the order in which these come first.
private struct SectionRows {
  private var places: [String: Int] = [:]
  private(set) var sections: [(title: String, rows: [(fields: [TableRecords.Field], line: Int)])] =
    []

  mutating func add(_ fields: [TableRecords.Field], line: Int, title: String) {
    let place = places[title] ?? sections.count
    if place == sections.count {
      places[title] = place
      sections.append((title, []))
    }
    sections[place].rows.append((fields, line))
  }
}

extension StringProtocol {
  /// Without the spaces and tabs around it.
  var trimmed: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
