/// The weights of tags, in columns, by where their texts came in.
///
/// A weight belongs to a text of the arena, so it follows its tag through every edit, and an edited
/// tag keeps it. Twelve bytes a tag that has one.
struct TagWeights: Hashable, Sendable {
  /// Where the texts begin in the arena, ascending; no two tags with a weight begin at the same byte.
  private var offsets: [UInt32] = []
  private var values: [Double] = []

  /// Whether no tag has a weight.
  var isEmpty: Bool { offsets.isEmpty }

  /// All weights, in the order in which the tags came.
  var all: [Double] { values }

  /// The weight of the tag whose text came in at `offset`; nil if it has none.
  ///
  /// O(log weights).
  subscript(offset: UInt32) -> Double? {
    let index = offsets.indices.partitioningIndex { offsets[$0] >= offset }
    return offsets.indices.contains(index) && offsets[index] == offset ? values[index] : nil
  }

  /// Adds the weight of a tag behind all others.
  mutating func append(_ weight: Double, at offset: UInt32) {
    offsets.append(offset)
    values.append(weight)
  }

  /// Adds to the weight of the tag whose text came in at `offset`, if it has one.
  mutating func add(_ weight: Double, at offset: UInt32) {
    let index = offsets.indices.partitioningIndex { offsets[$0] >= offset }
    if offsets.indices.contains(index), offsets[index] == offset { values[index] += weight }
  }

  /// Adds the weights of a list whose arena follows at `base`.
  mutating func append(_ other: TagWeights, base: UInt32) {
    offsets += other.offsets.map { base + $0 }
    values += other.values
  }
}
