import CellText
public import TagLayout

/// A grid of terminal cells: what is painted on it can be printed, or shown by a terminal driver.
///
/// Every cluster of text stands in as many cells as it was measured to take, never in part: what would
/// be cut at the edge of the canvas or of a clip is left out, and what loses a cell to something painted
/// over it becomes blank.
///
///     var canvas = Canvas(size: Size(width: 8, height: 1))
///     canvas.write("[日本]", at: .zero, profile: .wcwidth)
///     canvas.row(0)  // "[日本]"
public struct Canvas: Sendable {
  /// Columns and rows.
  public let size: Size
  var cells: [Cell]
  /// Clusters of several scalars; cells name them by their place.
  var clusters: [String] = []

  /// The most cells that a canvas may have: 2 GiB.
  private static let maximumCount = 1 << 28

  /// Blank cells.
  ///
  /// A negative length counts as 0. A size of more than 2²⁸ cells counts as no cell at all.
  public init(size: Size) {
    let (width, height) = (max(size.width, 0), max(size.height, 0))
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    let fits = !overflows && count <= Self.maximumCount
    self.size = fits ? Size(width: width, height: height) : .zero
    cells = Array(repeating: .blank, count: fits ? count : 0)
  }

  /// Blanks every cell, keeps the memory.
  ///
  /// Complexity: O(cells), as memory is filled.
  public mutating func clear() {
    clusters.removeAll(keepingCapacity: true)
    setCells(in: 0..<cells.count, to: .blank)
  }

  /// Sets cells by their places in the grid, which must exist.
  mutating func setCells(in places: Range<Int>, to cell: Cell) {
    unsafe cells.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.extracting(places).update(repeating: cell)
    }
  }
}
