/// The extended grapheme clusters of a text, in order: what a reader takes for one character.
///
/// UAX #29 with the committed tables, so the same on every machine. A `Character` of the standard
/// library is nearly the same, with older data for conjuncts.
///
///     GraphemeClusters("né👩‍💻").map(String.init)  // ["n", "é", "👩‍💻"]
public struct GraphemeClusters: Sequence, Sendable {
  private let text: Substring

  /// Clusters of a text.
  public init(_ text: String) {
    self.init(text[...])
  }

  /// Clusters of a part of a text, as if nothing stood around it.
  public init(_ text: Substring) {
    self.text = text
  }

  /// Yields the clusters in order.
  public struct Iterator: IteratorProtocol {
    private var rest: Substring

    fileprivate init(_ text: Substring) {
      rest = text
    }

    /// The next cluster; nil at the end.
    ///
    /// Complexity: O(its bytes).
    public mutating func next() -> Substring? {
      var segmenter = ClusterSegmenter()
      var end = rest.startIndex
      for scalar in rest.unicodeScalars {
        let joins = segmenter.take(ScalarTables.properties(of: scalar))
        if !joins, end > rest.startIndex { break }
        end = rest.unicodeScalars.index(after: end)
      }
      guard end > rest.startIndex else { return nil }
      defer { rest = rest[end...] }
      return rest[..<end]
    }
  }

  /// Starts at the first cluster.
  public func makeIterator() -> Iterator {
    Iterator(text)
  }
}
