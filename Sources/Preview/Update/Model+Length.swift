import Cloud
import TagLayout

extension Model {
  /// Makes the wrapping axis longer or shorter, from what it is now.
  ///
  /// It is fixed from then on.
  mutating func changeLength(by cells: Int) {
    let axis = wrappingAxis
    let setting: Message.Setting = axis == .x ? .width : .height
    var length = cloud.container[axis]
    if length == 0 {
      // Unlimited can't grow; it shrinks from the length that the content takes.
      guard cells < 0 else {
        message = .isUnlimited(axis)
        return
      }
      length = cloud.arrangement.contentSize[axis]
    }
    let changed = (length + cells).clamped(to: 1...CellCount.maximum)
    if changed == length {
      message = cells < 0 ? .isLeast(setting, changed) : .isMost(setting, changed)
    }
    fixLength(changed)
  }

  /// The wrapping axis takes its length from the terminal again.
  mutating func followTerminal() {
    fixedSize[wrappingAxis] = nil
    relayout()
    message = .follows(wrappingAxis)
  }

  /// Fixes the length of the wrapping axis; 0 = unlimited.
  mutating func fixLength(_ length: Int) {
    fixedSize[wrappingAxis] = length
    relayout()
  }
}
