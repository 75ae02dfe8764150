extension TagList: Equatable {
  /// Whether both hold the same texts in the same order, with the same weights and in the same sections, byte
  /// for byte: composed and decomposed forms of a letter differ.
  ///
  /// O(bytes).
  public static func == (left: TagList, right: TagList) -> Bool {
    guard left.count == right.count, left.hasSameSections(as: right) else { return false }
    let isWeighted = left.hasWeights || right.hasWeights
    return left.slots.indices.allSatisfy { index in
      left.arena[left.slots[index].bytes].elementsEqual(right.arena[right.slots[index].bytes])
        && (!isWeighted || left.weight(at: index) == right.weight(at: index))
    }
  }

  private func hasSameSections(as other: TagList) -> Bool {
    guard let sections, let others = other.sections else {
      return sections == nil && other.sections == nil
    }
    guard sections.ends == others.ends else { return false }
    return zip(sections.titles, others.titles).allSatisfy {
      arena[$0.bytes].elementsEqual(other.arena[$1.bytes])
    }
  }
}

extension TagList: ExpressibleByArrayLiteral {
  /// A list of `elements`.
  public init(arrayLiteral elements: String...) {
    self.init(elements)
  }
}

extension TagList {
  /// The texts of all tags, as strings of their own.
  ///
  /// O(bytes).
  public var texts: [String] { slots.indices.map { self[$0] } }
}
