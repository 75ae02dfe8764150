/// The grapheme clusters of clean text, each with its cells under a profile.
///
///     MeasuredClusters("é本", profile: .wcwidth).map(\.width)  // [1, 2]
public struct MeasuredClusters: Sequence, Sendable {
  /// One cluster.
  public struct Element: Sendable {
    /// Its cells; 0 where nothing in it takes one.
    public let width: Int
    /// Its scalar if it has only one, as most have: quicker to ask for than `text`.
    public let onlyScalar: Unicode.Scalar?

    fileprivate let whole: Substring
    /// Its place in the UTF-8 of the text.
    let bytes: Range<Int>

    /// Its scalars, a part of the text.
    public var text: Substring {
      let start = whole.utf8.index(whole.startIndex, offsetBy: bytes.lowerBound)
      return whole[start..<whole.utf8.index(start, offsetBy: bytes.count)]
    }
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
  ///
  /// Works on a copy of the bytes: walking the indices of a Substring takes ten times as long.
  public struct Iterator: IteratorProtocol {
    private let text: Substring
    private let profile: WidthProfile
    private let utf8: [UInt8]
    private var walk = ClusterWalk()

    fileprivate init(_ text: Substring, profile: WidthProfile) {
      self.text = text
      self.profile = profile
      // The collection's own copy goes byte by byte.
      utf8 = unsafe text.utf8Span.span.withUnsafeBufferPointer { unsafe Array($0) }
    }

    /// The next cluster; nil at the end.
    ///
    /// Complexity: O(its bytes).
    public mutating func next() -> Element? {
      let utf8 = utf8
      guard let cluster = walk.next(in: utf8.span, profile: profile) else { return nil }
      return Element(
        width: cluster.width, onlyScalar: cluster.onlyScalar, whole: text, bytes: cluster.bytes)
    }
  }

  /// Starts at the first cluster.
  public func makeIterator() -> Iterator {
    Iterator(text, profile: profile)
  }
}
