import CellText
import Cloud
import TagLayout
import Testing

@testable import Preview

@Suite("A click")
struct ClickTests {
  // Row 0 holds the modes, rows 1 to 9 the cloud, 10 the status line, 11 the hints.
  //   [made] [in] [China] [UIView]
  //   [UITableView] [UICollectionView]
  private var six: Preview {
    var preview = Preview.compact(Preview.words, 40, 12)
    preview.model.selection.index = 2
    return preview
  }

  @Test(
    "selects the tag under it, and nothing elsewhere",
    arguments: [
      (0, 1, "made"), (5, 1, "made"), (7, 1, "in"), (10, 1, "in"), (20, 1, "UIView"),
      (27, 1, "UIView"), (12, 2, "UITableView"), (14, 2, "UICollectionView"),
      (31, 2, "UICollectionView"),
      // Between tags, behind a line, below all, in the rows of text, beyond the screen.
      (6, 1, "China"), (11, 1, "China"), (28, 1, "China"), (32, 2, "China"), (0, 3, "China"),
      (20, 9, "China"), (3, 10, "China"), (3, 11, "China"), (39, 0, "China"), (0, 12, "China"),
      (-1, 1, "China"), (40, 1, "China"), (.max, .max, "China"), (.min, .min, "China"),
    ])
  func selects(x: Int, y: Int, tag: String) {
    var preview = six
    preview.click(x, y)
    #expect(preview.selected == tag)
    #expect(preview.effects.isEmpty)
    #expect(preview.layout.alignDirection == .left)
  }

  @Test("beyond all tags changes nothing at all")
  func nothing() {
    var preview = six.typing("/in").pressing(.enter)
    let rows = preview.rows
    preview.click(20, 6)
    preview.click(20, 6)
    #expect(preview.rows == rows)
    #expect(preview.model.search != nil)
    #expect(preview.bottom.hasPrefix(" match 2 of 2"))
  }

  @Test("selects what has been scrolled to")
  func scrolled() {
    var preview = Preview.compact((1...500).map { "tag \($0)" }, 60, 12).typing("G")
    let row = preview.area.firstIndex { $0.contains("[tag 490]") } ?? -1
    let column = preview.area[row].prefix { $0 != "[" }.count
    #expect(preview.area[row].hasPrefix("[tag"))
    preview.click(column, row + 1)
    #expect(preview.area[row].hasPrefix("[\(preview.selected ?? "")]"))
    let sideways = Preview.compact((1...30).map { "tag \($0)" }, 40, 12) {
      $0.layout.scrollDirection = .horizontal
    }
    var moved = sideways.typing("llllllllll")
    let start = moved.model.viewport.origin.x
    moved.click(20, 3)
    #expect(start > 0)
    #expect(moved.model.view().cursor.y == 3)
    #expect(moved.model.frame(of: moved.model.selection.index).range(.x).contains(start + 20))
  }

  @Test("selects no label of hidden tags, and no tag that insets leave no room for")
  func hidden() {
    var preview = Preview.compact(Preview.words, 40, 12) { $0.layout.maximumLines = 1 }
    preview.press(.end)
    let selected = preview.selected
    let label = preview.area[0].firstIndex(of: "+").map {
      preview.area[0].distance(from: preview.area[0].startIndex, to: $0)
    }
    #expect(label != nil)
    preview.click(label ?? 0, 1)
    #expect(preview.selected == selected)
    var inset = Preview.compact(Preview.words, 40, 12) { $0.layout.sectionInset.left = 60 }
    inset.click(0, 1)
    inset.click(39, 3)
    #expect(inset.selected == "made")
  }

  @Test("is one more than a key between two clicks, or another button")
  func otherButtons() {
    var preview = six
    preview.mouse(.press(button: 2, at: Point(x: 7, y: 1)))
    preview.mouse(.press(button: 1, at: Point(x: 7, y: 1)))
    #expect(preview.selected == "China")
  }

  @Test(
    "chooses the alignment whose name it hits",
    arguments: [
      (0, .left), (1, .left), (5, .left), (6, .rightFlow), (16, .rightFlow), (17, .rightData),
      (35, .center), (36, .left), (39, .left), (-1, .left), (40, .left),
    ] as [(Int, AlignDirection)])
  func alignments(x: Int, alignment: AlignDirection) {
    var preview = six
    preview.click(x, 0)
    #expect(preview.layout.alignDirection == alignment, "\(preview.rows[0])")
    #expect(preview.selected == "China")
  }

  @Test("chooses no alignment where no names are")
  func noNames() {
    var preview = Preview.compact(Preview.words, 40, 4)
    preview.click(8, 0)
    #expect(preview.layout.alignDirection == .left)
    #expect(preview.selected == "in")
  }

  @Test("leaves prompts and help open, and what is typed as it is")
  func prompts() {
    for keys in ["ax", "ex", "/x", "w5", "?", "I1"] {
      var preview = six.typing(keys)
      let rows = preview.rows
      for (x, y) in [(0, 0), (7, 1), (20, 5), (39, 5), (3, 10), (3, 11)] {
        preview.click(x, y)
        preview.click(x, y)
        preview.press(x, y)
        preview.drag(20, 5)
      }
      if keys != "?" { preview.wheel(3) }
      #expect(preview.rows == rows, "\(keys)")
    }
  }
}
