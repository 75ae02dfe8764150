/// Where an item stands in a line that is deeper than the item.
public enum LineAlignment: Hashable, Sendable, CaseIterable {
  /// At the line's top; in a column at its left.
  case top
  /// In the middle; an odd free cell stays below, in a column to the right.
  case center
  /// At the line's bottom; in a column at its right.
  case bottom

  /// Free cells before an item, when `free` of them are left over.
  func lead(ofFree free: Int) -> Int {
    switch self {
    case .top: 0
    case .center: free / 2
    case .bottom: free
    }
  }
}
