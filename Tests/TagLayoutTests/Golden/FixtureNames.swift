import TagLayout

extension AlignDirection {
  static func named(_ name: String) -> AlignDirection {
    switch name {
    case "left": .left
    case "rightFlow", "blockRight": .rightFlow
    case "rightData": .rightData
    case "center", "blockCenter": .center
    case "justified", "between": .justified
    case "spaceAround", "around": .spaceAround
    case "spaceEvenly", "evenly": .spaceEvenly
    case "fill": .fill
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

extension LastLine {
  static func named(_ name: String) -> LastLine {
    switch name {
    case "inherit": .inherit
    case "natural": .left
    default: fatalError("fixture names the last line \(name)")
    }
  }
}

extension LineBreaking {
  static func named(_ name: String) -> LineBreaking {
    switch name {
    case "greedy": .greedy
    case "balanced": .balanced
    default: fatalError("fixture names the line breaking \(name)")
    }
  }
}
