import TagLayout

/// One of the two directions of the screen, so that rows and columns share their code.
enum Axis: Hashable, Sendable, CaseIterable {
  case x, y

  /// The other one.
  var crossed: Axis { self == .x ? .y : .x }
}

extension ScrollDirection {
  /// The axis that the content grows and scrolls along.
  var axis: Axis { self == .vertical ? .y : .x }

  /// The axis that lines run along and wrap at.
  var wrappingAxis: Axis { axis.crossed }
}

extension Point {
  subscript(axis: Axis) -> Int {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}

extension Size {
  subscript(axis: Axis) -> Int { axis == .x ? width : height }
}

extension Rect {
  /// The cells covered along `axis`; empty if the length is negative.
  func range(_ axis: Axis) -> Range<Int> {
    let start = axis == .x ? x : y
    return start..<(start + max(0, axis == .x ? width : height))
  }

  /// The size alone.
  var size: Size { Size(width: width, height: height) }
}

extension EdgeInsets {
  /// The margin before the content along `axis`.
  func leading(_ axis: Axis) -> Int { axis == .x ? left : top }
}

extension Comparable {
  /// The nearest value within `limits`.
  func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}
