import TestSupport
import Testing

/// B49: the report is stable, lossless, and in one order.
@Suite struct JSONTests {
  /// The text without the blanks and newlines outside of strings.
  private func compact(_ text: String) -> String {
    var result = ""
    var (isString, isEscape) = (false, false)
    for scalar in text.unicodeScalars {
      if isString || !" \n".unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      }
      if isEscape {
        isEscape = false
      } else if scalar == "\\" {
        isEscape = true
      } else if scalar == "\"" {
        isString.toggle()
      }
    }
    return result
  }

  @Test func keysStandInTheirOrder() throws {
    let arguments = ["--json", "--width", "30", "--align", "center"]
    let result = try Program.run(Launch(Canonical.options + arguments + Canonical.words))
    let text = compact(result.text)
    #expect(
      text.hasPrefix(
        #"{"schema":1,"widthMode":"wcwidth","alignDirection":"center","#
          + #""scrollDirection":"vertical","container":{"width":30,"height":0,"source":"option"},"#
          + #""contentSize":{"width":30,"height":3},"hidden":0,"#
          + #""lines":[{"index":0,"y":0,"height":1,"used":28,"free":2,"end":"full","#
          + #""items":[0,1,2,3]},"#), "\(text)")
    #expect(
      text.contains(
        #""items":[{"index":0,"text":"made","shown":"made","line":0,"truncated":false,"#
          + #""frame":{"x":1,"y":0,"width":6,"height":1}},"#), "\(text)")
    let report = try LayoutReport(result.output)
    #expect(report.lines.map(\.free) == [2, 17, 12])
    #expect(report.lines.map(\.end) == ["full", "full", "end"])
    #expect(report.items.compactMap(\.frame?.x) == [1, 8, 13, 21, 8, 6])
    #expect(report.items.compactMap(\.frame?.y) == [0, 0, 0, 0, 1, 2])
  }

  @Test func textsComeBackAsTheyWere() throws {
    let tags = [
      "CI/CD", "say \"hi\"", "back\\slash", "日本 👩‍💻", "tab\there", "\u{2028}sep", "e\u{301}", "",
    ]
    let result = try Program.run(Launch(["--json", "--width", "40", "--"] + tags))
    let report = try LayoutReport(result.output)
    #expect(report.texts.map { Array($0.utf8) } == tags.map { Array($0.utf8) })
    #expect(result.text.contains("CI/CD"))
  }

  @Test func cutTagsSaySo() throws {
    let report = try LayoutReport(
      of: Canonical.options + ["--width", "10", "abcdefghijkl", "x"])
    #expect(report.items.map(\.truncated) == [true, false])
    #expect(report.items.map(\.shown) == ["abcdefg…", "x"])
    #expect(report.items.map(\.line) == [0, 1])
  }
}
