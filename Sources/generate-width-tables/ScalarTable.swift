import CellText

/// Two stages over all code points: which block a run of 512 shares, and which record each has.
struct ScalarTable {
  /// Scalars of a block, as a power of two: with this the blocks have numbers of seven bits.
  static let blockShift = 9
  /// Seven bits, for the tables are literals of ASCII.
  static let blockLimit = 128
  /// Seven bits as well, and the number of a record is its byte.
  static let recordLimit = 128

  let version: String
  private(set) var blocks: [UInt8] = []
  private(set) var records: [UInt8] = []
  /// By byte; 0 where there is none.
  private(set) var properties = [ScalarProperties](
    repeating: ScalarProperties(rawValue: 0), count: recordLimit)
  /// Width class and age of each cell class: five bits, and three.
  let cellClasses: [UInt8]
  static let cellClassLimit = 64

  init(data: UnicodeData) throws(GeneratorError) {
    version = data.version
    let actions = SanitizingPolicy.actions(marks: data.marks)
    let cells = (0..<0x11_0000).map { value in
      data.widthClasses[value].rawValue | data.ages[value].rawValue << 5
    }
    cellClasses = Set(cells).sorted()
    guard cellClasses.count <= Self.cellClassLimit else {
      throw .tooMany("cell classes", count: cellClasses.count, limit: Self.cellClassLimit)
    }
    var cellClassNumbers: [UInt8: UInt8] = [:]
    for (number, cell) in cellClasses.enumerated() { cellClassNumbers[cell] = UInt8(number) }
    let all = (0..<0x11_0000).map { value in
      ScalarProperties(
        cellClass: cellClassNumbers[cells[value], default: 0], action: actions[value],
        clusterBreak: data.clusterBreaks[value], traits: data.traits[value])
    }
    let distinct = Self.byFrequency(all)
    guard distinct.count <= Self.recordLimit else {
      throw .tooMany("records", count: distinct.count, limit: Self.recordLimit)
    }
    var recordNumbers: [ScalarProperties: UInt8] = [:]
    for (record, number) in zip(distinct, Self.printableFirst) {
      recordNumbers[record] = number
      properties[Int(number)] = record
    }
    try buildStages(all, recordNumbers)
  }

  /// From `#` on ASCII is printable and, but for one, not escaped: most of the text is short then.
  private static let printableFirst = Array(UInt8(0x23)...0x7E) + (0...0x22).reversed() + [0x7F]

  private mutating func buildStages(
    _ all: [ScalarProperties], _ recordNumbers: [ScalarProperties: UInt8]
  ) throws(GeneratorError) {
    let size = 1 << Self.blockShift
    var blockNumbers: [[UInt8]: Int] = [:]
    for start in stride(from: 0, to: all.count, by: size) {
      let block = all[start..<start + size].map { recordNumbers[$0, default: 0] }
      let number = blockNumbers[block] ?? blockNumbers.count
      if number == blockNumbers.count {
        guard number < Self.blockLimit else {
          throw .tooMany("blocks", count: number + 1, limit: Self.blockLimit)
        }
        blockNumbers[block] = number
        records += block
      }
      blocks.append(UInt8(number))
    }
  }

  private static func byFrequency(_ all: [ScalarProperties]) -> [ScalarProperties] {
    var counts: [ScalarProperties: Int] = [:]
    for record in all { counts[record, default: 0] += 1 }
    return counts.sorted { one, other in
      one.value == other.value
        ? one.key.rawValue < other.key.rawValue : one.value > other.value
    }.map(\.key)
  }
}
