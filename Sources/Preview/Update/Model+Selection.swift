import Cloud
import TagLayout

extension Model {
  /// The selected tag; `nil` when there is none.
  ///
  /// A hidden one gives way to the last that is shown, until there is a line for it again.
  var selectedIndex: Int? {
    let count = cloud.arrangement.visibleCount
    return count == 0 ? nil : selection.index.clamped(to: 0...(count - 1))
  }

  /// Selects a tag and brings it into view; the nearest one when there is no such tag.
  mutating func select(_ index: Int) {
    selection = Selection(index.clamped(to: 0...max(0, cloud.tags.count - 1)))
    revealSelection()
  }

  /// Selects the neighbour on the screen.
  ///
  /// Steps from line to line keep the column they started from.
  mutating func select(moving direction: MoveDirection) {
    guard let index = selectedIndex else { return }
    let crossesLines = direction.axis == scrollAxis
    let column =
      crossesLines ? selection.stickyColumn ?? cloud.arrangement.stickyColumn(of: index) : nil
    guard let target = cloud.arrangement.item(from: index, moving: direction, column: column)
    else { return }
    selection = Selection(target)
    selection.stickyColumn = column
    revealSelection()
  }
}

extension MoveDirection {
  /// The axis that the step goes along.
  var axis: Axis { self == .up || self == .down ? .y : .x }
}
