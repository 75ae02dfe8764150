import Testing

@testable import Cloud

@Suite struct SettingErrorTests {
  struct Example: Sendable, CustomStringConvertible {
    let option: String
    let value: String
    let message: String
    var description: String { "--\(option) \(value)" }

    init(_ option: String, _ value: String, _ message: String) {
      (self.option, self.value, self.message) = (option, value, message)
    }
  }

  private static let alignments =
    "(left, right-flow, right-data, center, justified, space-around, space-evenly, fill)"

  static let examples: [Example] = [
    Example(
      "align", "rihgt", "'rihgt' is not an alignment \(alignments); did you mean 'right-flow'?"),
    Example(
      "align", "spread", "'spread' is not an alignment \(alignments)"),
    Example("width-mode", "grapheme,vs15=on,vs15=off", "'vs15' is given twice"),
    Example(
      "width-mode", "wcwidth,ambiguous=0",
      "'0' is not a value of the width flag 'ambiguous' (1, 2)"),
    Example("align", "", "'' is not an alignment \(alignments)"),
    Example("scope", "lines", "'lines' is not a scope (line, block); did you mean 'line'?"),
    Example(
      "last-line", "centre",
      "'centre' is not a place for the last line (inherit, left, center, right); did you mean 'center'?"
    ),
    Example(
      "break", "balance",
      "'balance' is not a way to break lines (greedy, balanced); did you mean 'balanced'?"),
    Example(
      "max-lines", "none", "'none' is not a number of lines (a whole number from 0 to 1000000)"),
    Example("min-lines", "0", "'0' is not a number of lines (a whole number from 1 to 1000000)"),
    Example(
      "max-per-line", "-2", "'-2' is not a number of tags (a whole number from 0 to 1000000)"),
    Example(
      "scroll", "horiz",
      "'horiz' is not a scroll direction (vertical, horizontal); did you mean 'horizontal'?"),
    Example(
      "box", "round",
      "'round' is not a box style (rounded, square, heavy, double, ascii, bracket, none); did you mean 'rounded'?"
    ),
    Example(
      "line-align", "centre",
      "'centre' is not an alignment within the line (top, center, bottom); did you mean 'center'?"),
    Example(
      "oversize", "\u{1B}[31m",
      "'\\u{1B}[31m' is not a way to treat oversize tags (clamp, overflow)"),
    Example(
      "width-mode", "graphem",
      "'graphem' is not a width mode (wcwidth, grapheme, auto); did you mean 'grapheme'?"),
    Example(
      "width-mode", "wcwidth,vs16=of",
      "'of' is not a value of the width flag 'vs16' (off, on, any); did you mean 'off'?"),
    Example(
      "width-mode", "auto,vs16=on",
      "'auto,vs16=on' is not a width mode (wcwidth, grapheme, auto)"),
    Example(
      "width-mode", "", "'' is not a width mode (wcwidth, grapheme, auto)"),
    Example(
      "width-mode", "grapheme,2764-FE0F=x",
      "'x' is not a number of cells for '2764-FE0F' (a whole number from 0 to 255)"),
    Example(
      "ambiguous-width", "3", "'3' is not a width of ambiguous characters (1, 2)"),
    Example(
      "item-spacing", "-1",
      "'-1' is not an item spacing (a whole number from 0 to 1000000)"),
    Example(
      "line-spacing", "+1", "'+1' is not a line spacing (a whole number from 0 to 1000000)"),
    Example("padding", "1000001", "'1000001' is not a padding (a whole number from 0 to 1000000)"),
    Example(
      "padding", "99999999999999999999",
      "'99999999999999999999' is not a padding (a whole number from 0 to 1000000)"),
    Example("padding", "１", "'１' is not a padding (a whole number from 0 to 1000000)"),
    Example(
      "inset", "1,2",
      "'1,2' is not an inset (T for all sides or T,L,B,R; whole numbers from 0 to 1000000)"),
    Example(
      "inset", "1,,2,3",
      "'1,,2,3' is not an inset (T for all sides or T,L,B,R; whole numbers from 0 to 1000000)"),
    Example(
      "item-size", "12", "'12' is not an item size (WxH; whole numbers from 1 to 1000000)"),
    Example(
      "item-size", "0x3", "'0x3' is not an item size (WxH; whole numbers from 1 to 1000000)"),
  ]

  @Test(arguments: examples) func saysWhatIsAllowed(_ example: Example) throws {
    let setting = try #require(SettingSpelling.named(example.option))
    var settings = CloudSettings()
    let error = #expect(throws: SettingError.self) {
      try setting.set(&settings, example.value)
    }
    #expect(error?.message == example.message)
    #expect(settings == CloudSettings(), "a bad value changes nothing")
  }

  @Test func longValuesAreCut() {
    let error = SettingError.notASize(
      value: String(repeating: "9", count: 5000), what: "an item size")
    #expect(error.message.utf8.count < 300)
  }

  @Test func diagnosticsNameSourceAndLine() {
    #expect(
      Diagnostic.invalidUTF8(source: "tags.txt", line: 3).message
        == "tags.txt, line 3: not valid UTF-8; what could not be read is shown as U+FFFD")
    #expect(
      Diagnostic.invalidUTF16(source: "a\nb", line: 1).message
        == "a\\u{A}b, line 1: not valid UTF-16; what could not be read is shown as U+FFFD")
    #expect(
      Diagnostic.tooLarge(source: "big", limit: 4_294_967_295).message
        == "big: more than 4294967295 bytes; no tag was read from it")
  }
}
