import CellText
import Cloud
import TagLayout
import Testing

@testable import Preview

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
