/// One form of the label that stands for the items which ``FlowLayout/maximumLines`` hides, such
/// as "+12 more".
///
/// The engine knows no text, only how many cells it takes.
///
/// ```swift
/// // "+12 more", "+12", "…" without a box
/// layout.overflowLabels = [
///   OverflowLabel(cells: 6, digits: true, height: 1),
///   OverflowLabel(cells: 1, digits: true, height: 1),
///   OverflowLabel(cells: 1, digits: false, height: 1),
/// ]
/// ```
public struct OverflowLabel: Hashable, Sendable {
  /// Its width in cells without the digits of the count, box included.
  public var cells: Int
  /// Whether the decimal digits of the count are added to the width, a cell each.
  public var digits: Bool
  /// Its height in cells, box included.
  public var height: Int

  /// A label of `cells` cells and, if `digits`, those of the count; `height` cells high.
  public init(cells: Int, digits: Bool, height: Int) {
    self.cells = cells
    self.digits = digits
    self.height = height
  }
}
