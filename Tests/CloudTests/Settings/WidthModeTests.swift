import CellText
import TagLayout
import Testing

@testable import Cloud

/// Who says how cells are counted, and how a cloud tells it.
@Suite struct WidthModeTests {
  private static let flag = "\u{1F1E9}\u{1F1EA}"

  private func json(_ cloud: ArrangedCloud) throws -> String {
    var sink = ByteArraySink()
    try JSONWriter.write(cloud, to: &sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  /// A cloud whose terminal takes 5 cells for a flag and 7 for something that no tag has.
  private func measured(_ mode: WidthMode? = nil, ambiguous: Int? = nil) -> ArrangedCloud {
    bracketed(TagList(["a", Self.flag + "x"]), width: 30) {
      $0.widthMode = mode
      $0.ambiguousWidth = ambiguous
      $0.terminalProfile[.longDash] = 2
      $0.terminalProfile.exceptions[Self.flag] = 5
      $0.terminalProfile.exceptions["\u{1F469}\u{200D}\u{1F4BB}"] = 7
    }
  }

  @Test func theTerminalDecidesUnlessAModeIsFixed() {
    #expect(measured().frames.map(\.width) == [3, 8])
    #expect(measured(.automatic).frames.map(\.width) == [3, 8])
    #expect(measured(.fixed(.wcwidth)).frames.map(\.width) == [3, 5])
  }

  @Test func ambiguousWidthOutweighsBoth() {
    for mode: WidthMode? in [nil, .automatic, .fixed(.wcwidth)] {
      #expect(measured(mode, ambiguous: 2).settings.widthProfile.ambiguousWidth == 2)
      let cloud = bracketed(["α"]) {
        $0.widthMode = mode
        $0.ambiguousWidth = 2
      }
      #expect(cloud.frames.map(\.width) == [4])
    }
  }

  @Test("borders are of ASCII where a sign beyond it would take two cells")
  func bordersCloseWhereAmbiguousIsWide() {
    let cloud = ArrangedCloud(
      tags: ["α", "b"], settings: wide { _ in },
      container: Container(width: 20, source: .option))
    #expect(cloud.printed == ["+----+ +---+", "| α | | b |", "+----+ +---+"])
    #expect(!wide { $0.ambiguousWidth = 1 }.textForm.usesASCIISigns)
  }

  @Test("a tag that its terminal doesn't show is shown as U+FFFD")
  func whatTakesNoCellIsReplaced() throws {
    let cloud = bracketed(["\u{1FAE8}", "a\u{1FAE8}"], width: 30) {
      $0.terminalProfile.exceptions["\u{1FAE8}"] = 0
    }
    #expect(cloud.frames.map(\.width) == [3, 4])
    #expect(cloud.printed == ["[\u{FFFD}] [a\u{FFFD}]"])
    #expect(try json(cloud).contains("\"shown\":\"\u{FFFD}\""))
    #expect(cloud.truncatedTags.isEmpty)
  }

  /// Settings for a terminal that takes two cells for ambiguous characters.
  private func wide(_ change: (inout CloudSettings) -> Void) -> CloudSettings {
    var settings = CloudSettings()
    settings.terminalProfile.ambiguousWidth = 2
    change(&settings)
    return settings
  }

  @Test func jsonNamesTheProfileInForceAsFarAsItMatters() throws {
    #expect(try json(bracketed(["a"])).contains(#""widthMode":"wcwidth","#))
    #expect(
      try json(measured(ambiguous: 2)).contains(
        #""widthMode":"wcwidth,ambiguous=2,long-dash=2,1F1E9-1F1EA=5","#))
    #expect(try json(measured(.fixed(.grapheme))).contains(#""widthMode":"grapheme","#))
  }

  @Test func theCommandLineSaysWhatTheTerminalSaid() {
    func line(_ cloud: ArrangedCloud) -> String { CommandLineWriter.command(for: cloud).text }
    #expect(!line(bracketed(["a"])).contains("width-mode"))
    #expect(
      line(measured()).contains(" --width-mode 'wcwidth,long-dash=2,1F1E9-1F1EA=5' -- "))
    #expect(line(measured(.automatic, ambiguous: 2)).contains(" --ambiguous-width 2 -- "))
    // Without it the terminal would be asked again.
    #expect(line(measured(.fixed(.wcwidth))).contains(" --width-mode wcwidth -- "))
  }

  @Test func theSettingsOfTheCommandLineMakeTheSameCloud() throws {
    for mode: WidthMode? in [nil, .automatic, .fixed(.wcwidth), .fixed(.grapheme)] {
      for ambiguous in [nil, 1, 2] {
        let cloud = measured(mode, ambiguous: ambiguous)
        var settings = CloudSettings()
        for setting in SettingSpelling.all {
          guard let value = setting.get(cloud.reproducibleSettings) else { continue }
          try setting.set(&settings, value)
        }
        let again = ArrangedCloud(
          tags: cloud.tags, settings: settings, container: cloud.container)
        let (expected, found) = try (json(cloud), json(again))
        #expect(found == expected)
      }
    }
  }
}
