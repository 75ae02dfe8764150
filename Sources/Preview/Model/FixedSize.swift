import Cloud
import TagLayout

/// The lengths of the layout that were given, by option or by key.
struct FixedSize: Hashable, Sendable {
  /// Cells, 0 = unlimited, `nil` = that of the terminal.
  var width: Int?
  var height: Int?

  init(width: Int? = nil, height: Int? = nil) {
    self.width = width.map { $0.clamped(to: 0...CellCount.maximum) }
    self.height = height.map { $0.clamped(to: 0...CellCount.maximum) }
  }

  subscript(axis: Axis) -> Int? {
    get { axis == .x ? width : height }
    set { if axis == .x { width = newValue } else { height = newValue } }
  }

  /// The container of a cloud that is shown in `area`.
  ///
  /// The height matters to columns only.
  func container(scrolling direction: ScrollDirection, in area: Size) -> Container {
    let wrapping = direction.wrappingAxis
    // An area without cells must not read as "unlimited".
    return Container(
      width: width ?? max(1, area.width),
      height: wrapping == .x ? 0 : height ?? max(1, area.height),
      source: self[wrapping] == nil ? .terminal : .option)
  }
}

extension Container {
  /// The length of the container along `axis`; 0 = unlimited.
  subscript(axis: Axis) -> Int { axis == .x ? width : height }
}
