/// A cluster as it stands on a canvas.
public struct DrawnCluster {
  let cell: Cell
  let clusters: [String]

  /// The cluster if it is a single scalar, else nil; most are, and a driver need not make a string of
  /// those.
  @inline(__always)
  public var onlyScalar: Unicode.Scalar? {
    cell.clusterIndex == nil ? cell.scalar : nil
  }

  /// The cluster's text.
  public var text: String {
    if let index = cell.clusterIndex { return clusters[index] }
    return String(cell.scalar)
  }

  /// The cells that it takes, at least 1.
  public var width: Int { Int(cell.span) }

  /// How it looks.
  public var style: Style { cell.style }
}
