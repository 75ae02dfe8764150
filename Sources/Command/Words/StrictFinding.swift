/// What `--strict` does not let pass, beside the readers' diagnostics.
enum StrictFinding: Hashable, Sendable {
  /// Tags whose text does not fit into their box.
  case truncated(count: Int, first: String)
  /// Tags with nothing to show.
  case empty(count: Int, firstNumber: Int)

  /// The finding in one line.
  var message: String {
    switch self {
    case .truncated(1, let first): "1 tag is cut: '\(first)'"
    case .truncated(let count, let first): "\(count) tags are cut, the first is '\(first)'"
    case .empty(1, let number): "1 tag is empty: number \(number)"
    case .empty(let count, let number): "\(count) tags are empty, the first is number \(number)"
    }
  }
}
