public import TagLayout

extension AlignDirection {
  /// What the alignment does, in one sentence for help.
  public var explanation: String {
    switch self {
    case .left: "lines start at the left edge, in reading order"
    case .rightFlow: "lines end at the right edge, in reading order: 1 2 3"
    case .rightData: "lines start at the right edge, the first tag right-most: 3 2 1"
    case .center: "lines are centred; an odd free cell stays on the right"
    case .justified: "free cells go between the tags; an only tag starts its line"
    case .spaceAround: "every tag has the same number of free cells on either side"
    case .spaceEvenly: "as many free cells before, between and after the tags"
    case .fill: "free cells widen the tags until each line is full"
    }
  }
}
