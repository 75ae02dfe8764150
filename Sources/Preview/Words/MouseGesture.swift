/// What can be done with the mouse, as help tells it.
public enum MouseGesture: CaseIterable, Sendable {
  case click, doubleClick, wheel, drag, clickOnAlignment, select

  /// The gesture in a word or two, ASCII only.
  public var label: String {
    switch self {
    case .click: "click"
    case .doubleClick: "double click"
    case .wheel: "wheel"
    case .drag: "drag"
    case .clickOnAlignment: "click above"
    case .select: "Shift-drag"
    }
  }

  /// What it does, in a phrase, ASCII only.
  public var explanation: String {
    switch self {
    case .click: "select the tag"
    case .doubleClick: "edit the tag"
    case .wheel: "scroll along the scroll axis"
    case .drag: "the mark where the layout ends: change the width (height)"
    case .clickOnAlignment: "on a name in the first row: choose the alignment"
    case .select: "select text in most terminals; Option in iTerm2; or M, then drag"
    }
  }

  /// How text is selected while the mouse is the program's.
  static let selectingText = "Shift-drag selects text (Option in iTerm2), or M"
}
