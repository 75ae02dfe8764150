import CellText
import Cloud
import TagLayout
import Testing

@testable import Preview

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
