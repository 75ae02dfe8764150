import Canvas
import Cloud
import TagLayout
import Testing

@testable import Preview

@Suite("Find")
struct FindTests {
  private var preview: Preview { Preview.compact(Preview.words, 60, 12) }

  @Test("selects while the needle is typed, and goes back when it is given up")
  func incremental() {
    var preview = preview.typing("l/UI")
    #expect(preview.selected == "UIView")
    preview.type("C")
    #expect(preview.selected == "UICollectionView")
    preview.press(.backspace)
    #expect(preview.selected == "UIView")
    preview.press(.escape)
    #expect(preview.selected == "in")
    #expect(preview.model.search == nil)
  }

  @Test("goes around the list with n and N, in either case")
  func again() {
    var preview = preview.typing("/ui").pressing(.enter)
    #expect(preview.bottom == " match 1 of 3 for \"ui\"")
    let path = "nnnN".map { key in
      preview.type(String(key))
      return preview.selected
    }
    #expect(path == ["UITableView", "UICollectionView", "UIView", "UICollectionView"])
    #expect(preview.bottom == " match 3 of 3 for \"ui\"")
  }

  @Test("says when there is nothing")
  func nothing() {
    var preview = preview.typing("ln")
    #expect(preview.bottom == " nothing to find \u{2013} / asks")
    preview.type("/zzz")
    #expect(preview.bottom.hasSuffix("no tag holds it"))
    #expect(preview.selected == "in")
    preview.press(.enter)
    #expect(preview.bottom == " no tag holds \"zzz\"")
    #expect(preview.selected == "in")
  }

  @Test("marks its matches until Esc clears them")
  func marks() {
    var preview = preview.typing("/ui").pressing(.enter)
    func underlined() -> Int {
      let canvas = preview.model.view().canvas
      return (0..<60).filter {
        canvas.cell(at: Point(x: $0, y: 1)).style.attributes.contains(.underline)
      }.count
    }
    #expect(underlined() > 0)
    preview.press(.escape)
    #expect(underlined() > 0, "the first Esc takes the message away")
    preview.press(.escape)
    #expect(preview.bottom == " find cleared")
    #expect(underlined() == 0)
    preview.press(.escape)
    preview.press(.escape)
    #expect(preview.bottom == " press q to quit")
  }

  @Test("finds the last needle again when nothing is typed")
  func empty() {
    let preview = preview.typing("/ui").pressing(.enter).typing("/").pressing(.enter)
    #expect(preview.selected == "UITableView")
  }

  @Test(
    "compares in either case",
    arguments: [
      ("stra\u{DF}e", "Stra\u{DF}e", true), ("\u{C9}", "caf\u{E9}", true),
      ("e\u{301}", "caf\u{E9}", true), ("abc", "ab", false), ("b", "abc", true),
      ("", "abc", false), ("\u{65E5}", "\u{672C}\u{65E5}", true),
    ])
  func cases(needle: String, tag: String, isFound: Bool) {
    #expect(TagSearch(needle).matches(TagList([tag]), at: 0) == isFound)
  }

  @Test("finds nothing in nothing")
  func emptyList() {
    let preview = Preview.compact([], 40, 12).typing("/x").pressing(.enter).typing("nN")
    #expect(preview.bottom == " no tag holds \"x\"")
  }
}
