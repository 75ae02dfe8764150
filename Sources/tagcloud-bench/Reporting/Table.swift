/// The measurements as a table for people, a row as soon as it is measured.
enum Table {
  private struct Column {
    let title: String
    let width: Int
    let isNumber: Bool
  }

  private static let columns = [
    Column(title: "workload", width: 26, isNumber: false),
    Column(title: "ns/item", width: 7, isNumber: true),
    Column(title: "reference", width: 9, isNumber: false),
    Column(title: "ns/item", width: 7, isNumber: true),
    Column(title: "ratio", width: 5, isNumber: true),
    Column(title: "quartiles", width: 9, isNumber: false),
    Column(title: "target", width: 6, isNumber: true),
    Column(title: "verdict", width: 7, isNumber: false),
  ]

  static var header: String { row(columns.map(\.title)) }

  static func row(_ measurement: Measurement) -> String {
    let quartiles = measurement.ratioQuartiles
    return row([
      measurement.name,
      measurement.nanosecondsPerItem.fixed(2),
      measurement.reference,
      measurement.referenceNanosecondsPerItem.fixed(2),
      measurement.ratio.fixed(2),
      "\(quartiles.lowerBound.fixed(2))…\(quartiles.upperBound.fixed(2))",
      measurement.target?.fixed(2) ?? "",
      measurement.target == nil ? "" : measurement.missesTarget ? "missed" : "met",
    ])
  }

  private static func row(_ fields: [String]) -> String {
    var row = ""
    for (column, field) in zip(columns, fields) {
      if !row.isEmpty { row += "  " }
      let padding = String(repeating: " ", count: max(0, column.width - field.count))
      row += column.isNumber ? padding + field : field + padding
    }
    while row.last == " " { row.removeLast() }
    return row
  }
}
