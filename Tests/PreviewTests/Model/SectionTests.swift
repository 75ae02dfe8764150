import Cloud
import TagLayout
import TestSupport
import Testing

@testable import Preview

/// The preview of tags that are divided into sections.
@Suite("Sections in the preview")
struct SectionTests {
  static let list = TagList(sections: [
    ("Languages", ["swift", "c"]), ("Empty", []), ("Tools", ["make", "git"]),
  ])

  private func preview(
    _ tags: TagList = SectionTests.list, _ width: Int = 20, _ height: Int = 12,
    settings change: (inout CloudSettings) -> Void = { _ in }
  ) -> Preview {
    Preview(list: tags, width, height) {
      $0.box = .bracket
      $0.padding = 0
      change(&$0)
    }
  }

  /// The tags of each section.
  private func sections(_ preview: Preview) -> [[String]] {
    let tags = preview.model.cloud.tags
    return (0..<tags.sectionCount).map { tags.section(at: $0).tags.map { tags[$0] } }
  }

  /// Many sections of three tags, a line each.
  private static func long(_ count: Int) -> TagList {
    TagList(
      sections: (1...count).map { section in
        ("S\(section)", (1...3).map { "\(section).\($0)" })
      })
  }

  @Test("headers stand over the tags and can't be selected")
  func drawn() {
    let preview = preview()
    #expect(
      preview.picture == [
        "── Languages ───────", "[swift] [c]", "── Empty ───────────", "── Tools ───────────",
        "[make] [git]",
      ])
    #expect(preview.selected == "swift")
    #expect(preview.typing("j").selected == "make")
    #expect(preview.typing("ll").selected == "make")
    #expect(preview.typing("G").selected == "git")
    #expect(preview.typing("Gkk").selected == "c")
    // Find looks into tags, not into titles.
    #expect(preview.typing("/Tools").pressing(.enter).bottom.contains("no tag holds"))
    #expect(preview.typing("/git").pressing(.enter).selected == "git")
  }

  @Test("an added tag goes to the section of the tag that it stands beside")
  func adding() {
    let atBorder = preview().typing("l")
    #expect(
      sections(atBorder.typing("ax").pressing(.enter)) == [
        ["swift", "c", "x"], [], ["make", "git"],
      ])
    #expect(
      sections(atBorder.typing("lix").pressing(.enter)) == [
        ["swift", "c"], [], ["x", "make", "git"],
      ])
    var both = atBorder.typing("lix").pressing(.enter).typing("y").pressing(.enter)
    #expect(sections(both) == [["swift", "c"], [], ["x", "y", "make", "git"]])
    #expect(sections(preview().typing("ix").pressing(.enter)).first == ["x", "swift", "c"])
    #expect(sections(preview().typing("Ax").pressing(.enter)).last == ["make", "git", "x"])
    both.press(.escape)
    both.type("uu")
    #expect(both.model.cloud.tags == Self.list)
    both.type("UU")
    #expect(sections(both) == [["swift", "c"], [], ["x", "y", "make", "git"]])
    var pasted = atBorder
    pasted.send(.paste("p\nq"))
    #expect(sections(pasted) == [["swift", "c", "p", "q"], [], ["make", "git"]])
  }

  @Test("a section that loses its tags keeps its header, and tags can be moved into it")
  func emptied() {
    var preview = preview().typing("dd")
    #expect(sections(preview) == [[], [], ["make", "git"]])
    #expect(preview.picture.first == "── Languages ───────")
    #expect(preview.selected == "make")
    preview.type("HH")
    #expect(sections(preview) == [["make"], [], ["git"]])
    #expect(preview.selected == "make")
    preview.type("H")
    #expect(preview.bottom.contains("\"make\" is the first"))
    preview.type("uuuu")
    #expect(preview.model.cloud.tags == Self.list)
  }

  @Test("L moves a tag over borders to the end of the last section")
  func movedOn() {
    var preview = preview().typing("l")
    var states: [[[String]]] = []
    for _ in 0..<4 {
      preview.type("L")
      #expect(preview.selected == "c")
      states.append(sections(preview))
    }
    #expect(
      states == [
        [["swift"], ["c"], ["make", "git"]], [["swift"], [], ["c", "make", "git"]],
        [["swift"], [], ["make", "c", "git"]], [["swift"], [], ["make", "git", "c"]],
      ])
    preview.type("L")
    #expect(preview.bottom.contains("\"c\" is the last tag"))
    preview.type("HHHH")
    #expect(preview.model.cloud.tags == Self.list)
  }

  @Test(
    "sorting and shuffling stay within sections", arguments: ["s", "ss", "sss", "ssss", "z", "zz"])
  func reordered(keys: String) {
    let tags = TagList(sections: [("a", ["z", "yy", "xxx"]), ("b", ["9", "88", "777", "6"])])
    let preview = preview(tags).typing(keys)
    #expect(
      sections(preview).map { $0.sorted() } == [["xxx", "yy", "z"], ["6", "777", "88", "9"]])
    #expect(preview.typing("uuuu").model.cloud.tags == tags)
  }

  @Test("the status line names the section where there is room")
  func status() {
    let wide = preview(Self.list, 140, 12)
    #expect(wide.status.contains("│ section \"Languages\" │ sel 1/4"))
    #expect(wide.typing("G").status.contains("│ section \"Tools\" │ sel 4/4"))
    #expect(!preview(Self.list, 60, 12).status.contains("section"))
    let untitled = preview(TagList(sections: [("", ["a"])]), 140, 12)
    #expect(untitled.status.contains("│ section \"\" │"))
    let hostile = preview(TagList(sections: [("\u{1B}]0;x\u{7}", ["a"])]), 140, 12)
    #expect(hostile.status.contains("section \"␛]0;x␇\""))
    #expect(!Preview(Preview.words, 140, 12).status.contains("section"))
  }

  @Test("only empty sections show their headers, and that a adds a tag")
  func empty() {
    let tags = TagList(sections: [("one", []), ("two", [])])
    let preview = preview(tags, 40, 12)
    #expect(
      Array(preview.area.prefix(2)) == [
        "── one ─────────────────────────────────", "── two ─────────────────────────────────",
      ])
    #expect(preview.area.dropFirst(2).contains { $0.contains("no tags – a adds one") })
    let added = preview.typing("ax").pressing(.enter, .escape)
    #expect(sections(added) == [["x"], []])
    #expect(sections(added.typing("d")) == [[], []])
    // Headers have the rows, as far as there are any.
    let low = self.preview(tags, 30, 4)
    #expect(
      low.area
        == ["── one ──────────────────────", "── two ──────────────────────"]
        .map { $0 + "─" })
  }

  @Test("the header comes with the first line of its section")
  func revealed() {
    // Six rows of cloud; sections of two rows.
    var preview = preview(Self.long(8), 20, 9)
    #expect(preview.area.count == 6)
    preview.type("jjj")
    #expect(preview.selected == "4.1")
    #expect(preview.area.last == "[4.1] [4.2] [4.3]")
    preview.type("jkkkk")
    #expect(preview.selected == "1.1")
    #expect(preview.area.first == "── S1 ──────────────")
    preview.type("Gkkkkk")
    #expect(preview.selected?.hasPrefix("3.") == true)
    #expect(preview.area.first == "── S3 ──────────────")
  }

  @Test("pages start with headers")
  func pages() {
    var preview = preview(Self.long(20), 20, 9)
    preview.press(.pageDown)
    #expect(preview.area.first == "── S4 ──────────────")
    preview.press(.pageDown)
    #expect(preview.area.first == "── S7 ──────────────")
    preview.press(.pageUp)
    #expect(preview.area.first == "── S4 ──────────────")
    preview.press(.pageUp)
    #expect(preview.area.first == "── S1 ──────────────")
    #expect(preview.top == 0)
  }

  @Test("a screen of one row gets through all sections", arguments: [1, 2, 3, 5])
  func lowScreens(height: Int) {
    var preview = preview(Self.long(6), 20, height)
    for _ in 0..<40 { preview.press(.pageDown) }
    let cells = preview.model.cloud.arrangement.contentSize.height
    #expect(preview.top == cells - preview.area.count)
    for _ in 0..<40 { preview.press(.pageUp) }
    #expect(preview.top == 0)
  }

  @Test("empty sections at the end can be scrolled to, and the selection stays in view")
  func trailing() {
    let tags = TagList(
      sections: [("tags", ["a", "b"])] + (1...12).map { ("empty \($0)", []) })
    var preview = preview(tags, 20, 9)
    preview.press(.pageDown, .pageDown, .pageDown)
    #expect(preview.area.last == "── empty 12 ────────")
    #expect(preview.selected == "a")
    preview.type("l")
    #expect(preview.area.contains("[a] [b]"))
  }

  @Test("columns have their titles on the left")
  func columns() {
    let preview = preview(Self.list, 60, 12) {
      $0.layout.scrollDirection = .horizontal
      $0.layout.minimumInteritemSpacing = 0
      $0.layout.minimumLineSpacing = 1
    }
    #expect(
      Array(preview.area.prefix(3)) == [
        "│ Languages [swift]│ Empty     │ Tools     [make]",
        "│           [c]    │           │           [git]",
        "│                  │           │",
      ])
    #expect(preview.typing("l").selected == "make")
  }

  @Test("titles longer than an unlimited layout can be scrolled to")
  func unlimited() {
    var options = Model.Options()
    options.width = 0
    let tags = TagList(sections: [("a title of thirty-two cells, sic", ["x"])])
    let preview = Preview(list: tags, 20, 8, options: options) { $0.box = .bracket }
    #expect(preview.model.scrollableLength(.x) == 38)
    #expect(preview.status.contains("W ∞/20"))
  }

  @Test("random sessions keep the selection in view and unwind", arguments: 1...12)
  func sessions(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let tags = TagList(
      sections: (0..<Int.random(in: 1...6, using: &random)).map { section in
        (
          "section \(section)",
          (0..<Int.random(in: 0...5, using: &random)).map { "\(section).\($0)" }
        )
      })
    var preview = preview(tags, 24, 9) {
      $0.layout.scrollDirection = seed % 3 == 0 ? .horizontal : .vertical
    }
    let keys = Array("jjkkhlgGaixdHLHLszuUv+-<>}{".unicodeScalars)
    for step in 0..<200 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        preview.press(
          [Key.enter, .escape, .pageDown, .pageUp][Int.random(in: 0..<4, using: &random)])
      case 1:
        preview.send(
          .resize(
            Size(
              width: Int.random(in: 1...40, using: &random),
              height: Int.random(in: 1...14, using: &random))))
      default: preview.press(.character(keys.randomElement(using: &random) ?? "j"))
      }
      let what = "seed \(seed), step \(step)"
      let model = preview.model
      let shown = model.cloud.arrangement.attributes(in: model.visibleContent)
      let isSeen = shown.isEmpty || shown.contains { $0.index == model.selectedIndex }
      #expect(isSeen, "\(what)")
      #expect(model.cloud.tags.sectionCount == tags.sectionCount, "\(what)")
      #expect(sections(preview).joined().count == model.cloud.tags.count, "\(what)")
    }
    preview.press(.escape)
    let last = preview.model.cloud.tags
    let steps = preview.model.history.undoable.count
    for _ in 0..<steps { preview.type("u") }
    #expect(preview.model.cloud.tags == tags, "seed \(seed)")
    for _ in 0..<steps { preview.type("U") }
    #expect(preview.model.cloud.tags == last, "seed \(seed)")
  }
}
