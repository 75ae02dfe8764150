import Canvas
import Cloud
import TagLayout
import Testing

/// What headers look like.
@Suite struct SectionPictureTests {
  static let list = TagList(sections: [
    ("Languages", ["swift", "c", "rust"]), ("", ["loose", "tags"]), ("空のセクション", []),
    ("A title that is too long for most", ["日本", "x"]),
  ])

  @Test(arguments: [
    (
      40,
      [
        "── Languages ───────────────────────────", "[swift] [c] [rust]",
        "────────────────────────────────────────", "[loose] [tags]",
        "── 空のセクション ──────────────────────", "── A title that is too long for most ───",
        "[日本] [x]",
      ]
    ),
    (
      20,
      [
        "── Languages ───────", "[swift] [c] [rust]", "────────────────────", "[loose] [tags]",
        "── 空のセクション ──", "── A title that is …", "[日本] [x]",
      ]
    ),
    (
      12,
      [
        "── Languages", "[swift] [c]", "[rust]", "────────────", "[loose]", "[tags]",
        "── 空のセク…", "── A title …", "[日本] [x]",
      ]
    ),
    (
      8,
      [
        "── Lang…", "[swift]", "[c]", "[rust]", "────────", "[loose]", "[tags]", "── 空の…",
        "── A ti…", "[日本]", "[x]",
      ]
    ),
    (
      7,
      [
        "─ Lang…", "[swift]", "[c]", "[rust]", "───────", "[loose]", "[tags]", "─ 空の…",
        "─ A ti…", "[日本]", "[x]",
      ]
    ),
    (
      3,
      ["La…", "[…]", "[c]", "[…]", "───", "[…]", "[…]", "空…", "A …", "[…]", "[x]"]
    ),
    (1, ["…", "[", "[", "[", "─", "[", "[", "…", "…", "[", "["]),
  ]) func rowsSpanTheContainer(width: Int, rows: [String]) {
    let cloud = bracketed(Self.list, width: width)
    #expect(cloud.printed == rows)
    #expect(cloud.canvas().rows == rows)
  }

  @Test func withoutALimitTheWidestTitleFits() {
    let cloud = bracketed(Self.list, width: 0)
    #expect(
      cloud.printed == [
        "── Languages ──────────────────────────", "[swift] [c] [rust]",
        "───────────────────────────────────────", "[loose] [tags]",
        "── 空のセクション ─────────────────────", "── A title that is too long for most ──",
        "[日本] [x]",
      ])
    #expect(cloud.canvas().rows == cloud.printed)
    #expect(cloud.arrangement.contentSize == Size(width: 18, height: 7))
    #expect(cloud.headerBreadth == 39)
  }

  @Test(arguments: [
    (BoxStyle.rounded, false, "── one ───"), (.square, false, "── one ───"),
    (.heavy, false, "━━ one ━━━"), (.double, false, "══ one ═══"), (.ascii, false, "-- one ---"),
    (.bracket, false, "── one ───"), (.none, false, "── one ───"),
    (.rounded, true, "-- one ---"), (.double, true, "-- one ---"), (.none, true, "-- one ---"),
  ]) func rulesAreThoseOfTheBoxes(style: BoxStyle, isASCII: Bool, header: String) {
    let cloud = bracketed(TagList(sections: [("one", ["a"])]), width: 10) {
      $0.box = style
      $0.asciiOnly = isASCII
    }
    #expect(cloud.printed.first == header)
  }

  @Test func titlesAreASCIIWhereNothingElseCanBe() {
    let cloud = bracketed(Self.list, width: 24) { $0.asciiOnly = true }
    #expect(
      cloud.printed == [
        "-- Languages -----------", "[swift] [c] [rust]", "------------------------",
        "[loose] [tags]", "-- \\u{7A7A}\\u{306E}~ ---", "-- A title that is too ~",
        "[\\u{65E5}\\u{672C}] [x]",
      ])
  }

  @Test(arguments: [
    ("\u{1B}[2J\u{7}red", "── ␛[2J␇red ────"), ("a\nb\tc", "── a b c ───────"),
    ("\u{200B}", "── \u{FFFD} ───────────"), (" ", "── \u{FFFD} ───────────"),
    ("", "────────────────"),
    ("\u{202E}abc", "── abc ─────────"), ("👩‍💻", "── 👩‍💻 ────────"),
  ]) func titlesAreClean(title: String, header: String) {
    let cloud = bracketed(TagList(sections: [(title, ["x"])]), width: 16)
    #expect(cloud.printed == [header, "[x]"])
    #expect(cloud.canvas().rows == cloud.printed)
  }

  @Test func linesReadFromTheRight() {
    let cloud = bracketed(Self.list, width: 24) { $0.layout.layoutDirection = .rightToLeft }
    #expect(
      cloud.printed == [
        "─────────── Languages ──", "      [rust] [c] [swift]", "────────────────────────",
        "          [tags] [loose]", "────── 空のセクション ──", "A title that is too … ──",
        "              [x] [日本]",
      ])
    #expect(cloud.canvas().rows == cloud.printed)
  }

  @Test func insetsAreThoseOfEachSection() {
    let cloud = bracketed(Self.list, width: 16) {
      $0.layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 1)
      $0.layout.minimumLineSpacing = 1
    }
    #expect(
      cloud.printed == [
        "── Languages ───", "", "  [swift] [c]", "", "  [rust]", "",
        "────────────────", "", "  [loose]", "", "  [tags]", "",
        "── 空のセクショ…", "", "",
        "── A title that…", "", "  [日本] [x]", "",
      ])
    #expect(cloud.canvas().rows == cloud.printed)
  }

  /// The limit of lines counts over all sections, and what it hides has no header.
  @Test(arguments: [
    (1, ["── Languages ───", "[swi…] [+6 more]"]),
    (2, ["── Languages ───", "[swift] [c]", "[rust] [+4 more]"]),
    (
      3,
      ["── Languages ───", "[swift] [c]", "[rust]", "────────────────", "[loo…] [+3 more]"]
    ),
    (
      4,
      [
        "── Languages ───", "[swift] [c]", "[rust]", "────────────────", "[loose] [tags]",
        "── 空のセクショ…", "── A title that…", "[日本] [x]",
      ]
    ),
  ]) func limitsOfLinesHideSections(most: Int, rows: [String]) {
    let cloud = bracketed(Self.list, width: 16) { $0.layout.maximumLines = most }
    #expect(cloud.printed == rows)
    #expect(cloud.canvas().rows == rows)
  }

  @Test func emptySectionsAreHeadersOnly() {
    let cloud = bracketed(TagList(sections: [("one", []), ("", []), ("two", [])]), width: 10)
    #expect(cloud.printed == ["── one ───", "──────────", "── two ───"])
    #expect(cloud.canvas().rows == cloud.printed)
    #expect(cloud.arrangement.contentSize == Size(width: 10, height: 3))
    let unlimited = bracketed(TagList(sections: [("one", []), ("", [])]), width: 0)
    #expect(unlimited.printed == ["── one ──", "─────────"])
  }

  @Test func linesAndBlocksAreThoseOfASection() {
    let tags = TagList(sections: [("one", ["aa", "bb", "cc"]), ("two", ["d"])])
    let block = bracketed(tags, width: 12) {
      $0.layout.alignDirection = .rightFlow
      $0.layout.alignmentScope = .block
    }
    #expect(
      block.printed == ["── one ─────", "   [aa] [bb]", "   [cc]", "── two ─────", "         [d]"])
    let justified = bracketed(tags, width: 12) { $0.layout.alignDirection = .justified }
    #expect(
      justified.printed == ["── one ─────", "[aa]    [bb]", "[cc]", "── two ─────", "[d]"])
  }
}
