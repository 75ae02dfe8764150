import Canvas
import CellText
import Cloud
import TagLayout
import TestSupport
import Testing

@testable import Preview

/// Random sessions: nothing traps, every screen is sound, and undo gives the first list back.
@Suite("Random sessions")
struct FuzzTests {
  private static let texts = [
    "a", "swift", "\u{65E5}\u{672C}", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}", "x\ny\n\nz", " ",
    "\u{1B}[2J",
    "1,2,3,4", "10x2", "0", "999999999999999999999", "-1", "\u{202E}\u{200B}",
  ]

  private static let keys: [Key] =
    KeyBinding.all.flatMap(\.keys).filter { $0 != .character("q") && $0 != .control("c") }
    + "xyz019,\u{65E5}\u{301}\u{1F1E9}\u{200D}".unicodeScalars.map { .character($0) }
    + [.insert, .function(5), .control("x")]

  private func event(_ random: inout SeededRandom) -> Event {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<6:
      return .resize(
        Size(
          width: Int.random(in: 0...100, using: &random),
          height: Int.random(in: 0...30, using: &random)))
    case 6..<12: return .paste(FuzzTests.texts.randomElement(using: &random) ?? "")
    case 12: return .resumed
    case 13 where Bool.random(using: &random):
      return .widthsFound(
        ProbeFindings(
          profile: Bool.random(using: &random) ? .grapheme : .wcwidth,
          isComplete: Bool.random(using: &random)))
    case 14: return .saved(SaveRequest(.document), outcome(&random))
    case 13: return .mouse(.press(button: 0, at: Point(x: -1, y: 1 << 40)))
    case 15..<28: return .mouse(mouse(&random), time: Int.random(in: 0...500, using: &random))
    case 28..<34: return .key(.escape)
    case 34..<40: return .key(.enter)
    default: return .key(FuzzTests.keys.randomElement(using: &random) ?? .escape)
    }
  }

  private func outcome(_ random: inout SeededRandom) -> SaveOutcome {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .saved(SavedFile(path: "x\u{1B}/\u{65E5}", count: 3, otherLinks: 1))
    case 1: .blocked(.readOnly)
    default: .failed(.notAFile(.folder))
    }
  }

  private func mouse(_ random: inout SeededRandom) -> MouseEvent {
    let point = Point(
      x: Int.random(in: -1...100, using: &random), y: Int.random(in: -1...30, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .wheel(lines: Bool.random(using: &random) ? 3 : -3, at: point)
    case 1, 2: return .drag(button: 0, at: point)
    case 3: return .release(button: 0, at: point)
    default: return .press(button: 0, at: point)
    }
  }

  /// Whether some of the selected box is on the screen, if any box is.
  private func isSelectionVisible(_ preview: Preview) -> Bool {
    let view = preview.model.visibleContent
    let shown = preview.model.cloud.arrangement.attributes(in: view)
    return shown.isEmpty || shown.contains { $0.index == preview.model.selectedIndex }
  }

  @Test("are survived", arguments: 1...24)
  func sessions(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = seed % 4 == 0 ? 0 : Int.random(in: 1...40, using: &random)
    let first = (0..<count).map { "\(FuzzTests.texts.randomElement(using: &random) ?? "")\($0)" }
    var preview = Preview(first, 60, 16)
    for step in 0..<Sanitizer.repetitions(250) {
      let event = event(&random)
      preview.send(event)
      let screen = preview.model.view()
      let what = "seed \(seed), step \(step), \(event)"
      #expect(screen.canvas.size == preview.model.size, "\(what)")
      let size = screen.canvas.size
      if size.width > 0, size.height > 0 {
        #expect((0..<size.width).contains(screen.cursor.x), "\(what)")
        #expect((0..<size.height).contains(screen.cursor.y), "\(what)")
      }
      #expect(!preview.effects.contains(.quit), "\(what)")
      let cloud = preview.model.cloud
      #expect(cloud.arrangement.count == cloud.tags.count, "\(what)")
      let isVisible = isSelectionVisible(preview)
      #expect(isVisible, "\(what)")
    }
    preview.press(.escape)
    let last = preview.tags
    let steps = preview.model.history.undoable.count
    for _ in 0..<steps { preview.type("u") }
    #expect(preview.tags == first, "seed \(seed)")
    for _ in 0..<steps { preview.type("U") }
    #expect(preview.tags == last, "seed \(seed)")
  }

  /// Whether the state is one that there may be.
  private func expectLaws(_ preview: Preview, _ what: String) {
    let (model, cloud) = (preview.model, preview.model.cloud)
    let screen = model.view()
    #expect(screen.canvas.size == model.size, "\(what)")
    if let index = model.selectedIndex {
      #expect(cloud.tags.count > index && index >= 0, "\(what)")
    } else {
      #expect(cloud.arrangement.visibleCount == 0, "\(what)")
    }
    #expect(cloud.container.width >= 0 && cloud.container.height >= 0, "\(what)")
  }

  @Test("keep their laws at every size that is small", arguments: 0...15)
  func everySize(height: Int) {
    for width in 0...40 {
      var random = SeededRandom(seed: UInt64(41 * height + width))
      var preview = Preview(Preview.words, 60, 16)
      for _ in 0..<12 { preview.send(event(&random)) }
      preview.send(.resize(Size(width: width, height: height)))
      expectLaws(preview, "\(width)x\(height)")
      for step in 0..<4 {
        let event = event(&random)
        preview.send(event)
        expectLaws(preview, "\(width)x\(height), step \(step), \(event)")
      }
    }
  }

  @Test("give the screen of the state, however it came about", arguments: 1...4)
  func pure(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var preview = Preview(Preview.words, 60, 16)
    for _ in 0..<60 {
      preview.send(event(&random))
      let model = preview.model
      #expect(Golden.text(of: model.view()) == Golden.text(of: model.view()))
    }
  }
}
