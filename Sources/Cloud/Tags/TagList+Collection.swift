extension TagList: Equatable {
  /// Whether both hold the same texts in the same order, byte for byte: composed and decomposed
  /// forms of a letter differ.
  ///
  /// O(bytes).
  public static func == (left: TagList, right: TagList) -> Bool {
    guard left.count == right.count else { return false }
    return left.slots.indices.allSatisfy { index in
      left.arena[left.slots[index].bytes].elementsEqual(right.arena[right.slots[index].bytes])
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
