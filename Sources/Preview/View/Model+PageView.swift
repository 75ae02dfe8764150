import Canvas
import TagLayout

extension Model {
  /// A page covers the whole screen: a title, and the lines that fit below it.
  func draw(_ page: Page, with pen: inout Pen) {
    let body = regions.pageBody
    if let row = regions.pageTitle { drawTitle(of: page, row: row, with: &pen) }
    for (row, line) in page.lines.dropFirst(page.top).prefix(body.height).enumerated() {
      for piece in line.pieces {
        pen.write(piece.text, at: Point(x: body.x + piece.x, y: body.y + row), style: piece.style)
      }
    }
  }

  private func drawTitle(of page: Page, row: Int, with pen: inout Pen) {
    let title = page.content == .help ? "help" : "equivalent command line"
    let body = regions.pageBody
    var text = " \(title)"
    if page.lines.count > body.height {
      let last = min(page.lines.count, page.top + body.height)
      text += " \(page.top + 1)\(wording.dash)\(last)/\(page.lines.count)"
    }
    let end = pen.write(text, at: Point(x: 0, y: row))
    let hints = HintLine(context: .page, width: size.width)
    let x = size.width - 1 - hints.cells
    if x >= end + 2 { hints.draw(at: Point(x: x, y: row), with: &pen) }
    let all = Rect(x: 0, y: row, width: size.width, height: 1)
    pen.canvas.restyle(all) { $0.attributes.insert(.reverse) }
  }
}
