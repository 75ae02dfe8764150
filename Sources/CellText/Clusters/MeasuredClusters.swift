/// The grapheme clusters of clean text, each with its cells under a profile.
///
///     MeasuredClusters("é本", profile: .wcwidth).map(\.width)  // [1, 2]
public struct MeasuredClusters: Sequence, Sendable {
  /// One cluster.
  public struct Element: Sendable {
    /// Its scalars, a part of the text.
    public let text: Substring
    /// Its cells; 0 where nothing in it takes one.
    public let width: Int
  }

  private let text: Substring
  private let profile: WidthProfile

  /// Clusters of a text.
  public init(_ text: String, profile: WidthProfile) {
    self.init(text[...], profile: profile)
  }

  /// Clusters of a part of a text.
  public init(_ text: Substring, profile: WidthProfile) {
    self.text = text
    self.profile = profile
  }

  /// Yields the clusters in order, measuring as it goes.
  public struct Iterator: IteratorProtocol {
    fileprivate var clusters: GraphemeClusters.Iterator
    fileprivate let profile: WidthProfile

    /// The next cluster; nil at the end.
    ///
    /// Complexity: O(its bytes).
    public mutating func next() -> Element? {
      guard let cluster = clusters.next() else { return nil }
      let width = cluster.onlyScalar.map(profile.width(of:)) ?? profile.width(of: cluster.text)
      return Element(text: cluster.text, width: width)
    }
  }

  /// Starts at the first cluster.
  public func makeIterator() -> Iterator {
    Iterator(clusters: GraphemeClusters(text: text).makeIterator(), profile: profile)
  }
}
