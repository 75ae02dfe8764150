/// The next items that have no line yet, in their order.
struct PackingWindow {
  private let items: MeasuredItems
  private let gap: Int
  private let size: Int
  /// The first item that was not looked at yet.
  private var next = 0
  /// The items, and what each costs: its breadth and a gap.
  private var indices: [Int] = []
  private(set) var costs: [Int] = []

  /// Windows of `size` items.
  init(items: MeasuredItems, gap: Int, size: Int) {
    self.items = items
    self.gap = gap
    self.size = size
  }

  /// Number of items in it.
  var count: Int { indices.count }

  /// Adds the items that follow until the window is full; false when no item is left.
  mutating func refill() -> Bool {
    while count < size, next < items.count {
      indices.append(next)
      costs.append(items.breadth(at: next) + gap)
      next += 1
    }
    return count > 0
  }

  /// Moves the items at the positions `taken`, in ascending order, to the end of `order`.
  mutating func take(_ taken: [Int], into order: inout [Int]) {
    var kept = 0
    var nextTaken = 0
    for position in 0..<count {
      if nextTaken < taken.count, taken[nextTaken] == position {
        order.append(indices[position])
        nextTaken += 1
      } else {
        indices[kept] = indices[position]
        costs[kept] = costs[position]
        kept += 1
      }
    }
    indices.removeLast(count - kept)
    costs.removeLast(costs.count - kept)
  }
}
