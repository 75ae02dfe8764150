/// How deep lines are, and what the lines before a line are deep together.
enum LineDepths: Sendable {
  /// All lines are equally deep.
  case uniform(Int)
  /// What each line and the lines before it are deep together.
  case sums([Int])

  /// The depth of a line.
  subscript(line: Int) -> Int {
    switch self {
    case .uniform(let depth): depth
    case .sums: sum(ofFirst: line + 1) - sum(ofFirst: line)
    }
  }

  /// What the first `count` lines are deep together, without the spacing between them.
  func sum(ofFirst count: Int) -> Int {
    switch self {
    case .uniform(let depth): depth * count
    case .sums(let sums): count == 0 ? 0 : sums[count - 1]
    }
  }
}
