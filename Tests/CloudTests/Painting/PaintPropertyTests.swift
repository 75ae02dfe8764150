import Canvas
import CellText
import Cloud
import TagLayout
import TestSupport
import Testing

@Suite struct PaintPropertyTests {
  /// What the canvas shows of any cloud: closed boxes, nothing between them, nothing that a terminal acts on.
  @Test(arguments: 1...60 as ClosedRange<UInt64>) func boxesAreClosedAndAlone(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let cloud = random.cloud()
    let canvas = cloud.canvas()
    let boxes = cloud.frames + [cloud.overflow?.frame].compactMap { $0 }
    let frames = boxes + cloud.headers.map(\.frame)
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width {
        let cell = canvas.cell(at: Point(x: x, y: y))
        let isInside = frames.contains { $0.contains(Point(x: x, y: y)) }
        #expect(isInside || cell.text == " ", "seed \(seed), \(x),\(y): \(cell.text)")
      }
    }
    let style = cloud.settings.drawnBox
    for frame in boxes where frame.width > 1 && frame.height > 0 && style != .none {
      let isBordered = style.isBordered && frame.height >= 3
      let row = frame.y + (frame.height - 1) / 2
      let ends = [frame.x, frame.maxX - 1].map { canvas.cell(at: Point(x: $0, y: row)).text }
      let sides: [BoxStyle: String] = [
        .rounded: "│", .square: "│", .heavy: "┃", .double: "║", .ascii: "|",
      ]
      let side = sides[style] ?? ""
      #expect(ends == (isBordered ? [side, side] : ["[", "]"]), "seed \(seed)")
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func textIsWhatTheCanvasShows(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let cloud = random.cloud()
    guard !cloud.tags.isEmpty || cloud.tags.hasSections else {
      #expect(cloud.printed.isEmpty)
      return
    }
    let rows = cloud.canvas().rows
    #expect(cloud.printed == rows, "seed \(seed)")
    for row in rows {
      #expect(row.last != " ", "seed \(seed)")
      #expect(!row.unicodeScalars.contains(where: isControl), "seed \(seed): \(row)")
      #expect(!cloud.settings.asciiOnly || row.utf8.allSatisfy { $0 < 0x7F }, "seed \(seed)")
    }
  }

  /// Windows onto the cloud show what the whole shows there.
  @Test(arguments: 1...60 as ClosedRange<UInt64>) func windowsShowAPart(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let cloud = random.cloud()
    let whole = cloud.canvas()
    let content = Rect(x: 0, y: 0, width: whole.size.width, height: whole.size.height)
    let view = Rect(
      x: random.number(in: -3...30), y: random.number(in: -3...10),
      width: random.number(in: 0...20), height: random.number(in: 0...8))
    let origin = Point(x: random.number(in: 0...3), y: random.number(in: 0...3))
    var canvas = Canvas(size: Size(width: 30, height: 14))
    cloud.paint(view, into: &canvas, at: origin)
    for y in 0..<14 {
      for x in 0..<30 {
        let source = Point(x: x - origin.x + view.x, y: y - origin.y + view.y)
        let shown = canvas.cell(at: Point(x: x, y: y)).text
        let isSeen = view.contains(source) && content.contains(source)
        let expected = isSeen ? whole.cell(at: source).text : " "
        // Characters that the edge cuts are left out, and the widest here take four cells.
        #expect(shown == expected || shown == " ", "seed \(seed), \(x),\(y)")
        let isAtEdge = source.x < view.x + 3 || source.x >= view.maxX - 3
        #expect(shown == expected || isAtEdge, "seed \(seed), \(x),\(y)")
      }
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func whatIsShownFitsItsBox(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let cloud = random.cloud()
    for (index, frame) in cloud.frames.enumerated() {
      let shown = cloud.shown(at: index)
      let border = cloud.settings.box.borderWidth
      #expect(shown.width <= max(0, frame.width - 2 * border), "seed \(seed)")
      #expect(cloud.settings.widthProfile.width(of: shown.text) == shown.width, "seed \(seed)")
      let clean = Sanitizer.sanitize(cloud.tags[index])
      if !shown.isTruncated && !cloud.settings.asciiOnly {
        #expect(shown.text == (clean.isEmpty ? "\u{FFFD}" : clean), "seed \(seed)")
      }
    }
    let truncated = cloud.tags.texts.indices.filter { cloud.shown(at: $0).isTruncated }
    #expect(cloud.truncatedTags == truncated, "seed \(seed)")
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
