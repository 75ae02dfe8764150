import TagLayout

extension AlignDirection {
  static func named(_ name: String) -> AlignDirection {
    switch name {
    case "left": .left
    case "rightFlow": .rightFlow
    case "rightData": .rightData
    case "center": .center
    default: fatalError("fixture names the alignment \(name)")
    }
  }
}

extension LineAlignment {
  static func named(_ name: String) -> LineAlignment {
    switch name {
    case "top": .top
    case "center": .center
    case "bottom": .bottom
    default: fatalError("fixture names the line alignment \(name)")
    }
  }
}
