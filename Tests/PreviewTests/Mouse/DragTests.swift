import CellText
import Cloud
import TagLayout
import Testing

@testable import Preview

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
