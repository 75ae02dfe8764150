import TagLayout

/// How many items there are, and the width of the container in cells.
struct Scenario: Equatable {
  let itemCount: Int
  let width: Int
  /// Cells between the items of a line.
  static let spacing = 1
  /// The height of items that are equally high, in cells.
  static let height = 3
  /// The heights of others.
  static let heights: ClosedRange<Int32> = 1...5

  /// All scenarios, from small to large.
  static let all = [10_000, 100_000, 1_000_000].flatMap { count in
    [80, 200].map { Scenario(itemCount: count, width: $0) }
  }

  /// As in the names of workloads: `10k-W80`.
  var name: String {
    let count =
      itemCount >= 1_000_000 && itemCount % 1_000_000 == 0
      ? "\(itemCount / 1_000_000)M"
      : itemCount >= 1000 && itemCount % 1000 == 0 ? "\(itemCount / 1000)k" : "\(itemCount)"
    return "\(count)-W\(width)"
  }

  /// The layout that the baselines know: rows, flush left, with a cell between items.
  var layout: FlowLayout {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = Scenario.spacing
    return layout
  }
}
