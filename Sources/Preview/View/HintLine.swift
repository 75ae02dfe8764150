import Canvas
import TagLayout

/// The hints that fit into a row: those of the lowest priority drop first, whole.
struct HintLine {
  let bindings: [KeyBinding]

  /// The hints of a context that fit into `width` cells, in the order of the table.
  init(context: KeyBinding.Context, width: Int) {
    let hinted = KeyBinding.bindings(in: context).filter { $0.priority > 0 }
    var isKept = [Bool](repeating: false, count: hinted.count)
    // One blank before each row, two between hints.
    var used = -1
    for index in hinted.indices.sorted(by: { hinted[$0].priority < hinted[$1].priority }) {
      used += HintLine.cells(hinted[index]) + 2
      guard used <= width else { break }
      isKept[index] = true
    }
    bindings = hinted.indices.filter { isKept[$0] }.map { hinted[$0] }
  }

  /// The cells that the hints take, the blanks between them included.
  var cells: Int {
    bindings.reduce(0) { $0 + HintLine.cells($1) } + 2 * max(0, bindings.count - 1)
  }

  private static func cells(_ binding: KeyBinding) -> Int {
    binding.hintLabel.utf8.count + 1 + binding.short.utf8.count
  }

  /// Writes the hints from `point` on.
  func draw(at point: Point, with pen: inout Pen) {
    var point = point
    for binding in bindings {
      point.x = pen.write(binding.hintLabel, at: point, style: Style(.bold)) + 1
      point.x = pen.write(binding.short, at: point) + 2
    }
  }
}

extension Model {
  func drawHints(_ row: Int, with pen: inout Pen) {
    HintLine(context: .cloud, width: size.width).draw(at: Point(x: 1, y: row), with: &pen)
  }
}
