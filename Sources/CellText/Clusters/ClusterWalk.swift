/// Goes over the clusters of a text in UTF-8 and measures each.
///
/// The bytes are handed in at every step, always the same: a span can't be kept.
struct ClusterWalk: Sendable {
  /// One cluster.
  struct Cluster {
    /// Its place in the bytes.
    let bytes: Range<Int>
    /// Its scalar if it has only one.
    let onlyScalar: Unicode.Scalar?
    /// Its cells under the profile.
    let width: Int
  }

  private var segmenter = ClusterSegmenter()
  /// What scalars before the cluster mean for its cells where a profile counts by scalars.
  private var scalars = ScalarCells()
  private var position = 0

  /// The next cluster; nil at the end.
  ///
  /// Complexity: O(its bytes).
  mutating func next(in bytes: Span<UInt8>, profile: WidthProfile) -> Cluster? {
    guard position < bytes.count else { return nil }
    let start = position
    let scalar = UTF8Decoder.scalar(in: bytes, at: position)
    let properties = ScalarTables.properties(at: scalar.value)
    position += scalar.length
    _ = segmenter.take(properties)
    var byScalars =
      profile.segmentation == .scalars
      ? scalars.take(properties, scalar.value, profile: profile) : 0
    var byCluster = ClusterCells(
      properties, cells: profile.cells(of: scalar.value, properties))
    while position < bytes.count {
      let scalar = UTF8Decoder.scalar(in: bytes, at: position)
      let properties = ScalarTables.properties(at: scalar.value)
      guard segmenter.joins(properties) else { break }
      position += scalar.length
      _ = segmenter.take(properties)
      if profile.segmentation == .scalars {
        byScalars += scalars.take(properties, scalar.value, profile: profile)
      } else {
        byCluster.add(properties, scalar.value, profile: profile)
      }
    }
    let range = start..<position
    let measured: Int? =
      profile.exceptions.isEmpty ? nil : profile.exceptions.width(ofUTF8: bytes.extracting(range))
    return Cluster(
      bytes: range,
      onlyScalar: position == start + scalar.length ? Unicode.Scalar(scalar.value) : nil,
      width: measured ?? (profile.segmentation == .scalars ? byScalars : byCluster.width))
  }
}
