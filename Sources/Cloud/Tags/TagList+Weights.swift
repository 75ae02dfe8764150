// Weights exist only when the input has them.

extension TagList {
  /// Whether a tag came with a weight.
  public var hasWeights: Bool { !weights.isEmpty }

  /// The weight that the tag at an index came with; nil if it has none.
  ///
  /// `index` must be in `0..<count`. An edited tag keeps its weight. O(log tags).
  public func weight(at index: Int) -> Double? {
    slots[index].length > 0 ? weights[origin(of: slots[index])] : nil
  }

  /// Gives the tags of a list that nothing was moved in weights, in their order.
  ///
  /// Tags of no bytes stay without: a weight belongs to a text. O(tags).
  public mutating func setWeights(_ values: some Sequence<Double?>) {
    weights = TagWeights()
    for (slot, value) in zip(slots, values) where slot.length > 0 {
      if let value { weights.append(value, at: origin(of: slot)) }
    }
  }
}
