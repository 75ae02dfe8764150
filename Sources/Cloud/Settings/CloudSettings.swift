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
  /// How weights are shown, where tags have some.
  public var emphasis: Emphasis = .both
  /// How many levels weights are divided into, from 1 to 9.
  public var levels = 5
  /// Who says how cells are counted; nil leaves it to whoever shows the cloud.
  public var widthMode: WidthMode?
  /// The cells of East Asian Ambiguous characters, 1 or 2, whatever the mode says of them.
  public var ambiguousWidth: Int?
  /// How the terminal counts as far as that is known: what holds unless the mode names a profile.
  public var terminalProfile: WidthProfile = .wcwidth
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

  /// How cells are counted: the profile in force.
  public var widthProfile: WidthProfile {
    var profile: WidthProfile
    switch widthMode {
    case .fixed(let fixed)?: profile = fixed
    case .automatic?, nil: profile = terminalProfile
    }
    if let ambiguousWidth { profile.ambiguousWidth = ambiguousWidth }
    return profile
  }

  /// The style that boxes are drawn in.
  ///
  /// O(exceptions of the width profile): an arranged cloud knows it.
  public var drawnBox: BoxStyle { textForm.usesASCIISigns ? box.asciiForm : box }
}
