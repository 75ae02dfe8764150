/// The grapheme clusters of a text, in order.
///
/// The only place that decides where clusters end. Where a rule is to be asked the standard library
/// answers; its rule GB9c is older than the tables (conjuncts of Myanmar, Khmer and Balinese come apart).
/// Most scalars are named by no rule, and between two of those a cluster ends (UAX #29, GB999).
struct GraphemeClusters: Sequence {
  let text: Substring

  /// One cluster.
  struct Element {
    /// Its place in the UTF-8 of the text.
    let bytes: Range<Int>
    /// Its scalar if it has only one.
    let onlyScalar: Unicode.Scalar?
  }

  /// Works on a copy of the bytes: walking the indices of a Substring takes ten times as long.
  struct Iterator: IteratorProtocol {
    private let text: Substring
    private let utf8: [UInt8]
    private var position = 0
    /// The scalar at `position`; nil at the end.
    private var upcoming: UTF8Decoder.Scalar?

    init(_ text: Substring) {
      self.text = text
      // The collection's own copy goes byte by byte.
      utf8 = unsafe text.utf8Span.span.withUnsafeBufferPointer { unsafe Array($0) }
      look(at: 0)
    }

    mutating func next() -> Element? {
      guard let first = upcoming else { return nil }
      let start = position
      let second = start + first.length
      look(at: second)
      if let next = upcoming, hasRule(first) || hasRule(next) {
        look(at: endOfCharacter(at: start))
      }
      let onlyScalar = position == second ? Unicode.Scalar(first.value) : nil
      return Element(bytes: start..<position, onlyScalar: onlyScalar)
    }

    /// The cells of a cluster that this iterator gave.
    func width(of cluster: Element, profile: WidthProfile) -> Int {
      if let scalar = cluster.onlyScalar { return profile.width(of: scalar) }
      return profile.width(ofUTF8: utf8.span.extracting(cluster.bytes))
    }

    private mutating func look(at index: Int) {
      position = index
      upcoming = index < utf8.count ? UTF8Decoder.scalar(in: utf8.span, at: index) : nil
    }

    private func hasRule(_ scalar: UTF8Decoder.Scalar) -> Bool {
      ScalarTables.properties(at: scalar.value).traits.contains(.clusterRule)
    }

    private func endOfCharacter(at start: Int) -> Int {
      let index = text.utf8.index(text.startIndex, offsetBy: start)
      return start + text.utf8.distance(from: index, to: text.index(after: index))
    }
  }

  func makeIterator() -> Iterator {
    Iterator(text)
  }
}
