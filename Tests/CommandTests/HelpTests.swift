import Cloud
import Foundation
import Preview
import TagLayout
import Testing

@testable import Command

@Suite struct HelpTests {
  /// The whole text as it was when somebody last read it.
  ///
  /// `UPDATE_GOLDENS=1 swift test --filter HelpTests` writes it anew.
  @Test func isTheTextThatWasRead() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().path() + "Fixtures/help.txt"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try HelpText.text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOfFile: path, encoding: .utf8)
    #expect(HelpText.text == golden)
  }

  @Test func fitsIn80Columns() {
    for line in HelpText.text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test func namesEveryOptionButTheHidden() {
    for option in CommandOption.all {
      let lines = HelpText.text.split(separator: "\n").filter {
        $0.contains(" --\(option.long) ") || $0.hasSuffix(" --\(option.long)")
      }
      #expect(lines.isEmpty == (option.group == .hidden), "\(option.long)")
    }
  }

  @Test func explainsEveryAlignmentUnderBothNames() {
    for alignment in AlignDirection.allCases {
      #expect(HelpText.text.contains("  \(alignment.spelling) "))
      #expect(HelpText.text.contains(" \(alignment.name)"))
    }
  }

  @Test func optionsHaveNamesOfTheirOwn() {
    let longs = CommandOption.all.map(\.long)
    let shorts = CommandOption.all.compactMap(\.short)
    #expect(Set(longs).count == longs.count)
    #expect(Set(shorts).count == shorts.count)
    #expect(shorts.allSatisfy { $0.isASCII })
  }

  @Test func saysTheDefaultOfSettings() {
    let defaults = CommandOption.all.compactMap { option in
      option.defaultValue.map { "\(option.long) \($0)" }
    }
    #expect(
      defaults == [
        "format text", "align left", "scope line", "break greedy", "max-lines 0", "min-lines 1",
        "max-per-line 0", "scroll vertical", "line-align top", "item-spacing 1",
        "line-spacing 0", "inset 0", "oversize clamp", "box rounded", "padding 1",
        "levels 5", "emphasis both",
        "sort input", "color auto",
      ])
  }

  @Test func columnsWrapAtBlanks() {
    let meaning = Array(repeating: "word", count: 12).joined(separator: " ")
    let rows = [("-x", meaning), ("--a-name-that-takes-all-room", "short")]
    #expect(
      Columns.text(rows) == """
          -x                       word word word word word word word word word word
                                   word word
          --a-name-that-takes-all-room
                                   short

        """)
  }

  @Test func versionNamesWhatDecidesALayout() {
    let lines = VersionText.text(adding: ["ncurses 6.4"]).split(separator: "\n")
    #expect(lines[0] == "tagcloud 0.1.0")
    #expect(lines[1] == "TagLayout 0.1.0")
    #expect(lines[2] == "ncurses 6.4")
    #expect(lines[3].wholeMatch(of: /Unicode \d+\.\d+/) != nil)
    #expect(lines.count == 4)
  }
}
