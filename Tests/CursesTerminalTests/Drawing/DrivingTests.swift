import Canvas
import CellText
import Preview
import TagLayout
import TestSupport
import Testing

@testable import CursesTerminal

/// Serial, since there is one terminal at a time; holds all suites that open one.
@Suite("Driving a terminal", .serialized)
struct DrivingTests {}

extension DrivingTests {
  /// The bytes that are sent, and what an emulator makes of them.
  @Suite("by frames", .serialized)
  struct FrameTests {
    private func canvas(_ rows: [String], width: Int = 20, style: Style = .plain) -> Canvas {
      var canvas = Canvas(size: Size(width: width, height: rows.count))
      for (y, row) in rows.enumerated() {
        canvas.write(row, at: Point(x: 0, y: y), style: style, profile: .wcwidth)
      }
      return canvas
    }

    private static let hard = [
      "👩\u{200D}💻|", "🇩🇪|", "❤\u{FE0F}|", "1\u{FE0F}\u{20E3}|", "👍🏽|", "किताब|", "ไทย กำ|", "العربية|",
      "\u{1100}\u{1161}\u{11A8}|", "🏴\u{E0067}\u{E0062}\u{E007F}|", "\u{1FAE9}|", "日本|",
      "e\u{301}\u{302}\u{303}\u{304}|",
    ]

    @Test("what can't be a cell of ncurses stands where it was measured, byte for byte")
    func overlays() throws {
      var recorded = try RecordedTerminal(columns: 20, rows: Self.hard.count)
      try recorded.show(canvas(Self.hard))
      let lines = recorded.screen.lines
      #expect(lines.map { Array($0.utf8) } == Self.hard.map { Array($0.utf8) })
    }

    @Test("so it does where clusters are counted")
    func clusters() throws {
      var recorded = try RecordedTerminal(columns: 20, rows: 3, countsClusters: true)
      var canvas = Canvas(size: Size(width: 20, height: 3))
      for (y, cluster) in ["👩\u{200D}💻", "❤\u{FE0F}", "🇩🇪"].enumerated() {
        canvas.put(cluster[...], width: 2, at: Point(x: 1, y: y))
        canvas.put("|", width: 1, at: Point(x: 3, y: y))
      }
      try recorded.show(canvas)
      #expect(recorded.screen.lines == [" 👩\u{200D}💻|", " ❤\u{FE0F}|", " 🇩🇪|"])
      #expect(recorded.screen.text(row: 1, columns: 3..<4) == "|")
    }

    @Test("a frame that shows nothing new sends nothing; one with a cluster more sends its row")
    func unchanged() throws {
      var recorded = try RecordedTerminal(columns: 20, rows: 3)
      let first = canvas(["🇩🇪 👍🏽", "❤\u{FE0F}", "x"])
      try recorded.show(first)
      try recorded.show(first)
      #expect(recorded.bytes.isEmpty)
      let second = canvas(["🇩🇪 👍🏽", "❤\u{FE0F}", "🇩🇪"])
      try recorded.show(second)
      let sent = String(decoding: recorded.bytes, as: UTF8.self)
      #expect(sent.contains("🇩🇪") && !sent.contains("👍🏽") && !sent.contains("❤\u{FE0F}"))
      #expect(recorded.screen.lines == ["🇩🇪 👍🏽", "❤\u{FE0F}", "🇩🇪"])
      try recorded.show(canvas(["🇫🇷 👍🏽", "❤\u{FE0F}", "🇩🇪"]))
      #expect(recorded.screen.lines == ["🇫🇷 👍🏽", "❤\u{FE0F}", "🇩🇪"])
    }

    @Test("the cursor stands where it is wanted, and what follows has no style of an overlay")
    func cursor() throws {
      for type in ["xterm-256color", "vt100", "linux"] {
        var recorded = try RecordedTerminal(columns: 20, rows: 2, type: type)
        try recorded.show(canvas(["🇩🇪 a", "b"], style: Style(.reverse)), cursor: Point(x: 4, y: 1))
        #expect(recorded.screen.cursorColumn == 4 && recorded.screen.cursorRow == 1)
        try recorded.show(
          canvas(["🇩🇪 a", "bc"], style: Style(.reverse)), cursor: Point(x: 5, y: 0))
        #expect(recorded.screen.cursorColumn == 5 && recorded.screen.cursorRow == 0)
        #expect(recorded.screen.reversedTexts == ["🇩🇪 a", "bc"])
      }
    }

    @Test("one that is wider than measured spoils nothing that follows, and not the next row")
    func tooWide() throws {
      var recorded = try RecordedTerminal(columns: 8, rows: 3)
      var canvas = Canvas(size: Size(width: 8, height: 3))
      for (y, x) in [0, 3, 4].enumerated() {
        canvas.put("👍🏽", width: 2, at: Point(x: x + 1, y: y))
        canvas.put("│", width: 1, at: Point(x: x, y: y))
        canvas.put("│", width: 1, at: Point(x: x + 3, y: y))
      }
      try recorded.show(canvas)
      let sent = String(decoding: recorded.bytes, as: UTF8.self)
      #expect(sent.split(separator: "\u{1B}[?7l👍🏽\u{1B}[?7h").count == 2)
      // At the edge there is no room for its second half but its first.
      #expect(recorded.screen.lines == ["│👍│", "   │👍│", "    │  │"])
    }

    @Test("an overlay that goes leaves no ghost")
    func erased() throws {
      var recorded = try RecordedTerminal(columns: 20, rows: 1)
      try recorded.show(canvas(["a👩\u{200D}💻"]))
      for row in ["", "a", "x🇩🇪", "ab❤\u{FE0F}", "日本👍🏽", " 👍🏽", "👍🏽", "🇩🇪🇩🇪🇩🇪", ""] {
        try recorded.show(canvas([row]))
        #expect(recorded.screen.lines == [row])
      }
    }

    @Test("at the last column stands what ncurses can draw, and nothing that is cut")
    func lastColumn() throws {
      var recorded = try RecordedTerminal(columns: 6, rows: 4)
      try recorded.show(
        canvas(["abcd🇩🇪", "abc🇩🇪", "abcde👍🏽", "ab👩\u{200D}💻"], width: 9))
      #expect(recorded.screen.lines == ["abcdDE", "abc🇩🇪", "abcde", "ab👩"])
    }

    @Test(
      "a wide character stands before the lower right cell",
      arguments: ["xterm-256color", "tmux-256color", "vt100"])
    func corner(type: String) throws {
      var recorded = try RecordedTerminal(columns: 6, rows: 2, type: type)
      for row in ["abc日x", "abc日", "abc日y", "日a日z"] {
        try recorded.show(canvas([row, row], width: 6))
        #expect(recorded.screen.lines == [row, row])
      }
    }

    @Test("without overlays the nearest form takes the same cells")
    func fallback() throws {
      var recorded = try RecordedTerminal(columns: 20, rows: Self.hard.count) {
        $0.drawsOverlays = false
      }
      try recorded.show(canvas(Self.hard))
      #expect(
        recorded.screen.lines == [
          "👩  |", "DE|", "❤|", "1\u{20E3}|", "👍  |", "किताब|", "ไทย กำ|", "العربية|",
          "\u{1100}\u{1161}\u{11A8}|", "🏴|", "\u{FFFD} |", "日本|", "e\u{301}\u{302}\u{303}\u{304}|",
        ])
      #expect(!recorded.bytes.contains(Array("\u{1B}7".utf8)))
      recorded.terminal.drawsOverlays = true
      try recorded.show(canvas(Self.hard))
      #expect(recorded.screen.lines == Self.hard)
    }

    @Test("no escape of a canvas reaches the terminal")
    func escapes() throws {
      var recorded = try RecordedTerminal(columns: 20, rows: 1)
      var canvas = Canvas(size: Size(width: 20, height: 1))
      for (x, cluster) in ["\u{1B}[2J", "\u{9B}", "\u{1B}", "a\u{7}", "\u{85}\u{301}"].enumerated()
      {
        canvas.put(cluster[...], width: 2, at: Point(x: x * 2, y: 0))
      }
      try recorded.show(canvas)
      let sent = String(decoding: recorded.bytes, as: UTF8.self)
      #expect(!sent.contains("\u{1B}[2J\u{FFFD}") && !sent.unicodeScalars.contains("\u{9B}"))
      #expect(!sent.unicodeScalars.contains("\u{85}") && !sent.unicodeScalars.contains("\u{7}"))
      #expect(recorded.screen.lines[0].contains("\u{FFFD}"))
    }

    @Test("with mode 2026 each frame that sends something is marked, once")
    func synchronized() throws {
      var recorded = try RecordedTerminal(columns: 20, rows: 1)
      recorded.terminal.isSynchronized = true
      for row in ["🇩🇪", "🇩🇪", "a"] {
        try recorded.show(canvas([row]))
        let sent = String(decoding: recorded.bytes, as: UTF8.self)
        guard !sent.isEmpty else { continue }
        #expect(sent.hasPrefix("\u{1B}[?2026h") && sent.hasSuffix("\u{1B}[?2026l"))
        #expect(sent.split(separator: "\u{1B}[?2026").count == 2)
      }
      try recorded.show(canvas(["a"]))
      #expect(recorded.bytes.isEmpty)
      recorded.terminal.isSynchronized = false
      try recorded.show(canvas(["b"]))
      #expect(!String(decoding: recorded.bytes, as: UTF8.self).contains("2026"))
    }

    @Test("text is sent with its cells where the terminal takes them")
    func sized() throws {
      var recorded = try RecordedTerminal(columns: 20, rows: 1)
      recorded.terminal.sizesText = true
      try recorded.show(canvas(["🇩🇪"]))
      #expect(
        String(decoding: recorded.bytes, as: UTF8.self).contains("\u{1B}]66;w=2;🇩🇪\u{7}"))
    }
  }
}
