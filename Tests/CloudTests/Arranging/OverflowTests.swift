import Canvas
import Cloud
import TagLayout
import Testing

/// The label that stands for tags which the limit of lines hides.
@Suite struct OverflowTests {
  /// Bare tags, as the worked table has them.
  private func bare(_ widths: [Int], width: Int, most: Int) -> ArrangedCloud {
    bracketed(TagList(widths.map { String(repeating: "x", count: $0) }), width: width) {
      $0.box = .none
      $0.layout.maximumLines = most
    }
  }

  private static let six = String(repeating: "x", count: 6)
  private static let five = String(repeating: "x", count: 5)

  struct Row: Sendable {
    let widths: [Int]
    let width: Int
    let most: Int
    let printed: [String]

    init(_ widths: [Int], _ width: Int, _ most: Int, _ printed: [String]) {
      (self.widths, self.width, self.most, self.printed) = (widths, width, most, printed)
    }
  }

  static let table: [Row] = {
    let sixes = { (count: Int) in Array(repeating: 6, count: count) }
    let words = { (count: Int, label: String) in
      (Array(repeating: six, count: count) + (label.isEmpty ? [] : [label])).joined(separator: " ")
    }
    return [
      Row(sixes(12), 27, 1, [words(2, "+10 more")]),
      Row(sixes(12), 27, 2, [words(4, ""), words(2, "+6 more")]),
      Row(sixes(9), 27, 1, [words(2, "+7 more")]),
      Row([5, 5, 5, 5], 27, 1, [Array(repeating: five, count: 4).joined(separator: " ")]),
      Row(
        [5, 5, 5, 5, 5], 27, 1,
        [(Array(repeating: five, count: 3) + ["+2 more"]).joined(separator: " ")]),
      Row([25, 3], 27, 1, [String(repeating: "x", count: 18) + "… +1 more"]),
      Row(sixes(40), 20, 2, [words(3, ""), words(1, "+36 more")]),
      Row(sixes(40), 27, 2, [words(4, ""), words(2, "+34 more")]),
      Row(sixes(40), 34, 2, [words(5, ""), words(3, "+32 more")]),
      Row(sixes(40), 41, 2, [words(6, ""), words(4, "+30 more")]),
    ]
  }()

  @Test(arguments: table) func printsTheWorkedTable(_ row: Row) {
    #expect(bare(row.widths, width: row.width, most: row.most).printed == row.printed)
  }

  @Test(arguments: [
    (BoxStyle.rounded, 1, 30, ["╭──────╮ ╭────╮ ╭─────────╮", "│ made │ │ in │ │ +4 more │"]),
    (.ascii, 0, 21, ["+----+ +--+ +-------+", "|made| |in| |+4 more|"]),
    (.bracket, 2, 30, ["[  made  ] [  +5 more  ]"]),
    (.bracket, 1, 16, ["[m…] [ +5 more ]"]),
    (.bracket, 1, 13, ["[made] [ +5 ]"]),
    (.bracket, 1, 9, ["[…] [ … ]"]),
  ]) func isABoxLikeThoseOfTags(style: BoxStyle, padding: Int, width: Int, top: [String]) {
    let cloud = bracketed(
      ["made", "in", "China", "UIView", "UITableView", "UICollectionView"], width: width
    ) {
      $0.box = style
      $0.padding = padding
      $0.layout.maximumLines = 1
    }
    #expect(Array(cloud.printed.prefix(top.count)) == top)
  }

  @Test(arguments: [
    (AlignDirection.rightFlow, "      [aa] [bb] [+3 more]"),
    (.rightData, "      [+3 more] [bb] [aa]"),
    (.center, "   [aa] [bb] [+3 more]"),
    (.justified, "[aa]    [bb]    [+3 more]"),
    (.spaceEvenly, " [aa]   [bb]  [+3 more]"),
    (.fill, "[aa  ] [bb  ] [+3 more  ]"),
  ]) func takesPartInTheAlignment(alignment: AlignDirection, row: String) {
    let cloud = bracketed(["aa", "bb", "cc", "dd", "ee"], width: 25) {
      $0.layout.maximumLines = 1
      $0.layout.alignDirection = alignment
      $0.layout.maximumItemsPerLine = 2
    }
    #expect(cloud.printed == [row])
  }

  @Test func endsAColumnToo() {
    var settings = CloudSettings()
    settings.box = .bracket
    settings.padding = 0
    settings.layout.scrollDirection = .horizontal
    settings.layout.maximumLines = 2
    settings.layout.minimumInteritemSpacing = 0
    settings.layout.minimumLineSpacing = 1
    let cloud = ArrangedCloud(
      tags: ["a", "b", "c", "d", "e", "f", "g"], settings: settings,
      container: Container(width: 80, height: 3))
    #expect(cloud.printed == ["[a] [d]", "[b] [e]", "[c] [+2 more]"])
    #expect(cloud.canvas().rows == cloud.printed)
  }

  @Test(arguments: [
    (Size(width: 8, height: 1), ["[aaaa  ] [+4 more]"]),
    (
      Size(width: 8, height: 4),
      ["╭──────╮ ╭───────╮", "│aaaa  │ │+4 more│", "│      │ │       │", "╰──────╯ ╰───────╯"]
    ),
  ]) func isAsHighAsBoxesOfOneSize(size: Size, rows: [String]) {
    let cloud = bracketed(["aaaa", "bbbb", "cccc", "dddd", "eeee"], width: 20) {
      $0.box = .rounded
      $0.layout.itemSize = size
      $0.layout.maximumLines = 1
    }
    #expect(cloud.printed == rows)
  }

  @Test func isDimOnTheCanvasAndNeverSelected() {
    let cloud = bracketed(["aa", "bb", "cc", "dd"], width: 14) { $0.layout.maximumLines = 1 }
    #expect(cloud.printed == ["[aa] [+3 more]"])
    var options = PaintOptions()
    options.selected = 2
    options.isMatch = { _ in true }
    let canvas = cloud.canvas(options)
    let attributes = (0..<14).map { canvas.cell(at: Point(x: $0, y: 0)).style.attributes }
    #expect(attributes[5..<14].allSatisfy { $0 == .dim })
    #expect(attributes[0..<5].allSatisfy { !$0.contains(.dim) && !$0.contains(.reverse) })
  }

  @Test func drawsInASCIIWhereNothingElseCanBe() {
    let cloud = bracketed(["aaaaaa", "bb"], width: 9) {
      $0.layout.maximumLines = 1
      $0.padding = 1
      $0.asciiOnly = true
    }
    #expect(cloud.printed == ["[~] [ ~ ]"])
  }

  @Test func hiddenTagsShowNothing() {
    let cloud = bracketed(["aa", "bb", "cc", "dd"], width: 14) { $0.layout.maximumLines = 1 }
    #expect(cloud.arrangement.visibleCount == 1)
    #expect(cloud.shown(at: 2).text == "")
    #expect(cloud.truncatedTags.isEmpty)
  }

  @Test func followsTheSettings() {
    var cloud = bracketed(["aa", "bb", "cc", "dd"], width: 14) { $0.layout.maximumLines = 1 }
    var settings = cloud.settings
    settings.padding = 1
    cloud.update(settings: settings, container: cloud.container)
    #expect(cloud.printed == ["[ aa ] [ +3 ]"])
    settings.layout.maximumLines = nil
    cloud.update(settings: settings, container: cloud.container)
    #expect(cloud.overflow == nil)
    #expect(cloud.printed == ["[ aa ] [ bb ]", "[ cc ] [ dd ]"])
  }

  @Test func aRefusalHasWords() {
    #expect(
      LayoutRefusal.minimumLines(lines: 3000, items: 5000).message
        == "at least 3000 lines of 5000 tags are not made: lines × tags exceed 4000000")
  }
}
