/// The grapheme clusters of a text, in order.
///
/// The only place that decides where clusters end. For now the standard library does; its rule GB9c is
/// older than the tables (conjuncts of Myanmar, Khmer and Balinese come apart).
struct GraphemeClusters: Sequence {
  let text: Substring

  struct Iterator: IteratorProtocol {
    fileprivate var rest: Substring

    mutating func next() -> Substring? {
      guard !rest.isEmpty else { return nil }
      let end = rest.index(after: rest.startIndex)
      defer { rest = rest[end...] }
      return rest[..<end]
    }
  }

  func makeIterator() -> Iterator {
    Iterator(rest: text)
  }
}
