import Canvas
import Cloud
import TagLayout

extension Model {
  /// What the terminal is to show; the canvas has exactly the terminal's size.
  public func view() -> Screen {
    var pen = Pen(canvas: Canvas(size: size), wording: wording)
    var cursor = Point.zero
    var isCursorVisible = false
    switch focus {
    case .page(let page):
      draw(page, with: &pen)
    case .cloud:
      drawCloudScreen(with: &pen)
      cursor = selectionOnScreen
      if let message, let row = regions.message {
        pen.clear(row: row)
        pen.write(" " + message.text(wording), at: Point(x: 0, y: row), style: Style(.bold))
      }
    case .prompt(let prompt):
      drawCloudScreen(with: &pen)
      cursor = draw(prompt, with: &pen)
      isCursorVisible = size.width > 0 && size.height > 0
    case .question(let question):
      drawCloudScreen(with: &pen)
      cursor = selectionOnScreen
      draw(question, with: &pen)
    }
    if !usesColor { pen.removeColors() }
    return Screen(canvas: pen.canvas, cursor: cursor, isCursorVisible: isCursorVisible)
  }

  /// How text is put on this screen.
  var wording: Wording {
    Wording(form: cloud.textForm)
  }

  private func drawCloudScreen(with pen: inout Pen) {
    drawCloudArea(with: &pen)
    if let row = regions.modes { drawModes(row, with: &pen) }
    if let row = regions.ruler { drawRuler(row, with: &pen) }
    if let row = regions.status { drawStatus(row, with: &pen) }
    if let row = regions.hints { drawHints(row, with: &pen) }
  }
}
