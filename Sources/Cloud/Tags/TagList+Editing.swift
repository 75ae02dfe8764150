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
    /// The spread says which sections the new tags go to.
    case replace(Range<Int>, by: [TagSlot], SectionSpread)
    /// The section is looked at only when there are sections.
    case move(from: Int, to: Int, section: Int)
    /// The order, and the one that takes it back.
    case permute([UInt32], inverse: [UInt32])

    /// A splice that changes nothing.
    static let nothing = Splice.replace(0..<0, by: [], .none)
  }

  /// Clamps the indices of an edit and stores its new texts.
  mutating func splice(for edit: TagEdit) -> Splice {
    switch edit {
    case .insert(let texts, let index, let section):
      let index = min(max(index, 0), count)
      guard let new = store(texts) else { return .nothing }
      return .replace(index..<index, by: new, spread(of: new.count, at: index, in: section))
    case .remove(let range):
      return .replace(range.clamped(to: 0..<count), by: [], .none)
    case .replace(let index, let text):
      guard slots.indices.contains(index) else { return .nothing }
      guard let slot = store(text) else { return .nothing }
      origins[slot] = origin(of: slots[index])
      let spread = sections?.spread(of: index..<index + 1) ?? .none
      return .replace(index..<index + 1, by: [slot], spread)
    case .move(let from, let to, let section):
      guard slots.indices.contains(from) else { return .nothing }
      let to = min(max(to, 0), count - 1)
      return .move(from: from, to: to, section: targetSection(from: from, to: to, in: section))
    case .permute(let order):
      return inverse(of: order).map { .permute(order, inverse: $0) } ?? .nothing
    case .restore(let tags, let range):
      let range = range.clamped(to: 0..<count)
      let slots = tags.slots.filter(isStored)
      return .replace(
        range, by: slots, spread(of: slots.count, asIn: tags.spread, replacing: range))
    }
  }

  /// Carries out a splice of this list and returns the edit that undoes it.
  mutating func perform(_ splice: Splice) -> TagEdit {
    switch splice {
    case .replace(let range, let new, let spread):
      let old = RemovedTags(
        slots: Array(slots[range]), spread: sections?.spread(of: range) ?? .none)
      slots.replaceSubrange(range, with: new)
      sections?.replace(range, by: spread)
      let replaced = range.lowerBound..<range.lowerBound + new.count
      return old.slots.isEmpty ? .remove(replaced) : .restore(old, in: replaced)
    case .move(let from, let to, let section):
      let oldSection = sections?.section(of: from)
      slots.moveElement(from: from, to: to)
      sections?.replace(from..<from + 1, by: .none)
      sections?.replace(to..<to, by: .all(1, in: section))
      return .move(from: to, to: from, section: oldSection)
    case .permute(let order, let inverse):
      slots.permute(by: order)
      return .permute(inverse)
    }
  }

  /// The sections of `count` new tags before the tag at `index`: all in one.
  private func spread(of count: Int, at index: Int, in section: Int?) -> SectionSpread {
    guard let sections else { return .none }
    let section = section?.clamped(to: sections.sections(around: index))
    return .all(count, in: section ?? sections.usualSection(at: index))
  }

  /// The sections that restored tags stood in, unless their place doesn't allow these.
  private func spread(
    of count: Int, asIn old: SectionSpread, replacing range: Range<Int>
  ) -> SectionSpread {
    guard var rest = sections, count > 0 else { return .none }
    rest.replace(range, by: .none)
    let isSound = old.total == count && rest.admits(old, at: range.lowerBound)
    return isSound ? old : .all(count, in: rest.usualSection(at: range.lowerBound))
  }

  /// The section of a tag after it was moved.
  private func targetSection(from: Int, to: Int, in section: Int?) -> Int {
    guard var rest = sections else { return 0 }
    guard let section else { return rest.section(of: to) }
    rest.replace(from..<from + 1, by: .none)
    return section.clamped(to: rest.sections(around: to))
  }

  /// The order that takes another one back; nil if that doesn't name each tag once.
  private func inverse(of order: [UInt32]) -> [UInt32]? {
    guard order.count == count else { return nil }
    let unnamed = UInt32.max
    var inverse = [UInt32](repeating: unnamed, count: count)
    for (place, index) in order.enumerated() {
      guard index < count, inverse[Int(index)] == unnamed else { return nil }
      inverse[Int(index)] = UInt32(place)
    }
    return inverse
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

extension Int {
  /// The nearest number within `limits`.
  fileprivate func clamped(to limits: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}

extension Array {
  /// Puts the elements into another order: each number is the index of the one that stands there
  /// afterwards.
  mutating func permute(by order: [UInt32]) {
    let old = self
    for (place, index) in order.enumerated() { self[place] = old[Int(index)] }
  }

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
