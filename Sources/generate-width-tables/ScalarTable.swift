import CellText

/// Two stages over all code points: which block a run of 512 shares, and which record each has.
struct ScalarTable {
  /// Scalars of a block, as a power of two: with this the blocks have numbers of seven bits.
  static let blockShift = 9
  /// Seven bits, for the tables are literals of ASCII.
  static let blockLimit = 128
  /// The byte of the first record: from here on ASCII is printable and, but for one, not escaped.
  static let firstRecord = 0x23
  static let recordLimit = 0x7F - firstRecord

  let version: String
  private(set) var blocks: [UInt8] = []
  private(set) var records: [UInt8] = []
  /// The most frequent first.
  let properties: [ScalarProperties]

  init(data: UnicodeData) throws(GeneratorError) {
    version = data.version
    let actions = SanitizingPolicy.actions(marks: data.marks)
    let all = (0..<0x11_0000).map { value in
      ScalarProperties(
        widthClass: data.widthClasses[value], action: actions[value], traits: data.traits[value])
    }
    properties = Self.byFrequency(all)
    guard properties.count <= Self.recordLimit else {
      throw .tooMany("records", count: properties.count, limit: Self.recordLimit)
    }
    try buildStages(all)
  }

  private mutating func buildStages(_ all: [ScalarProperties]) throws(GeneratorError) {
    var recordNumbers: [ScalarProperties: UInt8] = [:]
    for (index, record) in properties.enumerated() {
      recordNumbers[record] = UInt8(Self.firstRecord + index)
    }
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
