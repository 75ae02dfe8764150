import Cloud

extension Model {
  /// Puts the tags into the order that follows the one they were sorted in last.
  ///
  /// After anything else that is the order by name. The selection stays on its tag.
  mutating func sortAgain() {
    var order = lastOrder?.stepped() ?? .name
    // Without weights that order is the one that there is.
    if order == .weight, !cloud.tags.hasWeights { order = order.stepped() }
    start(.sort(order))
  }

  /// Puts the tags into an order of chance.
  mutating func shuffle() {
    start(.shuffle)
  }

  /// Does what `sortAgain` asks for.
  mutating func sort(by order: TagOrder) {
    reorder(cloud.indices(in: order), .sorted(order))
  }

  /// Does what `shuffle` asks for.
  mutating func shuffleNow() {
    reorder(cloud.tags.shuffledOrder(using: &shuffleGenerator), .shuffled)
  }

  /// The order that the last step put the tags into; nil if it did something else.
  private var lastOrder: TagOrder? {
    guard let last = history.undoable.last else { return initialOrder }
    if case .sorted(let order) = last.deed { return order }
    return nil
  }

  private mutating func reorder(_ indices: [UInt32], _ deed: History.Deed) {
    guard let selectedIndex else {
      message = .noTags
      return
    }
    let target = indices.firstIndex(of: UInt32(selectedIndex)) ?? selectedIndex
    perform(.permute(indices), deed, select: target)
    tellDeed()
  }
}
