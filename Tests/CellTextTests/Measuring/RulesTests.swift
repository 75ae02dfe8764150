import CellText
import Testing

@Suite("Rules of width profiles")
struct RulesTests {
  @Test(
    "Each rule by itself",
    arguments: [
      ("wcwidth", "❤\u{FE0F}", 1), ("wcwidth,vs16=on", "❤\u{FE0F}", 2),
      ("wcwidth,vs16=on", "a\u{FE0F}", 1), ("wcwidth,vs16=any", "a\u{FE0F}", 2),
      ("wcwidth,vs16=on", "⌚\u{FE0F}", 2), ("wcwidth,vs16=on", "❤\u{301}\u{FE0F}", 1),
      ("wcwidth", "⌚\u{FE0E}", 2), ("wcwidth,vs15=on", "⌚\u{FE0E}", 1),
      ("wcwidth,vs15=on", "中\u{FE0E}", 2), ("wcwidth,vs15=on", "❤\u{FE0E}", 1),
      ("wcwidth,pair=on", "🇩🇪", 1), ("wcwidth,pair=on", "🇩🇪🇫", 2),
      ("wcwidth,pair=on,regional=2", "🇩🇪🇫🇷", 4), ("wcwidth,pair=on", "🇩a🇪", 3),
      ("wcwidth,tone=emoji", "👍🏽", 2), ("wcwidth,tone=emoji", "中🏽", 4),
      ("wcwidth,tone=any", "中🏽", 2), ("wcwidth,tone=any", "🏽", 2),
      ("wcwidth,zwj=next", "a\u{200D}b", 1), ("wcwidth,zwj=next", "a\u{200D}bc", 2),
      ("wcwidth,zwj=next", "👩\u{200D}💻x", 3), ("wcwidth,zwj=next", "a\u{200D}\u{301}b", 2),
      ("wcwidth,zwj=emoji", "👩\u{200D}💻", 2), ("wcwidth,zwj=emoji", "👩🏽\u{200D}💻", 4),
      ("wcwidth,zwj=emoji", "中\u{200D}文", 4), ("wcwidth,zwj=non-ascii", "中\u{200D}文", 2),
      ("wcwidth,zwj=non-ascii", "a\u{200D}文", 1), ("wcwidth,zwj=non-ascii", "文\u{200D}a", 3),
      ("wcwidth,zwj=non-ascii", "👩\u{200D}💻", 2),
      // A selector changes the cell of what was joined, and only if it is narrow.
      ("wcwidth,zwj=next,vs16=on", "👩\u{200D}❤\u{FE0F}", 2),
      ("wcwidth,zwj=next,vs16=on,tone=emoji", "⛹🏽\u{200D}♂\u{FE0F}", 2),
      ("grapheme", "👩\u{200D}💻", 2), ("grapheme,vs16=off", "❤\u{FE0F}", 1),
      ("grapheme,vs15=off", "⌚\u{FE0E}", 2), ("grapheme,vs16=any", "a\u{FE0F}", 2),
      ("grapheme", "\u{1107}\u{1107}", 2), ("grapheme,cap=sum", "\u{1107}\u{1107}", 4),
      ("grapheme,cap=first", "กำ", 1), ("grapheme,cap=max", "กำ", 1), ("grapheme,cap=sum", "กำ", 2),
      ("grapheme,cap=first", "\u{600}\u{661}", 1),
      ("grapheme,cap=first,prepended=0", "\u{600}中", 2), ("grapheme,regional=1", "🇩", 1),
      ("grapheme,regional=1", "🇩🇪", 2), ("grapheme", "😀🏽", 4), ("grapheme,tone=emoji", "😀🏽", 2),
      ("grapheme,tone=any", "中🏽", 2), ("grapheme,spacing-mark=0", "\u{915}\u{93E}", 1),
      ("grapheme", "❤\u{200D}🔥", 2), ("grapheme,zwj-width=base", "❤\u{200D}🔥", 1),
      ("grapheme,zwj-width=base", "❤\u{FE0F}\u{200D}🔥", 2),
      ("grapheme,cap=sum", "👩\u{200D}👩\u{200D}👧", 2), ("grapheme,cap=sum", "a\r\nb", 4),
      ("grapheme,cap=first", "é\r\n", 3),
      // Newer than what is known: unassigned.
      ("wcwidth,unicode=14", "\u{1FAE8}", 1), ("wcwidth,unicode=15", "\u{1FAE8}", 2),
      ("wcwidth,unicode=15", "\u{1FAE9}", 1), ("wcwidth,unicode=16", "\u{1FAE9}", 2),
      ("wcwidth,unicode=15", "\u{2FFC}", 1), ("wcwidth,unicode=15.1", "\u{2FFC}", 2),
      ("wcwidth,unicode=14,unassigned=0", "\u{1FAE8}", 0), ("wcwidth,unicode=15", "☰", 1),
      ("wcwidth,unicode=16", "☰", 2), ("wcwidth,trigram=1", "☰", 1), ("wcwidth,hexagram=1", "䷀", 1),
      ("wcwidth", "䷀", 2), ("wcwidth,long-dash=2", "⸺⸻", 4),
      ("wcwidth,ambiguous=2", "α\u{E000}", 4),
      ("wcwidth,narrow=2", "añ", 3),
      // A selector changes the cells of its own cluster only.
      ("wcwidth,vs16=on,wide=0", " ⌚\u{FE0F}", 1), ("wcwidth,vs16=on,wide=0", "⌚\u{FE0F}", 0),
      ("wcwidth,vs15=on,wide=0", "\u{115F}⌚\u{FE0E}", 2),
    ])
  func examples(spelling: String, text: String, width: Int) throws {
    #expect(try WidthProfile(parsing: spelling).width(of: text) == width)
  }
}
