import Canvas
import CellText
import TagLayout
import Testing

@Suite("Painting")
struct PaintingTests {
  @Test("A fresh canvas is blank; sizes that can't be are clamped")
  func sizes() {
    #expect(Canvas(size: Size(width: 3, height: 2)).picture == ["···", "···"])
    #expect(Canvas(size: Size(width: -3, height: 2)).size == Size(width: 0, height: 2))
    #expect(Canvas(size: Size(width: 5, height: -1)).size == Size(width: 5, height: 0))
    #expect(Canvas(size: Size(width: .max, height: .max)).size == .zero)
    #expect(Canvas(size: Size(width: 1 << 20, height: 1 << 20)).size == .zero)
    #expect(Canvas(size: Size(width: .max, height: 0)).size == Size(width: .max, height: 0))
  }

  @Test("Clusters stand in their cells")
  func clusters() {
    let family = "👨\u{200D}👩\u{200D}👧"
    #expect(canvas("ab", width: 4).picture == ["ab··"])
    #expect(canvas("[日本]", width: 8).picture == ["[日<本<]··"])
    #expect(canvas("e\u{301}x", width: 3).picture == ["e\u{301}x·"])
    #expect(canvas("\(family)!", width: 8).picture == ["\(family)<<<<<!·"])
  }

  @Test("The cells that a text takes are given back, seen or not")
  func advance() {
    var canvas = Canvas(size: Size(width: 4, height: 1))
    #expect(canvas.write("日本語", at: .zero, profile: .wcwidth) == 6)
    #expect(canvas.write("abcdef", at: Point(x: 2, y: 0), profile: .wcwidth) == 6)
    #expect(canvas.write("日本", at: Point(x: 0, y: 7), profile: .wcwidth) == 4)
    #expect(canvas.write("é", at: Point(x: .max, y: 0), profile: .wcwidth) == 1)
    #expect(canvas.write("é", at: Point(x: .min, y: 0), profile: .wcwidth) == 1)
    #expect(canvas.write("", at: .zero, profile: .wcwidth) == 0)
    #expect(canvas.picture == ["日<ab"])
  }

  @Test("Clusters are clipped whole, at both edges")
  func clipping() {
    #expect(canvas("日本語", width: 5).picture == ["日<本<·"])
    #expect(canvas("abcdef", width: 5).picture == ["abcde"])
    var left = Canvas(size: Size(width: 5, height: 1))
    left.write("日本語", at: Point(x: -1, y: 0), profile: .wcwidth)
    #expect(left.picture == ["·本<語<"])
    left.write("abcdef", at: Point(x: -4, y: 0), profile: .wcwidth)
    #expect(left.picture == ["ef·語<"])
  }

  @Test("A clip is a smaller canvas", arguments: ["日本語x", "abcdefg"])
  func clip(text: String) {
    let clip = Rect(x: 1, y: 0, width: 5, height: 1)
    var canvas = Canvas(size: Size(width: 8, height: 2))
    for y in 0...1 {
      canvas.write(text, at: Point(x: 0, y: y), profile: .wcwidth, clip: clip)
    }
    let seen = text == "abcdefg" ? "·bcdef··" : "··本<語<··"
    #expect(canvas.picture == [seen, "········"])
    let before = canvas.picture
    for nowhere in [
      Rect(x: 3, y: 0, width: 0, height: 1), Rect(x: 3, y: 0, width: -2, height: 1),
      Rect(x: 90, y: 0, width: 5, height: 1), Rect(x: -9, y: -9, width: 5, height: 5),
    ] {
      canvas.write(text, at: Point(x: 1, y: 0), profile: .wcwidth, clip: nowhere)
    }
    #expect(canvas.picture == before)
  }

  @Test("The half that is left of an overwritten cluster becomes blank")
  func halves() {
    var canvas = canvas("日本語", width: 6)
    canvas.write("x", at: Point(x: 1, y: 0), profile: .wcwidth)
    #expect(canvas.picture == ["·x本<語<"])
    canvas.write("é", at: Point(x: 2, y: 0), profile: .wcwidth)
    #expect(canvas.picture == ["·xé·語<"])
    canvas.write("字", at: Point(x: 3, y: 0), profile: .wcwidth)
    #expect(canvas.picture == ["·xé字<·"])
    canvas.fill(Rect(x: 4, y: 0, width: 1, height: 1), with: "#")
    #expect(canvas.picture == ["·xé·#·"])
  }

  @Test("All cells of a wide cluster go when one of them goes")
  func wideHalves() {
    let family = "👨\u{200D}👩\u{200D}👧"
    var first = canvas("\(family)!", width: 8)
    first.write("x", at: Point(x: 3, y: 0), profile: .wcwidth)
    #expect(first.picture == ["···x··!·"])
    var second = canvas("\(family)!", width: 8)
    second.write("日", at: .zero, profile: .wcwidth)
    #expect(second.picture == ["日<····!·"])
  }

  @Test("Blanked halves keep their style")
  func styleOfHalves() {
    var canvas = Canvas(size: Size(width: 4, height: 1))
    canvas.write("日本", at: .zero, style: Style(.reverse), profile: .wcwidth)
    canvas.write("x", at: Point(x: 1, y: 0), profile: .wcwidth)
    #expect(canvas.picture == ["·x本<"])
    #expect(canvas.styles(ofRow: 0) == "r.rr")
  }

  @Test("A cluster without cells or without text is not put")
  func nothing() {
    var canvas = canvas("ab", width: 3)
    canvas.put("\u{301}", width: 0, at: .zero)
    canvas.put("x", width: -1, at: .zero)
    canvas.put("", width: 1, at: .zero)
    canvas.put("x", width: .max, at: .zero)
    canvas.put("x", width: 1, at: Point(x: .min, y: .max))
    #expect(canvas.picture == ["ab·"])
  }

  @Test("Filling goes as far as the canvas does")
  func fill() {
    var canvas = Canvas(size: Size(width: 4, height: 3))
    canvas.fill(Rect(x: 1, y: 1, width: .max, height: .max), with: "─", style: Style(.bold))
    #expect(canvas.picture == ["····", "·───", "·───"])
    canvas.fill(Rect(x: .min, y: .min, width: .max, height: .max), with: "x")
    canvas.fill(Rect(x: -2, y: -2, width: 4, height: 3), with: "█")
    #expect(canvas.picture == ["██··", "·───", "·───"])
    #expect(canvas.styles(ofRow: 1) == ".bbb")
  }

  @Test("Restyling keeps the text, and a wide cluster has one style")
  func restyle() {
    var canvas = canvas("a日b", width: 5)
    canvas.restyle(Rect(x: 1, y: 0, width: 1, height: 9)) { $0.attributes.insert(.reverse) }
    #expect(canvas.picture == ["a日<b·"])
    #expect(canvas.styles(ofRow: 0) == ".rr..")
    canvas.restyle(Rect(x: 2, y: 0, width: 2, height: 1)) { $0.foreground = .cyan }
    #expect(canvas.styles(ofRow: 0) == ".rrc.")
  }

  @Test("Cleared is as fresh")
  func clear() {
    var canvas = canvas("日e\u{301}", width: 4)
    canvas.clear()
    #expect(canvas.picture == ["····"])
    canvas.write("e\u{302}", at: .zero, profile: .wcwidth)
    #expect(canvas.picture == ["e\u{302}···"])
  }

  @Test("A copy is a canvas of its own")
  func copies() {
    var canvas = canvas("ab", width: 2)
    let copy = canvas
    canvas.write("e\u{301}", at: .zero, profile: .wcwidth)
    #expect(copy.picture == ["ab"])
    #expect(canvas.picture == ["e\u{301}b"])
  }
}
