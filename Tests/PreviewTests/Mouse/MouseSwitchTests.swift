import CellText
import Cloud
import TagLayout
import Testing

@testable import Preview

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
