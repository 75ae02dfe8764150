import Canvas
import CellText
import TagLayout

extension Canvas {
  /// All rows as they are, blanks as dots, and each further cell of a wide cluster as `<`.
  var picture: [String] {
    (0..<size.height).map { y in
      (0..<size.width).map { x in
        let cell = cell(at: Point(x: x, y: y))
        return cell.text == " " ? "·" : cell.text.isEmpty ? "<" : cell.text
      }.joined()
    }
  }

  /// A row's styles, a letter a cell: `.` plain, `r` reverse, `b` bold, `c` coloured.
  func styles(ofRow y: Int) -> String {
    (0..<size.width).map { x in
      let style = cell(at: Point(x: x, y: y)).style
      if style.attributes.contains(.reverse) { return "r" }
      if style.attributes.contains(.bold) { return "b" }
      return style.foreground == nil ? "." : "c"
    }.joined()
  }
}

/// A canvas with the texts of its rows.
func canvas(_ rows: String..., width: Int) -> Canvas {
  var canvas = Canvas(size: Size(width: width, height: rows.count))
  for (y, row) in rows.enumerated() {
    canvas.write(row, at: Point(x: 0, y: y), profile: .wcwidth)
  }
  return canvas
}
