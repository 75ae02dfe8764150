import Canvas
import Cloud
import TagLayout
import Testing

/// Headers where lines are columns, and what of them a part of the content shows.
@Suite struct SectionColumnTests {
  private static let list = TagList(sections: [
    ("one", ["aa", "b", "c"]), ("", ["dd"]), ("three", []), ("four", ["e"]),
  ])

  @Test func headersAreColumnsAsWideAsTheWidestTitle() {
    let cloud = bracketedColumns(Self.list, height: 3) { $0.layout.minimumInteritemSpacing = 1 }
    #expect(
      cloud.printed == [
        "│ one   [aa] [c]│       [dd]│ three │ four  [e]",
        "│               │           │       │",
        "│       [b]     │           │       │",
      ])
    #expect(cloud.canvas().rows == cloud.printed)
    #expect(cloud.headers.map(\.frame.x) == [0, 16, 28, 36])
    #expect(cloud.headers.allSatisfy { $0.frame.width == 8 && $0.frame.height == 3 })
    #expect(cloud.arrangement.contentSize == Size(width: 47, height: 3))
  }

  @Test func longTitlesAreCutAt16Cells() {
    let tags = TagList(sections: [("a very long title indeed", ["x"]), ("b", [])])
    let cloud = bracketedColumns(tags, height: 2)
    #expect(cloud.printed == ["│ a very long tit… [x]│ b", "│                     │"])
    #expect(cloud.headers.map(\.isTruncated) == [true, false])
    #expect(cloud.truncatedTags.isEmpty)
  }

  @Test func withoutTitlesThereIsOnlyTheRule() {
    let cloud = bracketedColumns(TagList(sections: [("", ["x"]), ("", ["y"])]), height: 2) {
      $0.asciiOnly = true
    }
    #expect(cloud.printed == ["| [x]| [y]", "|    |"])
  }

  @Test func columnsReadFromTheBottomUnderTheirTitles() {
    let cloud = bracketedColumns(Self.list, height: 3) {
      $0.layout.layoutDirection = .rightToLeft
      $0.layout.sectionInset = EdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    }
    #expect(
      cloud.printed == [
        "│ one    [c]  │             │ three   │ four",
        "│        [b]  │             │         │",
        "│        [aa] │        [dd] │         │        [e]",
      ])
    #expect(cloud.canvas().rows == cloud.printed)
  }

  @Test func withoutALimitATitleHasItsRow() {
    let tags = TagList(sections: [("one", []), ("two", [])])
    #expect(bracketedColumns(tags, height: 0).printed == ["│ one │ two"])
    #expect(bracketedColumns(tags, height: 2).printed == ["│ one │ two", "│     │"])
  }

  @Test func limitsOfLinesHideSections() {
    let cloud = bracketedColumns(Self.list, height: 2) { $0.layout.maximumLines = 2 }
    #expect(cloud.printed == ["│ one   [aa] [c]", "│       [b]  [+2 more]"])
    #expect(cloud.headers.map(\.section) == [0])
  }

  @Test func headersAreBoldOverAFaintRule() {
    let canvas = bracketed(TagList(sections: [("one", ["aa"])]), width: 10).canvas()
    let styles = (0..<10).map { canvas.cell(at: Point(x: $0, y: 0)).style }
    #expect(styles[0..<2].allSatisfy { $0 == Style(.dim) })
    #expect(styles[3..<6].allSatisfy { $0 == Style(.bold) })
    #expect(styles[7..<10].allSatisfy { $0 == Style(.dim) })
    #expect((0..<4).allSatisfy { canvas.cell(at: Point(x: $0, y: 1)).style == .plain })
  }

  @Test func viewsShowTheHeadersThatTheyCross() {
    let cloud = bracketed(SectionPictureTests.list, width: 20)
    let rows = cloud.printed
    for top in -1...7 {
      for height in 0...4 {
        var canvas = Canvas(size: Size(width: 20, height: height))
        cloud.paint(
          Rect(x: 0, y: top, width: 20, height: height), into: &canvas, at: .zero)
        let expected = (top..<top + height).map { rows.indices.contains($0) ? rows[$0] : "" }
        #expect(canvas.rows == expected, "rows \(top)..<\(top + height)")
      }
    }
    var canvas = Canvas(size: Size(width: 8, height: 1))
    cloud.paint(Rect(x: 1, y: 4, width: 8, height: 1), into: &canvas, at: .zero)
    #expect(canvas.row(0) == "─ 空のセ")
  }

  @Test func viewsFarAwayShowNone() {
    for cloud in [
      bracketed(Self.list, width: 20), bracketed(Self.list, width: 0),
      bracketedColumns(Self.list, height: 3),
    ] {
      var canvas = Canvas(size: Size(width: 4, height: 2))
      for view in [
        Rect(x: 0, y: 1000, width: 4, height: 2), Rect(x: 1000, y: 0, width: 4, height: 2),
        Rect(x: .max, y: .max, width: .max, height: .max),
        Rect(x: .min, y: .min, width: 4, height: 2), Rect(x: 0, y: 0, width: -1, height: 2),
      ] {
        cloud.paint(view, into: &canvas, at: .zero)
      }
      #expect(canvas.rows == ["", ""])
    }
  }

  @Test func headersFollowEditsAndSettings() {
    var cloud = bracketed(Self.list, width: 12)
    #expect(cloud.headers.map(\.frame.y) == [0, 2, 4, 5])
    cloud.apply(.insert(["ffff", "gggg"], at: 3))
    #expect(cloud.headers.map(\.frame.y) == [0, 4, 6, 7])
    var settings = cloud.settings
    settings.layout.minimumLineSpacing = 2
    settings.layout.headerReferenceSize = Size(width: 9, height: 9)
    settings.layout.footerReferenceSize = Size(width: 9, height: 9)
    cloud.update(settings: settings, container: cloud.container)
    #expect(cloud.headers.map(\.frame.y) == [0, 8, 10, 11])
    #expect(cloud.arrangement.contentSize.height == 13)
  }
}
