import Canvas
import CellText
import TagLayout
import Testing

@Suite("Reading")
struct ReadingTests {
  @Test(
    "A row is its text without trailing blanks",
    arguments: ["", "a", " a  b", "╭──╮", "[日本]", "e\u{301}", "naïve 日 x", "👨\u{200D}👩\u{200D}👧 x"])
  func rows(text: String) {
    let canvas = canvas(text + "  ", width: 12)
    #expect(canvas.row(0).unicodeScalars.elementsEqual(text.unicodeScalars))
    var bytes: [UInt8] = [0x3E]
    canvas.appendRow(0, to: &bytes)
    #expect(bytes == [0x3E] + Array(text.utf8))
  }

  @Test("A styled blank is a blank in text")
  func styledBlanks() {
    var canvas = canvas("ab", width: 4)
    canvas.fill(Rect(x: 2, y: 0, width: 2, height: 1), with: " ", style: Style(.reverse))
    #expect(canvas.row(0) == "ab")
  }

  @Test("Outside there is nothing")
  func outside() {
    let canvas = canvas("ab", width: 2)
    #expect(canvas.row(1) == "")
    #expect(canvas.row(-1) == "")
    var bytes: [UInt8] = []
    canvas.appendRow(.max, to: &bytes)
    #expect(bytes == [])
    var calls = 0
    canvas.forEachCluster(inRow: 1) { _, _ in calls += 1 }
    #expect(calls == 0)
    let cell = canvas.cell(at: Point(x: 2, y: 0))
    #expect(cell == ("", 0, .plain))
    #expect(canvas.cell(at: Point(x: .min, y: .max)).width == 0)
  }

  @Test("Clusters come with place, cells and style, blanks too")
  func forEachCluster() {
    var canvas = canvas("a日e\u{301}", width: 5)
    canvas.restyle(Rect(x: 1, y: 0, width: 1, height: 1)) { $0 = Style(.bold, foreground: .red) }
    var seen: [String] = []
    canvas.forEachCluster(inRow: 0) { x, cluster in
      let colour = cluster.style.foreground.map { "\($0)" } ?? "-"
      let look = "\(cluster.style.attributes.rawValue) \(colour)"
      seen.append("\(x) \(cluster.text) \(cluster.width) \(look)")
    }
    #expect(seen == ["0 a 1 0 -", "1 日 2 1 red", "3 e\u{301} 1 0 -", "4   1 0 -"])
  }

  @Test("Appending many rows costs as much as their bytes: the array grows in steps")
  func growth() {
    let canvas = canvas("abc", "é", width: 3)
    var bytes: [UInt8] = []
    var capacities: Set<Int> = []
    for _ in 0..<4_000 {
      canvas.appendRow(0, to: &bytes)
      canvas.appendRow(1, to: &bytes)
      capacities.insert(bytes.capacity)
    }
    #expect(bytes.count == 20_000)
    #expect(capacities.count < 30)
  }
}
