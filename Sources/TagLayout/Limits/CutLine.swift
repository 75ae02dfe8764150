/// What became of the last line that ``FlowLayout/maximumLines`` allows, when items are left.
struct CutLine: Hashable, Sendable {
  /// The form of the label that ends the line; `nil` when none fits.
  var label: Label?
  /// The breadth that the line's only item gave way to, to make room for the label.
  var breadthLimit: Int?

  /// A label as the flow sees it.
  struct Label: Hashable, Sendable {
    /// Which of ``FlowLayout/overflowLabels`` it is.
    let index: Int
    /// Its length along the line and across it.
    let breadth, depth: Int
  }
}
