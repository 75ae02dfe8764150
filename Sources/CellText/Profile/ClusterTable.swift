/// A hash table from the bytes of clusters to cells, made once.
///
/// A dictionary of arrays would need an array for every question.
final class ClusterTable: Hashable, Sendable {
  /// The clusters side by side, in the order of their bytes, which is that of their scalars.
  private let bytes: [UInt8]
  /// Where each ends.
  private let ends: [Int]
  private let widths: [UInt8]
  /// Numbers of clusters from 1 by their hash, 0 where there is none; a power of two of slots, half of
  /// them empty at least.
  private let slots: [UInt32]

  init(_ widths: [[UInt8]: UInt8]) {
    let sorted = widths.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    bytes = sorted.flatMap(\.key)
    var end = 0
    ends = sorted.map { entry in
      end += entry.key.count
      return end
    }
    self.widths = sorted.map(\.value)
    var size = 4
    while size < 2 * sorted.count { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    for (number, entry) in sorted.enumerated() {
      var slot = Self.hash(entry.key.span) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(number + 1)
    }
    self.slots = slots
  }

  var count: Int { widths.count }

  var entries: [ClusterExceptions.Entry] {
    widths.indices.map { number in
      ClusterExceptions.Entry(
        String(decoding: bytes[range(of: number)], as: UTF8.self), width: Int(widths[number]))
    }
  }

  func width(of cluster: Span<UInt8>) -> Int? {
    var slot = Self.hash(cluster) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if isEqual(range(of: number), cluster) { return Int(widths[number]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func range(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  private func isEqual(_ range: Range<Int>, _ cluster: Span<UInt8>) -> Bool {
    guard range.count == cluster.count else { return false }
    for index in 0..<cluster.count where bytes[range.lowerBound + index] != cluster[index] {
      return false
    }
    return true
  }

  /// FNV-1a, folded: clusters are short.
  private static func hash(_ bytes: Span<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
  }

  static func == (one: ClusterTable, other: ClusterTable) -> Bool {
    one === other
      || one.widths == other.widths && one.ends == other.ends && one.bytes == other.bytes
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes)
    hasher.combine(widths)
  }
}
