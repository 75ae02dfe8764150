import Canvas
import Cloud
import TagLayout
import Testing

@Suite struct BoxPictureTests {
  struct Picture: Sendable, CustomStringConvertible {
    let box: BoxStyle
    var padding = 1
    var size: Size?
    var text = "swift"
    var isASCII = false
    let rows: [String]

    var description: String {
      "\(box) \(padding) \(text) \(size.map { "\($0.width)x\($0.height)" } ?? "") \(isASCII)"
    }

    init(
      _ box: BoxStyle, padding: Int = 1, in size: (Int, Int)? = nil, text: String = "swift",
      isASCII: Bool = false, _ rows: String...
    ) {
      self.box = box
      self.padding = padding
      self.size = size.map { Size(width: $0.0, height: $0.1) }
      self.text = text
      self.isASCII = isASCII
      self.rows = rows
    }

    var cloud: ArrangedCloud {
      var settings = CloudSettings()
      settings.box = box
      settings.padding = padding
      settings.asciiOnly = isASCII
      settings.layout.itemSize = size
      return ArrangedCloud(
        tags: [text], settings: settings, container: Container(width: 0))
    }
  }

  static let natural: [Picture] = [
    Picture(.rounded, "╭───────╮", "│ swift │", "╰───────╯"),
    Picture(.square, "┌───────┐", "│ swift │", "└───────┘"),
    Picture(.heavy, "┏━━━━━━━┓", "┃ swift ┃", "┗━━━━━━━┛"),
    Picture(.double, "╔═══════╗", "║ swift ║", "╚═══════╝"),
    Picture(.ascii, "+-------+", "| swift |", "+-------+"),
    Picture(.bracket, "[ swift ]"),
    Picture(.none, " swift"),
    Picture(.rounded, padding: 0, "╭─────╮", "│swift│", "╰─────╯"),
    Picture(.rounded, padding: 2, "╭─────────╮", "│  swift  │", "╰─────────╯"),
    Picture(.none, padding: 0, "swift"),
    Picture(.rounded, text: "日本", "╭──────╮", "│ 日本 │", "╰──────╯"),
    Picture(.rounded, text: "", "╭───╮", "│ \u{FFFD} │", "╰───╯"),
    Picture(.bracket, text: "\u{1B}[31m\tred ", "[ ␛[31m red ]"),
    Picture(
      .rounded, text: "été", isASCII: true, "+---------------+", "| \\u{E9}t\\u{E9} |",
      "+---------------+"),
    Picture(.bracket, text: "日本a", isASCII: true, "[ \\u{65E5}\\u{672C}a ]"),
  ]

  /// Frames smaller and larger than the box wants.
  static let forced: [Picture] = [
    Picture(.rounded, in: (12, 3), "╭──────────╮", "│ swift    │", "╰──────────╯"),
    Picture(.rounded, in: (9, 3), "╭───────╮", "│ swift │", "╰───────╯"),
    // Padding gives way before text, the right one last.
    Picture(.rounded, in: (8, 3), "╭──────╮", "│swift │", "╰──────╯"),
    Picture(.rounded, in: (7, 3), "╭─────╮", "│swift│", "╰─────╯"),
    Picture(.rounded, in: (6, 3), "╭────╮", "│swi…│", "╰────╯"),
    Picture(.rounded, in: (3, 3), "╭─╮", "│…│", "╰─╯"),
    Picture(.rounded, in: (2, 3), "╭╮", "││", "╰╯"),
    Picture(.rounded, in: (1, 3), "", "[", ""),
    Picture(.rounded, padding: 3, in: (9, 3), "╭───────╮", "│ swift │", "╰───────╯"),
    // Too low for a border.
    Picture(.rounded, in: (9, 2), "[ swift ]", ""),
    Picture(.heavy, in: (9, 1), "[ swift ]"),
    Picture(.ascii, in: (4, 1), "[s…]"),
    Picture(.double, in: (2, 1), "[]"),
    Picture(.square, in: (1, 1), "["),
    // Higher than a box: the text in the middle, the odd row below.
    Picture(.square, in: (9, 4), "┌───────┐", "│ swift │", "│       │", "└───────┘"),
    Picture(.square, in: (9, 5), "┌───────┐", "│       │", "│ swift │", "│       │", "└───────┘"),
    Picture(.bracket, in: (9, 3), "", "[ swift ]", ""),
    Picture(.bracket, in: (12, 1), "[ swift    ]"),
    Picture(.none, in: (5, 1), "swift"),
    Picture(.none, in: (4, 1), "swi…"),
    Picture(.none, in: (1, 1), "…"),
    Picture(.none, in: (9, 2), " swift", ""),
    // A wide character that would be halved leaves a blank, the box stays closed.
    Picture(.bracket, padding: 0, in: (6, 1), text: "日本語", "[日… ]"),
    Picture(.bracket, padding: 0, in: (7, 1), text: "日本語", "[日本…]"),
    Picture(.bracket, padding: 0, in: (6, 1), text: "日本語", isASCII: true, "[~   ]"),
    Picture(.bracket, padding: 0, in: (6, 1), text: "swift", isASCII: true, "[swi~]"),
    Picture(.bracket, padding: 0, in: (4, 1), text: "a…", isASCII: true, "[a~]"),
  ]

  @Test(arguments: natural + forced) func paints(_ picture: Picture) {
    #expect(picture.cloud.canvas().rows == picture.rows)
    #expect(picture.cloud.printed == picture.rows)
  }

  @Test func aClampedTagKeepsItsBox() {
    var settings = CloudSettings()
    settings.layout.minimumInteritemSpacing = 1
    let cloud = ArrangedCloud(
      tags: ["ab", "abcdefghijkl"], settings: settings, container: Container(width: 10))
    #expect(
      cloud.printed == [
        "╭────╮", "│ ab │", "╰────╯", "╭────────╮", "│abcdefg…│", "╰────────╯",
      ])
  }

  @Test func oneCellIsEnoughToLive() {
    let cloud = ArrangedCloud(
      tags: ["ab", "c"], settings: CloudSettings(), container: Container(width: 1))
    #expect(cloud.printed == ["", "[", "", "", "[", ""])
  }

  @Test func insetsAndSpacingStayBlank() {
    let cloud = bracketed(["a", "b", "c"], width: 10) {
      $0.layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 2, right: 1)
      $0.layout.minimumLineSpacing = 1
    }
    #expect(cloud.printed == ["", "  [a] [b]", "", "  [c]", "", ""])
    #expect(cloud.canvas().rows == cloud.printed)
  }

  @Test func columnsStandSideBySide() {
    var settings = CloudSettings()
    settings.box = .bracket
    settings.padding = 0
    settings.layout.scrollDirection = .horizontal
    settings.layout.minimumInteritemSpacing = 0
    settings.layout.minimumLineSpacing = 1
    let cloud = ArrangedCloud(
      tags: ["made", "in", "China", "UIView"], settings: settings,
      container: Container(width: 30, height: 3))
    #expect(cloud.printed == ["[made]  [UIView]", "[in]", "[China]"])
    settings.layout.layoutDirection = .rightToLeft
    let mirrored = ArrangedCloud(
      tags: cloud.tags, settings: settings, container: cloud.container)
    #expect(mirrored.printed == ["[China]", "[in]", "[made]  [UIView]"])
    #expect(mirrored.canvas().rows == mirrored.printed)
  }
}
