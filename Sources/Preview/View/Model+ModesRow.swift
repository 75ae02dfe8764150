import Canvas
import Cloud
import TagLayout

extension Model {
  /// The alignments by name, the current one reversed and in brackets.
  func drawModes(_ row: Int, with pen: inout Pen) {
    let line = modesRow
    for name in line.names {
      if name.index == line.current {
        let style = Style([.bold, .reverse])
        pen.write("[\(name.text)]", at: Point(x: name.x - 1, y: row), style: style)
      } else {
        pen.write(name.text, at: Point(x: name.x, y: row))
      }
    }
    let dim = Style(.dim)
    if line.hasMoreBefore { pen.write(wording.ellipsis, at: Point(x: 0, y: row), style: dim) }
    if line.hasMoreBehind, let last = line.names.last, last.x + last.text.count + 1 < size.width {
      pen.write(wording.ellipsis, at: Point(x: size.width - 1, y: row), style: dim)
    }
  }
  /// The alignment whose name, or a cell beside it, stands at a cell of the screen.
  func alignment(at point: Point) -> AlignDirection? {
    guard point.y == regions.modes, 0..<size.width ~= point.x else { return nil }
    let name = modesRow.names.first { $0.cells.contains(point.x) }
    return name.map { AlignDirection.allCases[$0.index] }
  }

  private var modesRow: ModesRow {
    let modes = AlignDirection.allCases
    return ModesRow(
      names: modes.map(\.name),
      current: modes.firstIndex(of: cloud.settings.layout.alignDirection) ?? 0, width: size.width)
  }
}
