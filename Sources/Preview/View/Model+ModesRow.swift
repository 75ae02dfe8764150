import Canvas
import Cloud
import TagLayout

extension Model {
  /// The alignments by name, the current one reversed and in brackets.
  func drawModes(_ row: Int, with pen: inout Pen) {
    let modes = AlignDirection.allCases
    let current = modes.firstIndex(of: cloud.settings.layout.alignDirection) ?? 0
    let line = ModesRow(names: modes.map(\.name), current: current, width: size.width)
    for name in line.names {
      if name.index == current {
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
}
