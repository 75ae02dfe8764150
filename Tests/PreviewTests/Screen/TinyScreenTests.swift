import Canvas
import Cloud
import TagLayout
import Testing

@testable import Preview

@Suite("Screens of every size")
struct TinyScreenTests {
  /// What a person did before looking at the screen.
  static let sessions: [(name: String, keys: String, accepts: Bool)] = [
    ("the cloud", "", false), ("a ruler", "r", false), ("columns", "v", false),
    ("the last tag", "G", false), ("help", "?", false), ("the command line", "C", false),
    ("a prompt", "asome text that is rather long for a small screen", false),
    ("an error", "wabc", true), ("a message", "d", false), ("numbers", "#b", false),
    ("no tags", "dddddd", false), ("a wide layout", "w200", true), ("no limit", "w0", true),
    ("overflow", "ow3", true), ("insets", "I5", true), ("a find", "/ui", true),
  ]

  @Test("have their size, and the cursor on them", arguments: 0...15)
  func everyWidth(height: Int) {
    for session in TinyScreenTests.sessions {
      for width in 0...40 {
        var preview = Preview(Preview.words, width, height)
        preview.type(session.keys)
        if session.accepts { preview.press(.enter) }
        expectSound(preview, "\(session.name) at \(width)x\(height)")
      }
    }
  }

  @Test("give the ordinary screen again when they grow", arguments: 0...15)
  func growingBack(height: Int) {
    for width in stride(from: 0, through: 40, by: 3) {
      var preview = Preview(Preview.words, 80, 24)
      let before = preview.rows
      preview.send(.resize(Size(width: width, height: height)))
      expectSound(preview, "resized to \(width)x\(height)")
      preview.send(.resize(Size(width: 80, height: 24)))
      #expect(preview.rows == before, "after \(width)x\(height)")
    }
  }

  @Test("take sizes that no terminal has")
  func absurdSizes() {
    var preview = Preview(Preview.words, 80, 24)
    preview.send(.resize(Size(width: -5, height: -5)))
    #expect(preview.rows.isEmpty)
    preview.send(.resize(Size(width: 300, height: 1)))
    #expect(preview.rows.count == 1)
  }

  @Test("lose their furniture in order: modes, hints, ruler, status, never the cloud's first row")
  func furniture() {
    let rows = (1...5).map { Preview.compact(["one", "two"], 40, $0).typing("r").rows }
    #expect(rows[0] == ["[one] [two]"])
    #expect(rows[1].map { $0.prefix(5) } == ["[one]", " left"])
    #expect(rows[2].map { $0.prefix(5) } == ["....:", "[one]", " left"])
    #expect(rows[3].map { $0.prefix(5) } == ["....:", "[one]", " left", " Tab "])
    #expect(rows[4].map { $0.prefix(5) } == ["[left", "....:", "[one]", " left", " Tab "])
  }

  private func expectSound(_ preview: Preview, _ what: String) {
    let screen = preview.model.view()
    let size = screen.canvas.size
    #expect(size == preview.model.size, "\(what)")
    guard size.width > 0, size.height > 0 else { return }
    #expect((0..<size.width).contains(screen.cursor.x), "\(what)")
    #expect((0..<size.height).contains(screen.cursor.y), "\(what)")
  }
}
