import Canvas
import CellText
import TagLayout

/// Draws rows of boxes on a canvas.
struct CanvasPen: BoxPen {
  var canvas: Canvas
  /// From content coordinates to the canvas.
  let offset: Point
  /// What may be drawn on, in the canvas' coordinates.
  let clip: Rect
  let profile: WidthProfile
  /// The row being drawn, in content coordinates.
  var row = 0
  /// The style of texts, and of borders and rules.
  var textStyle = Style.plain
  var ruleStyle = Style.plain

  mutating func draw(_ glyph: Unicode.Scalar, count: Int, at column: Int) {
    let run = Rect(x: column + offset.x, y: row + offset.y, width: count, height: 1)
    canvas.fill(run.intersection(clip), with: glyph, style: ruleStyle)
  }

  mutating func draw(ascii: Span<UInt8>, at column: Int) {
    canvas.writeASCII(ascii, at: point(column), style: textStyle, clip: clip)
  }

  mutating func draw(_ text: String, width: Int, at column: Int) {
    canvas.write(text, at: point(column), style: textStyle, profile: profile, clip: clip)
  }

  /// The rows of a frame, in content coordinates, of which some may be drawn on.
  func rows(of frame: Rect) -> Range<Int> {
    let top = clip.y - offset.y
    let first = max(frame.y, top)
    return first..<max(first, min(frame.maxY, top + clip.height))
  }

  /// Gives the cells of a frame, in content coordinates, an attribute more.
  mutating func restyle(_ frame: Rect, adding attribute: Style.Attributes) {
    let box = Rect(
      x: frame.x + offset.x, y: frame.y + offset.y, width: frame.width, height: frame.height)
    canvas.restyle(box.intersection(clip)) { $0.attributes.insert(attribute) }
  }

  private func point(_ column: Int) -> Point {
    Point(x: column + offset.x, y: row + offset.y)
  }
}
