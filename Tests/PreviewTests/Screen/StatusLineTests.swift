import Canvas
import CellText
import Cloud
import TagLayout
import Testing

@testable import Preview

@Suite("The status line")
struct StatusLineTests {
  @Test("holds the exact numbers")
  func exact() {
    var options = Model.Options()
    options.width = 57
    let preview = Preview(["swift", "ncurses", "unicode"], 90, 24, options: options)
    #expect(
      preview.status
        == " left \u{2502} W 57/90 \u{2502} content 57\u{D7}3 \u{2502} lines 1 \u{2502} gap 1,0"
        + " \u{2502} tags 3 \u{2502} sel 1/3 \"swift\" 9\u{D7}3 @0,0")
  }

  @Test("agrees with the arrangement, whatever was done")
  func agrees() {
    var preview = Preview(Preview.words, 200, 24)
    for key in "2-<]}l3V)v+RbLd4" {
      preview.type(String(key))
      let cloud = preview.model.cloud
      let content = cloud.arrangement.contentSize
      #expect(preview.status.contains("content \(content.width)\u{D7}\(content.height) "))
      #expect(preview.status.contains("lines \(cloud.arrangement.lines.count) "))
      #expect(
        preview.status.contains(
          "gap \(preview.layout.minimumInteritemSpacing),\(preview.layout.minimumLineSpacing) "))
      let frame = cloud.arrangement.attributes(at: preview.model.selectedIndex ?? 0).frame
      #expect(
        preview.status.hasSuffix("\(frame.width)\u{D7}\(frame.height) @\(frame.x),\(frame.y)"))
    }
  }

  @Test("drops whole fields, the least useful first")
  func narrow() {
    let fields = { (width: Int) in
      Preview(["swift", "ncurses", "unicode"], width, 24).status
    }
    #expect(
      fields(80).hasPrefix(" left \u{2502} W 80/80 \u{2502} content 80\u{D7}3 \u{2502} lines 1"))
    #expect(fields(80).hasSuffix("tags 3 \u{2502} sel 1/3 \"swift\" 9\u{D7}3 @0,0"))
    #expect(
      fields(60)
        == " left \u{2502} W 60/60 \u{2502} lines 1 \u{2502} sel 1/3 \"swift\" 9\u{D7}3 @0,0")
    #expect(
      fields(40) == " left \u{2502} W 40/40 \u{2502} lines 1 \u{2502} sel 1/3")
    #expect(fields(30) == " left \u{2502} W 30/30 \u{2502} lines 2")
    #expect(fields(16) == " left \u{2502} W 16/16")
    #expect(fields(10) == " left")
    #expect(fields(4) == "")
  }

  @Test("never reaches the edge, whatever the width")
  func anyWidth() {
    for width in 0...150 {
      #expect(Preview(Preview.words, width, 12).typing("vRob)").status.count <= width)
    }
  }

  @Test("gives a long tag the room that is left")
  func longTag() {
    let tag = String(repeating: "word ", count: 40)
    let preview = Preview([tag], 100, 24)
    #expect(preview.status.count == 100)
    #expect(preview.status.contains("\"word word wor"))
    #expect(preview.status.hasSuffix("\u{2026}\" 100\u{D7}3 @0,0"))
  }

  @Test("marks the demo")
  func demo() {
    var options = Model.Options()
    options.isDemo = true
    #expect(
      Preview(Preview.words, 80, 24, options: options).status.hasPrefix(
        " left \u{2502} demo \u{2502} W"))
    let edited = Preview(Preview.words, 80, 24, options: options).typing("d")
    #expect(!edited.status.contains("demo"))
  }

  @Test("says why nothing is seen where the insets leave no room")
  func noRoom() {
    let preview = Preview(["a"], 80, 24).typing("I40").pressing(.enter)
    #expect(preview.rows.joined().contains("no room for tags: the insets take 80 of 80 cells"))
    #expect(!preview.typing("w81").pressing(.enter).rows.joined().contains("no room"))
  }

  @Test("names what is not as usual")
  func changed() {
    let preview = Preview(Preview.words, 200, 24).typing(")RboVI1").pressing(.enter)
    let status = preview.status
    for field in ["pad 2", "inset 1,1,1,1", "rtl", "square", "overflow", "line center"] {
      #expect(status.contains("\u{2502} \(field) \u{2502}"), "\(field)")
    }
  }

  @Test("names limits and ways of breaking that are not as usual")
  func limits() {
    let preview = Preview(Preview.words, 200, 24) {
      $0.layout.lineBreaking = .balanced
      $0.layout.maximumLines = 9
      $0.layout.minimumLines = 2
      $0.layout.maximumItemsPerLine = 3
      $0.layout.alignmentScope = .block
      $0.layout.lastLine = .right
    }
    let fields = ["balanced", "max 9", "min 2", "per line 3", "block", "last right"]
    #expect(preview.status.contains(fields.joined(separator: " \u{2502} ")))
  }

  @Test(
    "names each of them on an ordinary terminal",
    arguments: [
      ("O", "block"), ("T", "last left"), ("B", "balanced"), ("o", "overflow"), ("R", "rtl"),
      ("V", "line center"), ("]", "gap 2,0"), (")", "pad 2"), ("b", "square"), ("p", "print"),
      ("v", "horizontal"),
    ])
  func changedInEightyColumns(key: String, field: String) {
    let usual = Preview(Preview.words, 80, 24).status
    let preview = Preview(Preview.words, 80, 24).typing(key)
    #expect(!usual.contains(field))
    #expect(preview.status.contains(" \(field) \u{2502}"), "\(preview.status)")
    #expect(preview.status.contains("sel 1/"))
  }

  @Test(
    "names the state in 80 columns, of the demo and of clouds taller than the screen",
    arguments: [
      ("", 40, ["rows 1\u{2013}", "sel 1/"]), ("O", 40, ["block"]), ("T", 40, ["last left"]),
      ("B", 40, ["balanced"]), ("o", 40, ["overflow"]), ("V", 40, ["line center"]),
      ("R", 40, ["rtl"]), ("OTT", 80, ["block", "last center"]),
      ("m2\rBTT", 80, ["max 2", "balanced", "last center"]),
      ("OTBm5\r", 60, ["block", "last left", "balanced", "max 5", "hidden"]),
    ])
  func stateInEightyColumns(keys: String, width: Int, fields: [String]) {
    var options = Model.Options()
    options.isDemo = true
    options.width = width
    var preview = Preview((1...99).map { "word \($0)" }, 80, 24, options: options)
    for key in keys {
      if key == "\r" { preview.press(.enter) } else { preview.type(String(key)) }
    }
    for field in fields {
      #expect(preview.status.contains(field), "\(keys) \(preview.status)")
    }
  }

  @Test("names limits given at the start, and the number of the tag")
  func limitsInEightyColumns() {
    var options = Model.Options()
    options.isDemo = true
    options.width = 40
    let limited = Preview((1...24).map { "word \($0)" }, 80, 24, options: options) {
      $0.layout.maximumItemsPerLine = 3
      $0.layout.minimumLines = 9
    }
    #expect(
      limited.status
        == " left \u{2502} demo \u{2502} W 40/80 \u{2502} lines 8 \u{2502} rows 1\u{2013}21/24"
        + " \u{2502} min 9 \u{2502} per line 3 \u{2502} sel 1/24")
    // Of five, with the rows, the limit that the boxes tell of has no room.
    #expect(
      limited.typing("BOT").status
        == " left \u{2502} W 40/80 \u{2502} lines 9 \u{2502} rows 1\u{2013}21/27"
        + " \u{2502} balanced \u{2502} min 9 \u{2502} block \u{2502} last left")
    options.isDemo = false
    options.width = 20
    let long = Preview((1...2000).map { "word \($0)" }, 80, 24, options: options)
    #expect(
      long.status
        == " left \u{2502} W 20/80 \u{2502} lines 2000 \u{2502} rows 1\u{2013}21/6000"
        + " \u{2502} sel 1/2000 \"word 1\" 10\u{D7}3 @0,0")
  }

  @Test("names what was changed before how cells are counted")
  func changedBeforeWidths() {
    var preview = Preview((1...99).map { "word \($0)" }, 80, 24) {
      $0.widthMode = .fixed(.grapheme)
    }
    #expect(preview.status.contains("\u{2502} grapheme \u{2502}"))
    preview.type("m2")
    preview.press(.enter)
    #expect(preview.status.contains("\u{2502} grapheme \u{2502}"))
    preview.type("BTT")
    #expect(
      preview.status
        == " left \u{2502} W 80/80 \u{2502} lines 2 \u{2502} +87 hidden"
        + " \u{2502} balanced \u{2502} max 2 \u{2502} last center")
  }

  @Test("says at the start that a minimum of lines is refused")
  func refusedAtTheStart() {
    let preview = Preview((1...5000).map { "\($0)" }, 80, 24) {
      $0.layout.lineBreaking = .balanced
      $0.layout.minimumLines = 3000
    }
    #expect(
      preview.bottom
        == " at least 3000 lines of 5000 tags are not made: lines \u{D7} tags exceed 4000000")
    #expect(preview.status.contains("min 3000 refused"))
  }

  @Test("has no tag to name in an empty list")
  func empty() {
    let status = Preview([], 80, 24).status
    #expect(status.contains("lines 0"))
    #expect(status.hasSuffix("tags 0"))
  }

  @Test("puts signs in ASCII where those beyond it take two cells")
  func wideSigns() {
    var preview = Preview(
      ["swift", "\u{65E5}\u{672C}"], 100, 24, settings: { $0.ambiguousWidth = 2 })
    preview.type("lw0")
    preview.press(.enter)
    #expect(
      preview.status.contains(" left | W inf/100 | content 18x3 | lines 1 | "),
      "\(preview.status)")
    #expect(preview.status.hasSuffix("sel 2/2 \"\u{65E5}\u{672C}\" 8x3 @10,0"))
    for keys in ["", "d", "Z", "-", "a\u{65E5}", "?", "C", "v-", "r#"] {
      let signs = preview.typing(keys).rows.joined().unicodeScalars
        .filter { !$0.isASCII && !"\u{65E5}\u{672C}".unicodeScalars.contains($0) }
      #expect(signs.isEmpty, "\(keys) \(signs)")
    }
  }

  @Test("names the box that is drawn, and that only ASCII is shown, on a narrow screen too")
  func drawnBox() {
    func status(_ width: Int, _ change: (inout CloudSettings) -> Void) -> String {
      Preview(["swift"], width, 24, settings: change).status
    }
    #expect(status(40) { $0.asciiOnly = true }.contains("ascii"))
    let heavy = status(100) {
      $0.box = .heavy
      $0.asciiOnly = true
    }
    #expect(heavy.contains(" ascii ") && !heavy.contains("heavy"))
    let wide = status(100) {
      $0.box = .heavy
      $0.ambiguousWidth = 2
    }
    #expect(wide.contains("ascii") && !wide.contains("heavy"))
    #expect(status(100) { $0.box = .heavy }.contains("heavy"))
  }

  @Test("gives a letter of two bytes its two cells where ambiguous characters have them")
  func wideLetters() {
    for keys in ["", "e"] {
      let preview = Preview(["\u{E9}"], 100, 24, settings: { $0.ambiguousWidth = 2 }).typing(keys)
      let canvas = preview.model.view().canvas
      var widths: [Int] = []
      for row in 0..<24 {
        canvas.forEachCluster(inRow: row) { _, cluster in
          if cluster.text == "\u{E9}" { widths.append(cluster.width) }
        }
      }
      #expect(widths.count > 1 && widths.allSatisfy { $0 == 2 }, "\(widths)")
    }
  }

  @Test("spells the width mode whole where there is room")
  func widthMode() {
    func status(_ width: Int, _ spelling: String) -> String {
      Preview(
        ["swift"], width, 24,
        settings: { $0.widthMode = WidthProfile(spelling: spelling).map { .fixed($0) } }
      ).status
    }
    #expect(status(200, "grapheme,vs15=off,regional=1").contains("grapheme,vs15=off,regional=1 "))
    #expect(status(60, "grapheme,vs15=off,regional=1").contains("grapheme,\u{2026}"))
    #expect(status(200, "wcwidth,2764-FE0F=2").contains("wcwidth,2764-FE0F=2 "))
    let many = (0..<9).map { ",\(String(0x4E00 + $0, radix: 16, uppercase: true))=1" }.joined()
    #expect(status(200, "wcwidth,vs16=on" + many).contains("wcwidth,vs16=on,\u{2026} "))
    #expect(status(200, "grapheme").contains(" grapheme "))
  }

  @Test("is ASCII where nothing else can be drawn")
  func ascii() {
    var preview = Preview(
      ["swift", "\u{65E5}\u{672C}"], 100, 24, settings: { $0.asciiOnly = true })
    preview.type("lw0")
    preview.press(.enter)
    #expect(
      preview.status
        == " left | W inf/100 | content 30x3 | lines 1 | ascii | tags 2"
        + " | sel 2/2 \"\\u{65E5}\\u{672C}\" 20x3 @10,0"
    )
    for keys in ["", "d", "Z", "-", "a\u{65E5}", "?", "C", "v-"] {
      let rows = preview.typing(keys).rows
      #expect(rows.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }, "\(keys)")
    }
  }
}

@Suite("The row of alignments")
struct ModesRowTests {
  private let names = ["left", "rightFlow", "rightData", "center"]

  @Test("moves no name when another one is chosen", arguments: 36...120)
  func fixedColumns(width: Int) {
    let rows = names.indices.map { ModesRow(names: names, current: $0, width: width).names }
    #expect(Set(rows).count == 1)
  }

  @Test("shows the current one at any width")
  func currentShown() {
    for width in 0...60 {
      for current in names.indices {
        let row = ModesRow(names: names, current: current, width: width)
        #expect(row.names.contains { $0.index == current }, "\(current) at \(width)")
      }
    }
  }

  @Test("has room for eight modes in an ordinary terminal")
  func eight() {
    let eight = names + ["justified", "spaceAround", "spaceEvenly", "fill"]
    #expect(ModesRow(names: eight, current: 0, width: 80).names.count == 8)
  }

  @Test("is a page where the screen is narrow")
  func pages() {
    #expect(Preview(["a"], 30, 24).rows[0] == "[left] rightFlow  rightData  \u{2026}")
    #expect(Preview(["a"], 30, 24).typing("3").rows[0] == " left  rightFlow [rightData] \u{2026}")
    #expect(
      Preview(["a"], 30, 24).typing("4").rows[0] == "\u{2026} [center] justified         \u{2026}")
    #expect(Preview(["a"], 30, 24).typing("8").rows[0] == "\u{2026} [fill]")
    #expect(
      Preview(["a"], 40, 12).typing("6").rows[0]
        == "\u{2026}  justified [spaceAround]             \u{2026}")
    #expect(
      Preview(["a"], 80, 24).rows[0]
        == "[left] rightFlow  rightData  center  justified  spaceAround  spaceEvenly  fill")
    #expect(
      Preview(["a"], 80, 24).typing("8").rows[0]
        == " left  rightFlow  rightData  center  justified  spaceAround  spaceEvenly [fill]")
  }
}

@Suite("Colours")
struct ColorTests {
  @Test("are gone without colours, and attributes stay")
  func noColor() {
    var options = Model.Options()
    options.usesColor = false
    let preview = Preview(Preview.words, 80, 24, options: options).typing("wabc").pressing(.enter)
    let canvas = preview.model.view().canvas
    var hasAttributes = false
    for y in 0..<24 {
      for x in 0..<80 {
        let style = canvas.cell(at: Point(x: x, y: y)).style
        #expect(style.foreground == nil)
        if !style.attributes.isEmpty { hasAttributes = true }
      }
    }
    #expect(hasAttributes)
  }
}
