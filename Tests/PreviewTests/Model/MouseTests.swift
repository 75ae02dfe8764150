import CellText
import Cloud
import TagLayout
import Testing

@testable import Preview

extension Preview {
  fileprivate mutating func mouse(_ event: MouseEvent, at time: Int = 0) {
    send(.mouse(event, time: time))
  }

  /// Presses and releases the left button at a cell of the screen.
  fileprivate mutating func click(_ x: Int, _ y: Int, at time: Int = 0) {
    mouse(.press(button: 0, at: Point(x: x, y: y)), at: time)
    mouse(.release(button: 0, at: Point(x: x, y: y)), at: time)
  }

  fileprivate mutating func press(_ x: Int, _ y: Int) {
    mouse(.press(button: 0, at: Point(x: x, y: y)))
  }

  fileprivate mutating func drag(_ x: Int, _ y: Int) {
    mouse(.drag(button: 0, at: Point(x: x, y: y)))
  }

  fileprivate mutating func wheel(_ lines: Int) {
    mouse(.wheel(lines: lines, at: Point(x: 5, y: 5)))
  }

  fileprivate var width: Int { model.cloud.container.width }
}

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

@Suite("A double click")
struct DoubleClickTests {
  private var six: Preview { Preview.compact(Preview.words, 40, 12) }

  @Test("edits the tag within 400 ms", arguments: [0, 1, 400, 401, -1])
  func time(interval: Int) {
    var preview = six
    preview.click(7, 1, at: 10_000)
    preview.click(9, 1, at: 10_000 + interval)
    #expect(preview.bottom.hasPrefix(" edit: in") == (0...400 ~= interval))
    #expect(preview.selected == "in")
  }

  @Test("needs the same tag, and nothing in between")
  func parted() {
    var other = six
    other.click(7, 1)
    other.click(13, 1)
    #expect(other.selected == "China")
    #expect(!other.bottom.hasPrefix(" edit"))
    other.click(13, 1)
    #expect(other.bottom.hasPrefix(" edit: China"))

    let between: [Event] = [
      .key(.character("d")), .paste("x"), .resize(Size(width: 40, height: 13)), .resumed,
      .mouse(.wheel(lines: 3, at: .zero)), .mouse(.press(button: 0, at: Point(x: 30, y: 7))),
    ]
    for event in between {
      var preview = six
      preview.click(7, 1)
      preview.send(event)
      preview.click(7, 1)
      #expect(!preview.bottom.hasPrefix(" edit"), "\(event)")
    }
    var answered = six
    answered.click(7, 1)
    answered.send(.reply(.cursorPosition(row: 1, column: 1)))
    answered.click(7, 1)
    #expect(answered.bottom.hasPrefix(" edit: in"))
  }

  @Test("a third click doesn't disturb the prompt, and four clicks are two")
  func triple() {
    var preview = six
    for _ in 0..<3 { preview.click(7, 1) }
    #expect(preview.bottom.hasPrefix(" edit: in"))
    preview.press(.escape)
    preview.click(7, 1)
    #expect(preview.bottom.hasPrefix(" Tab"))
  }

  @Test("means the tag of the first click, though the view has moved")
  func moved() {
    var preview = Preview((1...40).map { "tag \($0)" }, 30, 11)
    // The area is eight rows: the third line of boxes is cut.
    let cut = preview.model.cloud.arrangement.lines[2].items.lowerBound
    preview.click(2, 8, at: 5)
    #expect(preview.model.selection.index == cut)
    #expect(preview.top > 0)
    preview.click(2, 8, at: 200)
    #expect(preview.bottom.hasPrefix(" edit: \(preview.tags[cut])"))
  }

  @Test("survives absurd times")
  func absurd() {
    var preview = six
    preview.click(7, 1, at: .min)
    preview.click(7, 1, at: .max)
    preview.click(7, 1, at: .min)
    #expect(preview.selected == "in")
  }
}

@Suite("The wheel")
struct WheelTests {
  @Test("scrolls along the scroll axis, and the selection goes along")
  func scrolls() {
    var preview = Preview.compact((1...500).map { "tag \($0)" }, 60, 12)
    preview.wheel(3)
    #expect(preview.top == 3)
    #expect(preview.model.view().cursor == Point(x: 0, y: 1))
    preview.wheel(3)
    preview.wheel(-3)
    #expect(preview.top == 3)
    preview.wheel(.min)
    #expect(preview.top == 0)
    preview.wheel(.max)
    #expect(preview.top == preview.model.cloud.arrangement.contentSize.height - 9)
    var columns = Preview.compact((1...500).map { "tag \($0)" }, 60, 12).typing("v")
    columns.wheel(3)
    #expect(columns.model.viewport.origin == Point(x: 3, y: 0))
  }

  @Test("does nothing where there is nothing to scroll")
  func fits() {
    var preview = Preview.compact().typing("n")
    let rows = preview.rows
    preview.wheel(3)
    preview.wheel(-3)
    #expect(preview.rows == rows)
  }

  @Test("scrolls a page")
  func page() {
    var preview = Preview.compact(Preview.words, 40, 12).typing("?")
    preview.wheel(3)
    #expect(preview.rows[0].hasPrefix(" help 4"))
    preview.wheel(-30)
    #expect(preview.rows[0].hasPrefix(" help 1"))
  }
}

@Suite("Dragging the end of the layout")
struct DragTests {
  private func preview(_ keys: String = "<", _ words: [String] = Preview.words) -> Preview {
    Preview.compact(words, 40, 12).typing(keys)
  }

  @Test("moves it live, until the button goes up")
  func live() {
    var preview = preview()
    #expect(preview.rows[5].contains("\u{258F}"))
    preview.press(30, 5)
    #expect(preview.width == 30)
    preview.drag(35, 7)
    #expect(preview.width == 35)
    #expect(Array(preview.rows[7])[35] == "\u{258F}")
    preview.drag(20, 0)
    #expect(preview.width == 20)
    #expect(preview.status.contains("W 20/40"))
    preview.mouse(.release(button: 0, at: Point(x: 20, y: 0)))
    preview.drag(10, 3)
    #expect(preview.width == 20)
  }

  @Test("takes hold of it beside it too", arguments: [28, 29, 30, 31, 32])
  func beside(x: Int) {
    var preview = preview()
    preview.press(x, 6)
    preview.drag(x - 5, 6)
    #expect(preview.width == (abs(x - 30) <= 1 ? 25 : 30))
  }

  @Test("takes hold of the last column where the layout fills the screen")
  func edge() {
    var preview = preview("")
    preview.press(39, 6)
    preview.drag(34, 6)
    #expect(preview.width == 35)
    preview.drag(39, 6)
    #expect(preview.width == 40)
  }

  @Test("a click alone leaves the layout following the terminal")
  func follows() {
    var preview = preview("")
    preview.click(39, 6)
    preview.press(39, 6)
    preview.drag(39, 7)
    #expect(preview.model.fixedSize.width == nil)
  }

  @Test("selects the tag that stands there as well")
  func tagBeside() {
    var preview = preview("<", ["abc", "\(String(repeating: "x", count: 22))", "end"])
    #expect(preview.width == 30)
    preview.press(29, 1)
    #expect(preview.selected?.hasPrefix("xxx") == true)
    preview.drag(27, 1)
    #expect(preview.width == 28)
  }

  @Test("goes from one cell to as far as the mouse goes", arguments: [Int.min, -1, 0, 1, 2])
  func least(x: Int) {
    var preview = preview()
    preview.press(30, 5)
    preview.drag(x, 5)
    #expect(preview.width == max(1, x))
    preview.drag(.max, .max)
    #expect(preview.width == CellCount.maximum || preview.width > 1000)
  }

  @Test("changes the height of columns")
  func height() {
    var preview = preview("v--")
    #expect(preview.model.cloud.container.height == 7)
    preview.press(3, 8)
    preview.drag(30, 5)
    #expect(preview.model.cloud.container.height == 4)
    #expect(preview.status.contains("H 4/9"))
    preview.drag(3, 9)
    #expect(preview.model.cloud.container.height == 8)
    var whole = self.preview("v")
    whole.press(20, 9)
    whole.drag(20, 8)
    #expect(whole.model.cloud.container.height == 8)
    // The status line is no mark.
    whole = self.preview("v")
    whole.press(20, 10)
    whole.drag(20, 5)
    #expect(whole.model.cloud.container.height == 9)
  }

  @Test("counts from the start of the content")
  func sideways() {
    var options = Model.Options()
    options.width = 120
    var preview = Preview.compact((1...30).map { "tag \($0)" }, 40, 12, options: options)
    preview.model.viewport.origin.x = 100
    preview.press(20, 5)
    preview.drag(10, 5)
    #expect(preview.width == 110)
  }

  @Test("finds no end where there is none, or elsewhere")
  func none() {
    var unlimited = preview("w0").pressing(.enter)
    unlimited.press(39, 5)
    unlimited.drag(20, 5)
    #expect(unlimited.width == 0)
    for (x, y) in [(30, 0), (30, 10), (30, 11)] {
      var preview = preview()
      preview.press(x, y)
      preview.drag(20, 5)
      #expect(preview.width == 30)
    }
    var unpressed = preview()
    unpressed.drag(20, 5)
    unpressed.mouse(.press(button: 2, at: Point(x: 30, y: 5)))
    unpressed.mouse(.drag(button: 2, at: Point(x: 20, y: 5)))
    #expect(unpressed.width == 30)
  }

  @Test("lets go when the direction turns, or the program was stopped")
  func letsGo() {
    for event in [Event.key(.character("v")), .resumed, .key(.character("M"))] {
      var preview = preview()
      preview.press(30, 5)
      preview.send(event)
      let before = preview.model.cloud.container
      preview.drag(20, 5)
      #expect(preview.model.cloud.container == before, "\(event)")
    }
  }
}

@Suite("The mouse on and off")
struct MouseSwitchTests {
  @Test("M says how text is selected meanwhile")
  func words() {
    var preview = Preview(Preview.words, 80, 24).typing("M")
    #expect(preview.bottom == " mouse off \u{2013} the terminal selects text; M turns it on")
    #expect(preview.effects == [.reportMouse(false)])
    preview.type("M")
    #expect(
      preview.bottom == " mouse on \u{2013} Shift-drag selects text (Option in iTerm2), or M")
    #expect(preview.effects == [.reportMouse(false), .reportMouse(true)])
  }

  @Test("a report that is late does nothing")
  func late() {
    var preview = Preview.compact(Preview.words, 40, 12).typing("M")
    preview.click(7, 1)
    #expect(preview.selected == "made")
    preview.type("M")
    preview.click(7, 1)
    #expect(preview.selected == "in")
  }

  @Test("it may be off from the start")
  func offAtFirst() {
    var options = Model.Options()
    options.usesMouse = false
    var preview = Preview.compact(Preview.words, 40, 12, options: options)
    preview.click(7, 1)
    #expect(preview.selected == "made")
    #expect(preview.typing("M").effects == [.reportMouse(true)])
  }
}
