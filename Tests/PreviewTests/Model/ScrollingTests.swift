import Cloud
import TagLayout
import Testing

@testable import Preview

@Suite("Scrolling")
struct ScrollingTests {
  /// 500 tags in 60x12: 9 rows for the cloud, boxes of 3 rows.
  private var large: Preview { Preview((1...500).map { "tag \($0)" }, 60, 12) }

  @Test("starts at the top, and the status says where it is")
  func start() {
    #expect(large.status.contains("rows 1\u{2013}9/"))
  }

  @Test("reaches the last tag and the first one")
  func ends() {
    var preview = large
    let total = preview.model.cloud.arrangement.contentSize.height
    preview.type("G")
    #expect(preview.selected == "tag 500")
    #expect(preview.area.contains { $0.contains("tag 500") })
    #expect(preview.status.contains("rows \(total - 8)\u{2013}\(total)/\(total)"))
    preview.type("g")
    #expect(preview.rows == large.rows)
  }

  @Test("follows the selection by as little as possible")
  func follows() {
    var preview = large
    preview.type("jj")
    #expect(preview.top == 0)
    preview.type("j")
    #expect(preview.top == 3)
    preview.type("k")
    #expect(preview.top == 3)
    preview.type("kk")
    #expect(preview.top == 0)
  }

  @Test("goes by whole pages and back")
  func pages() {
    var preview = large
    preview.press(.pageDown)
    #expect(preview.top == 9)
    preview.press(.pageDown, .pageDown)
    #expect(preview.top == 27)
    preview.press(.pageUp, .pageUp, .pageUp)
    #expect(preview.rows == large.rows)
    preview.press(.control("d"))
    #expect(preview.top == 3)
    preview.press(.control("u"))
    #expect(preview.rows == large.rows)
  }

  @Test("begins a page with the line that was cut at the end of the one before")
  func cutLines() {
    // 8 rows of cloud: two boxes and two rows of a third.
    var preview = Preview((1...500).map { "tag \($0)" }, 60, 11)
    preview.press(.pageDown)
    #expect(preview.top == 6)
    preview.press(.pageUp)
    #expect(preview.top == 0)
  }

  @Test("stops at the ends without a trace")
  func pastTheEnds() {
    var preview = large
    preview.press(.pageUp, .control("u"))
    #expect(preview.rows == large.rows)
    for _ in 0..<60 { preview.press(.pageDown) }
    let end = preview.rows
    preview.press(.pageDown, .control("d"))
    #expect(preview.rows == end)
    let total = preview.model.cloud.arrangement.contentSize.height
    #expect(preview.top == total - 9)
  }

  @Test("takes the selection along")
  func selectionInView() {
    var preview = large
    preview.type("l")
    for step in 0..<80 {
      preview.press(step < 50 ? .pageDown : .control("u"))
      let frame = preview.model.selectedIndex.map {
        preview.model.cloud.arrangement.attributes(at: $0).frame
      }
      let view = preview.model.visibleContent.range(.y)
      #expect(frame.map { view.contains($0.y) && view.upperBound >= $0.y + 3 } == true, "\(step)")
    }
  }

  @Test("goes on even where a line is longer than the screen", arguments: 1...6)
  func lowScreens(height: Int) {
    var preview = Preview((1...50).map { "tag \($0)" }, 20, height)
    let total = preview.model.cloud.arrangement.contentSize.height
    let rows = preview.model.regions.cloud.height
    for _ in 0..<(total + 10) { preview.press(.pageDown) }
    #expect(preview.top == total - rows)
    for _ in 0..<(total + 10) { preview.press(.pageUp) }
    #expect(preview.top == 0)
  }

  @Test("goes sideways in a layout that is wider than the terminal")
  func sideways() {
    var options = Model.Options()
    options.width = 120
    var preview = Preview((1...60).map { "tag \($0)" }, 40, 12, options: options)
    #expect(preview.status.contains("W 120/40"))
    preview.type("lllllll")
    #expect(preview.model.viewport.origin.x > 0)
    #expect(preview.area.contains { $0.contains("tag 8") })
    preview.type("g")
    #expect(preview.model.viewport.origin.x == 0)
    let wide = Preview((1...60).map { "tag \($0)" }, 100, 12, options: options)
    #expect(wide.status.contains("cols 1\u{2013}100/120"))
  }

  @Test("is along the columns in horizontal mode")
  func horizontal() {
    var preview = Preview((1...200).map { "tag \($0)" }, 60, 13)
    preview.type("v")
    #expect(preview.status.contains("H 10/10"))
    #expect(preview.status.contains("cols 1\u{2013}60/"))
    preview.press(.pageDown)
    #expect(preview.model.viewport.origin.x > 40)
    preview.press(.pageUp)
    #expect(preview.model.viewport.origin == .zero)
    preview.type("G")
    #expect(preview.area.contains { $0.contains("tag 200") })
  }

  @Test("shows the insets at both ends")
  func insets() {
    var preview = Preview((1...100).map { "tag \($0)" }, 40, 13)
    preview.type("I4")
    preview.press(.enter)
    #expect(preview.area.prefix(4).allSatisfy { $0.isEmpty })
    preview.type("G")
    #expect(preview.area.suffix(4).allSatisfy { $0.isEmpty })
    preview.type("g")
    #expect(preview.top == 0)
  }
}

@Suite("A new size")
struct ResizeTests {
  @Test("shows the same screen at the same width, on the way down and up")
  func downAndUp() {
    var preview = Preview((1...80).map { "tag \($0)" }, 80, 24)
    preview.type("jjjjjjjjjl")
    var screens: [Int: [String]] = [:]
    for width in (10...80).reversed() {
      preview.send(.resize(Size(width: width, height: 24)))
      screens[width] = preview.rows
    }
    for width in 10...80 {
      preview.send(.resize(Size(width: width, height: 24)))
      #expect(preview.rows == screens[width], "width \(width)")
    }
  }

  @Test("never gives fewer lines when it is narrower")
  func monotone() {
    var preview = Preview(Preview.words, 80, 24)
    var lines = 0
    for width in (10...80).reversed() {
      preview.send(.resize(Size(width: width, height: 24)))
      let count = preview.model.cloud.arrangement.lines.count
      #expect(count >= lines)
      #expect(preview.status.contains("lines \(count)") || width < 26)
      lines = count
    }
  }

  @Test("keeps the selection in view, and the top row where it was")
  func selectionStays() {
    var preview = Preview((1...200).map { "tag \($0)" }, 80, 24)
    preview.type("Gkkkkkkkkkk")
    preview.press(.pageUp)
    let first = preview.model.viewport.anchor?.item
    for width in stride(from: 80, through: 12, by: -7) {
      preview.send(.resize(Size(width: width, height: 24)))
      #expect(preview.selected.map { tag in preview.area.contains { $0.contains(tag) } } == true)
      #expect(preview.model.viewport.anchor?.item == first)
    }
  }

  @Test("changes no width that was fixed")
  func fixedWidth() {
    var preview = Preview(Preview.words, 80, 24)
    preview.type("-")
    preview.send(.resize(Size(width: 60, height: 24)))
    #expect(preview.status.contains("W 79/60"))
    preview.type("0")
    #expect(preview.status.contains("W 60/60"))
    preview.send(.resize(Size(width: 50, height: 24)))
    #expect(preview.status.contains("W 50/50"))
  }

  @Test("keeps what is open")
  func openThings() {
    var preview = Preview(Preview.words, 80, 24)
    preview.type("asome")
    preview.send(.resize(Size(width: 40, height: 12)))
    #expect(preview.bottom == " add a tag (empty ends): some")
    preview.press(.escape)
    preview.type("?")
    preview.send(.resize(Size(width: 30, height: 8)))
    #expect(preview.rows[0].hasPrefix(" help 1\u{2013}7/"))
  }

  @Test("after a stop everything is painted again")
  func resumed() {
    var preview = Preview(Preview.words, 80, 24)
    preview.send(.resumed)
    #expect(preview.effects == [.repaint])
  }
}
