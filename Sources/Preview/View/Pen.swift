import Canvas
import TagLayout

/// Writes text of any kind on a canvas: what it holds can't harm the terminal, and it ends at the
/// edge.
struct Pen {
  var canvas: Canvas
  let wording: Wording

  /// Writes text from `point` on; returns the column behind it.
  @discardableResult
  mutating func write(_ text: String, at point: Point, style: Style = .plain) -> Int {
    var point = point
    for cluster in wording.clusters(text) {
      guard point.x < canvas.size.width else { break }
      let pieces = cluster.isEscape ? cluster.text.map(String.init) : [cluster.text]
      for piece in pieces {
        let width = cluster.isEscape ? 1 : cluster.width
        canvas.put(piece[...], width: width, at: point, style: style)
        point.x += width
      }
    }
    return point.x
  }

  /// Blanks a row.
  mutating func clear(row: Int) {
    canvas.fill(Rect(x: 0, y: row, width: canvas.size.width, height: 1), with: " ")
  }

  /// Takes the colours away; attributes stay.
  mutating func removeColors() {
    let all = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    canvas.restyle(all) { $0.foreground = nil }
  }
}
