/// How deep lines are, and what the lines before a line are deep together.
enum LineDepths: Sendable {
  /// All of `count` lines are equally deep but the last, which may be deeper.
  case uniform(Int, count: Int, last: Int)
  /// What each line and the lines before it are deep together.
  case sums([Int])

  /// The depth of a line.
  subscript(line: Int) -> Int {
    switch self {
    case .uniform(let depth, let count, let last): line == count - 1 ? last : depth
    case .sums: sum(ofFirst: line + 1) - sum(ofFirst: line)
    }
  }

  /// What the first `count` lines are deep together, without the spacing between them.
  func sum(ofFirst count: Int) -> Int {
    switch self {
    case .uniform(let depth, let all, let last):
      depth * count + (count == all && count > 0 ? last - depth : 0)
    case .sums(let sums): count == 0 ? 0 : sums[count - 1]
    }
  }
}
