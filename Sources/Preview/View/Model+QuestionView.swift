import Canvas
import TagLayout

extension Model {
  /// Draws a question over the last row, whatever that is.
  func draw(_ question: Question, with pen: inout Pen) {
    guard let row = regions.prompt else { return }
    pen.clear(row: row)
    let (long, short) = text(of: question)
    let text = wording.cells(long) + 2 <= size.width ? long : short
    pen.write(" " + text, at: Point(x: 0, y: row), style: Style(.bold))
  }
}
