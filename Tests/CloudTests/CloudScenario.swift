import Canvas
import Cloud
import TagLayout

/// A cloud of bracketed tags without padding, as most expectations have it: a box is its text and 2 cells.
func bracketed(
  _ tags: TagList, width: Int = 80, _ change: (inout CloudSettings) -> Void = { _ in }
) -> ArrangedCloud {
  var settings = CloudSettings()
  settings.box = .bracket
  settings.padding = 0
  change(&settings)
  return ArrangedCloud(
    tags: tags, settings: settings, container: Container(width: width, source: .option))
}

/// The same of columns.
func bracketedColumns(
  _ tags: TagList, height: Int, _ change: (inout CloudSettings) -> Void = { _ in }
) -> ArrangedCloud {
  var settings = CloudSettings()
  settings.box = .bracket
  settings.padding = 0
  settings.layout.scrollDirection = .horizontal
  settings.layout.minimumInteritemSpacing = 0
  settings.layout.minimumLineSpacing = 1
  change(&settings)
  return ArrangedCloud(
    tags: tags, settings: settings,
    container: Container(width: 80, height: height, source: .option))
}

extension ArrangedCloud {
  /// The frame of each tag that is not hidden.
  var frames: [Rect] { (0..<arrangement.visibleCount).map { arrangement.attributes(at: $0).frame } }

  /// The headers that are shown.
  var headers: [ShownHeader] { (0..<tags.sectionCount).compactMap { header(ofSection: $0) } }

  /// What the text writer writes, as rows.
  var printed: [String] {
    var sink = ByteArraySink()
    do { try TextWriter.write(self, to: &sink) } catch { return ["\(error)"] }
    var rows = sink.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The newline of the last row ends it, it starts none.
    if rows.last == "" { rows.removeLast() }
    return rows
  }

  /// What the JSON writer writes.
  var json: String {
    var sink = ByteArraySink()
    do { try JSONWriter.write(self, to: &sink) } catch { return "\(error)" }
    return sink.text
  }
}

extension ArrangedCloud {
  /// The cells that all boxes and headers take, and the content.
  var bounds: Size {
    let tags = arrangement.lines.indices.flatMap {
      arrangement.attributes(ofLine: $0).map(\.frame)
    }
    let frames = tags + headers.map(\.frame) + [overflow?.frame].compactMap { $0 }
    return Size(
      width: frames.map(\.maxX).reduce(arrangement.contentSize.width, max),
      height: frames.map(\.maxY).reduce(arrangement.contentSize.height, max))
  }

  /// All of the cloud on a canvas.
  func canvas(_ options: PaintOptions = PaintOptions()) -> Canvas {
    var canvas = Canvas(size: bounds)
    let all = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    paint(all, into: &canvas, at: .zero, options: options)
    return canvas
  }
}

extension Canvas {
  /// All rows, without the blanks at their ends.
  var rows: [String] { (0..<size.height).map(row) }
}
