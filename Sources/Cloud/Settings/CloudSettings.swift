public import CellText
public import TagLayout

/// Everything that decides how a cloud looks, but for the size of its container.
///
///     var settings = CloudSettings()
///     settings.layout.alignDirection = .center
///     settings.box = .bracket
public struct CloudSettings: Hashable, Sendable {
  /// How items are broken into lines and placed.
  ///
  /// Headers, footers and the labels for hidden items are the cloud's own, whatever it says of them:
  /// there is a header for each section of the tags, and no footer.
  public var layout: FlowLayout
  /// How the boxes are drawn.
  public var box: BoxStyle = .rounded
  /// Cells between text and border, on each side of the text.
  public var padding: Int = 1
  /// How a terminal counts cells.
  public var widthProfile: WidthProfile = .wcwidth
  /// Whether boxes and texts are drawn in ASCII only: `…` becomes `~`, and each cell of a character
  /// that is not ASCII becomes `?`.
  ///
  /// Widths stay what they are.
  public var asciiOnly = false

  /// The defaults: rounded boxes, padding 1, item spacing 1, line spacing 0, flush left.
  public init() {
    layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    layout.minimumLineSpacing = 0
  }

  /// The style that boxes are drawn in.
  public var drawnBox: BoxStyle { asciiOnly ? box.asciiForm : box }
}
