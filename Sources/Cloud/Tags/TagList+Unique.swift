extension TagList {
  /// The list without the tags that repeat one before them in their section, and how many these were.
  ///
  /// Tags are the same when they are canonically equivalent (UAX #15): `é` in one code point or in two.
  /// The first spelling stays, and the weights of all are added up. O(bytes).
  public func withoutRepetitions() -> (tags: TagList, repetitions: Int) {
    var unique = self
    unique.slots.removeAll(keepingCapacity: true)
    if let sections {
      unique.sections = TagSections()
      for section in 0..<sections.count {
        let before = unique.slots.count
        unique.appendNew(from: self, in: sections.range(of: section))
        unique.sections?.append(
          title: sections.titles[section], count: unique.slots.count - before)
      }
    } else {
      unique.appendNew(from: self, in: 0..<count)
    }
    return (unique, count - unique.count)
  }

  private mutating func appendNew(from list: TagList, in range: Range<Int>) {
    // Strings are equal when they are canonically equivalent.
    var first: [String: UInt32] = [:]
    first.reserveCapacity(range.count)
    for index in range {
      let slot = list.slots[index]
      if let offset = first[list[index]] {
        if let weight = list.weight(at: index) { weights.add(weight, at: offset) }
      } else {
        first[list[index]] = list.origin(of: slot)
        slots.append(slot)
      }
    }
  }
}
