/// One cell of the grid: eight bytes without references, so that rows are copied and blanked as memory.
struct Cell: Equatable {
  /// A scalar's value; or, with the high bit set, a place in the table of clusters.
  ///
  /// In a cell that continues a cluster: how many cells left of it the cluster starts.
  var content: UInt32
  /// Cells of the cluster that starts here; 0 in a cell that continues one.
  var span: UInt16
  var style: Style

  static let blank = Cell(scalar: " ", span: 1, style: .plain)

  /// The widest cluster that a cell can start.
  static let maximumSpan = Int(UInt16.max)

  private static let clusterFlag: UInt32 = 0x8000_0000

  init(scalar: Unicode.Scalar, span: UInt16, style: Style) {
    content = scalar.value
    self.span = span
    self.style = style
  }

  init(clusterIndex: Int, span: UInt16, style: Style) {
    content = UInt32(truncatingIfNeeded: clusterIndex) | Self.clusterFlag
    self.span = span
    self.style = style
  }

  init(continuing distance: Int, style: Style) {
    content = UInt32(truncatingIfNeeded: distance)
    span = 0
    self.style = style
  }

  @inline(__always)
  var isContinuation: Bool { span == 0 }

  /// Whether it shows nothing; a style of a blank doesn't show in text.
  @inline(__always)
  var isBlank: Bool { content == 0x20 && span == 1 }

  /// The scalar of a cell that holds a single one.
  @inline(__always)
  var scalar: Unicode.Scalar { Unicode.Scalar(content) ?? "\u{FFFD}" }

  /// Where the cluster stands in the table; nil if it is a single scalar.
  @inline(__always)
  var clusterIndex: Int? {
    content & Self.clusterFlag == 0 ? nil : Int(content & ~Self.clusterFlag)
  }
}
