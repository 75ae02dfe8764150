import CellText
import TestSupport
import Testing

@testable import Cloud

/// What stands for texts that can't be shown as they are.
@Suite struct TextFormTests {
  private let ascii = TextForm(profile: .grapheme, isASCII: true)

  @Test(arguments: [
    ("swift", "swift"), ("caf\u{E9}", "caf\\u{E9}"), ("cafe\u{301}", "cafe\\u{301}"),
    ("日本", "\\u{65E5}\\u{672C}"), ("\u{1F469}\u{200D}\u{1F4BB}", "\\u{1F469}\\u{200D}\\u{1F4BB}"),
    ("", "\\u{FFFD}"), ("a\\u{41}", "a\\u{41}"), ("a\tb", "a b"),
  ])
  func escapesWhatIsBeyondASCII(text: String, shown: String) {
    #expect(ascii.text(of: text) == shown)
    #expect(ascii.width(of: shown) == shown.utf8.count)
  }

  @Test(arguments: [
    (0, ""), (1, "~"), (2, "a~"), (3, "a~"), (7, "a~"), (8, "a\\u{E9}~"), (9, "a\\u{E9}b~"),
    (15, "a\\u{E9}b~"), (16, "a\\u{E9}b\\u{65E5}"), (-1, ""),
  ])
  func cutsWholeEscapes(cells: Int, shown: String) {
    let cut = ascii.cut(ascii.text(of: "a\u{E9}b\u{65E5}"), to: cells)
    #expect(cut.text == shown)
    #expect(cut.width == shown.utf8.count)
    #expect(cut.isTruncated == (cells < 16))
  }

  @Test func whatItsTerminalHidesIsReplaced() {
    var profile = WidthProfile.wcwidth
    profile.exceptions["\u{1FAE8}"] = 0
    let form = TextForm(profile: profile, isASCII: false)
    #expect(form.text(of: "a\u{1FAE8}b\u{1FAE8}") == "a\u{FFFD}b\u{FFFD}")
    #expect(
      form.text(of: "e\u{301}\u{1F469}\u{200D}\u{1F4BB}") == "e\u{301}\u{1F469}\u{200D}\u{1F4BB}")
    profile = .wcwidth
    profile[.unassigned] = 0
    profile.newestUnicode = .unicode14
    #expect(TextForm(profile: profile, isASCII: false).text(of: "x\u{1FAE8}") == "x\u{FFFD}")
    // What the joiner hides stands in the glyph before it.
    let joining = WidthProfile(spelling: "wcwidth,zwj=next,1FAE8=0") ?? .wcwidth
    let family = "\u{1F469}\u{200D}\u{1F4BB}"
    #expect(TextForm(profile: joining, isASCII: false).text(of: family) == family)
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func isMeasuredAsItIsShown(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var profile = Bool.random(using: &random) ? WidthProfile.wcwidth : .grapheme
    for cluster in ["\u{1FAE8}", "日", "é", "\u{2764}\u{FE0F}"] where Bool.random(using: &random) {
      profile.exceptions[cluster] = Int.random(in: 0...2, using: &random)
    }
    let form = TextForm(profile: profile, isASCII: Bool.random(using: &random))
    let pieces = [
      "a", "é", "日", "\u{1FAE8}", "\u{2764}\u{FE0F}", "\u{301}", " ", "\\", "}", "\u{7}",
    ]
    let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
    let shown = form.text(of: text)
    #expect(form.width(of: shown) > 0)
    #expect(!form.isASCII || shown.utf8.allSatisfy { $0 < 0x80 })
    let measured = MeasuredTags(TagList([text]), form: form, levels: nil)
    #expect(Int(measured.widths[0]) == form.width(of: shown), "seed \(seed) \(text)")
    for cells in 0...form.width(of: shown) {
      let cut = form.cut(shown, to: cells)
      #expect(cut.width <= cells && cut.width == form.width(of: cut.text), "seed \(seed)")
      #expect(cut.isTruncated == (cells < form.width(of: shown)))
    }
  }
}
