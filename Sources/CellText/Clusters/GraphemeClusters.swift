/// The grapheme clusters of a text, in order.
///
/// The only place that decides where clusters end. Where a rule is to be asked the standard library
/// answers; its rule GB9c is older than the tables (conjuncts of Myanmar, Khmer and Balinese come apart).
/// Most scalars are named by no rule, and between two of those a cluster ends (UAX #29, GB999).
struct GraphemeClusters: Sequence {
  let text: Substring

  /// One cluster.
  struct Element {
    let text: Substring
    /// The scalar if there is only one.
    let onlyScalar: Unicode.Scalar?
  }

  struct Iterator: IteratorProtocol {
    private var rest: Substring

    init(_ text: Substring) {
      rest = text
    }

    mutating func next() -> Element? {
      let scalars = rest.unicodeScalars
      guard let first = scalars.first else { return nil }
      let second = scalars.index(after: scalars.startIndex)
      var end = second
      if second < scalars.endIndex, hasClusterRule(first) || hasClusterRule(scalars[second]) {
        end = rest.index(after: rest.startIndex)
      }
      defer { rest = rest[end...] }
      return Element(text: rest[..<end], onlyScalar: end == second ? first : nil)
    }

    private func hasClusterRule(_ scalar: Unicode.Scalar) -> Bool {
      ScalarTables.properties(of: scalar).traits.contains(.clusterRule)
    }
  }

  func makeIterator() -> Iterator {
    Iterator(text)
  }
}
