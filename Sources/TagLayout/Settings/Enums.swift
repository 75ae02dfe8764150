// CONTRACT: split into one file a type.
/// How the items of a line are placed.
public enum AlignDirection: Int, Hashable, Sendable, CaseIterable {
  /// Flush left, reading order.
  case left = 0
  /// Flush right, reading order.
  case rightFlow = 1
  /// Flush right, first item right-most.
  case rightData = 2
  /// Centred; an odd free cell stays on the right.
  case center = 3
}

/// Which way the content scrolls.
public enum ScrollDirection: Hashable, Sendable, CaseIterable {
  /// Lines are rows, wrapped at the width.
  case vertical
  /// Lines are columns, wrapped at the height.
  case horizontal
}

/// Where an item stands within a line that is taller than it.
public enum LineAlignment: Hashable, Sendable, CaseIterable {
  case top, center, bottom
}

/// Which way lines read.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// What happens to an item that is longer than the available room.
public enum OversizeBehavior: Hashable, Sendable, CaseIterable {
  case clamp, overflow
}

/// The container's length along the lines, in cells.
public enum ContainerExtent: Hashable, Sendable, ExpressibleByIntegerLiteral {
  case cells(Int)
  case unlimited

  public init(integerLiteral value: Int) { self = .cells(value) }
}

/// A step of the selection.
public enum MoveDirection: Hashable, Sendable, CaseIterable {
  case up, down, left, right
}
