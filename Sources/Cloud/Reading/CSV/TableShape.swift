/// What the rows of a table look like, from the first to the last.
struct TableShape: Hashable {
  /// How many rows there are.
  private(set) var count = 0
  /// The numbers of fields of the shortest and of the longest row.
  private(set) var shortest = Int.max
  private(set) var longest = 0
  /// Whether each row has a number, or nothing, in its second field, and some row a number.
  private(set) var secondIsNumber = false
  /// Which fields of the second row are numbers.
  private var numbersOfSecondRow: Set<Int> = []

  init() {}

  /// Whether the rows make columns: several rows of one length, which is more than one field.
  var isTable: Bool { count > 1 && shortest == longest && longest > 1 }

  /// Whether the second row has a number in a column.
  func isNumberBelow(_ column: Int) -> Bool { numbersOfSecondRow.contains(column) }

  /// Looks at all rows.
  ///
  /// O(bytes).
  init(of records: TableRecords) throws(ReadingFailure) {
    var records = records
    var fields: [TableRecords.Field] = []
    var (hasOther, hasNumber) = (false, false)
    while try records.next(into: &fields) != nil {
      count += 1
      shortest = min(shortest, fields.count)
      longest = max(longest, fields.count)
      if fields.count > 1, !hasOther {
        let second = records.string(fields[1])
        let isNumber = WeightSpelling.parse(second) != nil
        hasNumber = hasNumber || isNumber
        hasOther = !isNumber && !second.isEmpty
      }
      if count == 2 {
        for (column, field) in fields.enumerated()
        where WeightSpelling.parse(records.string(field)) != nil {
          numbersOfSecondRow.insert(column)
        }
      }
    }
    secondIsNumber = hasNumber && !hasOther
  }
}
