import CellText
import Testing

@Suite("Screen form")
struct ScreenFormTests {
  /// `unknown` are strange to the C library.
  private func form(_ cluster: String, _ width: Int, unknown: Set<UInt32> = []) -> ScreenForm {
    ScreenForm(of: cluster.unicodeScalars, width: width) { scalar in
      unknown.contains(scalar.value) ? -1 : WidthProfile.wcwidth.width(of: scalar)
    }
  }

  @Test(
    "One scalar that takes cells and at most four marks are a cell of ncurses",
    arguments: [
      ("a", 1), ("本", 2), ("é", 1), ("e\u{301}", 1), ("e\u{301}\u{302}\u{303}\u{304}", 1),
      ("葛\u{E0100}", 2), ("นี่", 1), ("▏", 1), ("😀", 2),
      ("ש\u{5B8}", 1), ("क\u{94D}", 1),
    ])
  func native(cluster: String, width: Int) {
    #expect(form(cluster, width) == .native)
  }

  @Test(
    "What terminals count differently is an overlay, even where the sum agrees",
    arguments: [
      ("👩\u{200D}💻", 4), ("👩\u{200D}💻", 2), ("👍🏽", 4), ("👍🏽", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 1),
      ("❤\u{FE0F}", 2), ("⌚\u{FE0E}", 2), ("⌚\u{FE0E}", 1), ("1\u{FE0F}\u{20E3}", 1),
      ("कि", 2), ("กำ", 2), ("क\u{94D}ष", 2), ("क\u{94D}\u{200D}", 1),
      ("🏴\u{E0067}\u{E007F}", 2), ("🇩", 1), ("\u{1112}\u{1161}\u{11AB}", 2),
      // By themselves, too.
      ("\u{2E3A}", 1), ("\u{2E3B}", 1), ("\u{2630}", 2), ("\u{4DC0}", 2), ("\u{3248}", 1),
      ("\u{600}", 1), ("\u{1161}", 0), ("\u{903}", 1), ("\u{302E}", 2),
    ])
  func overlay(cluster: String, width: Int) {
    #expect(form(cluster, width) == .overlay)
  }

  @Test("So is another width than the C library's, and what it doesn't know")
  func otherWidths() {
    #expect(form("α", 2) == .overlay)
    #expect(form("🇩", 2) == .overlay)
    #expect(form("本", 1) == .overlay)
    #expect(form("🫩", 2, unknown: [0x1FAE9]) == .overlay)
    #expect(form("a\u{1ACF}", 1, unknown: [0x1ACF]) == .overlay)
  }

  @Test("So are five marks, a mark without a base, and nothing")
  func malformed() {
    #expect(form("e\u{301}\u{302}\u{303}\u{304}\u{305}", 1) == .overlay)
    #expect(form("\u{301}", 1) == .overlay)
    #expect(form("\u{301}", 0) == .overlay)
    #expect(form("a", 0) == .overlay)
  }

  @Test("A joiner at the end of a text is kept from what is sent next")
  func standingAlone() {
    #expect(ScreenForm.standingAlone("\u{915}\u{94D}\u{200D}") == "\u{915}\u{94D}\u{200D}\u{34F}")
    for text in ["", "a", "\u{1F469}\u{200D}\u{1F4BB}", "\u{200D}a", "\u{645}\u{200C}"] {
      #expect(Array(ScreenForm.standingAlone(text).utf8) == Array(text.utf8))
    }
    for profile in [WidthProfile.wcwidth, .grapheme] {
      #expect(profile.width(of: "\u{34F}") <= 0 || profile.width(of: "a\u{34F}") == 1)
    }
  }
}
