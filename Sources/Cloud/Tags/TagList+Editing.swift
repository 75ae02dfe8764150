extension TagList {
  /// Carries out an edit and returns the one that undoes it.
  ///
  /// The inverse of an inverse does the edit again. Texts that would exceed `byteLimit` are not
  /// taken in: the list stays as it is, and so it does under the inverse. O(tags moved + bytes of
  /// the new texts).
  @discardableResult
  public mutating func apply(_ edit: TagEdit) -> TagEdit {
    let splice = splice(for: edit)
    return perform(splice)
  }

  /// An edit whose indices are valid and whose texts are stored.
  enum Splice {
    case replace(Range<Int>, by: [TagSlot])
    case move(from: Int, to: Int)
    case permute([Int])

    /// A splice that changes nothing.
    static let nothing = Splice.replace(0..<0, by: [])
  }

  /// Clamps the indices of an edit and stores its new texts.
  mutating func splice(for edit: TagEdit) -> Splice {
    switch edit {
    case .insert(let texts, let index):
      let index = min(max(index, 0), count)
      return store(texts).map { .replace(index..<index, by: $0) } ?? .nothing
    case .remove(let range):
      return .replace(range.clamped(to: 0..<count), by: [])
    case .replace(let index, let text):
      guard slots.indices.contains(index) else { return .nothing }
      guard let slot = store(text) else { return .nothing }
      origins[slot] = origin(of: slots[index])
      return .replace(index..<index + 1, by: [slot])
    case .move(let from, let to):
      guard slots.indices.contains(from) else { return .nothing }
      return .move(from: from, to: min(max(to, 0), count - 1))
    case .permute(let order):
      return isPermutation(order) ? .permute(order) : .nothing
    case .restore(let tags, let range):
      return .replace(range.clamped(to: 0..<count), by: tags.slots.filter(isStored))
    }
  }

  /// Carries out a splice of this list and returns the edit that undoes it.
  mutating func perform(_ splice: Splice) -> TagEdit {
    switch splice {
    case .replace(let range, let new):
      let old = Array(slots[range])
      slots.replaceSubrange(range, with: new)
      let replaced = range.lowerBound..<range.lowerBound + new.count
      return old.isEmpty
        ? .remove(replaced) : .restore(RemovedTags(slots: old), in: replaced)
    case .move(let from, let to):
      slots.moveElement(from: from, to: to)
      return .move(from: to, to: from)
    case .permute(let order):
      let old = slots
      var inverse = order
      for (place, index) in order.enumerated() {
        slots[place] = old[index]
        inverse[index] = place
      }
      return .permute(inverse)
    }
  }

  /// Whether an order names each tag once.
  private func isPermutation(_ order: [Int]) -> Bool {
    guard order.count == count else { return false }
    var isNamed = [Bool](repeating: false, count: count)
    for index in order {
      guard isNamed.indices.contains(index), !isNamed[index] else { return false }
      isNamed[index] = true
    }
    return true
  }

  /// Stores all texts or none.
  private mutating func store(_ texts: [String]) -> [TagSlot]? {
    let total = texts.reduce(into: 0) { $0 += $1.utf8.count }
    guard total <= limit - arena.count else { return nil }
    return texts.compactMap { store($0) }
  }

  /// Whether a slot lies in this list's arena: one of another list may not.
  private func isStored(_ slot: TagSlot) -> Bool {
    slot.bytes.upperBound <= arena.count
  }
}

extension Array {
  /// Moves one element so that it stands at index `to` afterwards; those between make room.
  mutating func moveElement(from: Int, to: Int) {
    guard from != to else { return }
    let element = self[from]
    if from < to {
      for index in from..<to { self[index] = self[index + 1] }
    } else {
      for index in stride(from: from, to: to, by: -1) { self[index] = self[index - 1] }
    }
    self[to] = element
  }
}
