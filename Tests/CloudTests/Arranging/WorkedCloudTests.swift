import Foundation
import TagLayout
import Testing

@testable import Cloud

/// Clouds whose frames and rows were worked out beforehand, after faults that users of other layouts met.
@Suite struct WorkedCloudTests {
  struct Case: Decodable, Sendable, CustomStringConvertible {
    let `case`, title, align: String
    let tags: [String]
    let width, lineSpacing, lines, contentHeight: Int
    let frames: [[Int]]
    let rows: [String]?
    var description: String { "\(`case`) \(align) \(width): \(title)" }
  }

  static func cases() throws -> [Case] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/clouds.json")
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
  }

  @Test(arguments: try cases()) func standsAsWorkedOut(_ example: Case) throws {
    let align = try AlignDirection(spelling: example.align)
    let cloud = bracketed(TagList(example.tags), width: example.width) {
      $0.layout.alignDirection = align
      $0.layout.minimumLineSpacing = example.lineSpacing
    }
    let frames = cloud.frames.map { [$0.x, $0.y, $0.width, $0.height] }
    #expect(frames == example.frames)
    #expect(cloud.arrangement.lines.count == example.lines)
    #expect(cloud.arrangement.contentSize.height == example.contentHeight)
    if let rows = example.rows {
      #expect(cloud.printed == rows)
      #expect(cloud.canvas().rows == rows)
    }
  }

  /// Both forms of a letter take the same cells.
  @Test func composedAndDecomposedLettersStandAlike() {
    let composed: TagList = ["한국여행", "테스트폴더", "caf\u{E9}"]
    let decomposed: TagList = [
      "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}\u{110B}\u{1167}\u{1112}\u{1162}\u{11BC}",
      "\u{1110}\u{1166}\u{1109}\u{1173}\u{1110}\u{1173}\u{1111}\u{1169}\u{11AF}\u{1103}\u{1165}",
      "cafe\u{301}",
    ]
    #expect(bracketed(composed, width: 40).frames.map(\.width) == [10, 12, 6])
    #expect(bracketed(decomposed, width: 40).frames == bracketed(composed, width: 40).frames)
  }

  /// The text is cut before a wide character that would be halved, and the box stays as wide as it is.
  @Test(arguments: [
    (20, "あいうえおかきく…", 17), (21, "あいうえおかきくけ…", 19), (22, "あいうえおかきくけ…", 19),
    (23, "あいうえおかきくけこ…", 21),
  ]) func cutsAtAWideCharacter(width: Int, shown: String, cells: Int) {
    let cloud = bracketed(["あいうえおかきくけこ|end"], width: width)
    #expect(cloud.shown(at: 0) == ShownTag(text: shown, width: cells, isTruncated: true))
    #expect(cloud.frames == [Rect(x: 0, y: 0, width: width, height: 1)])
    let pad = String(repeating: " ", count: width - 2 - cells)
    #expect(cloud.printed == ["[\(shown)\(pad)]"])
  }

  @Test(arguments: [
    ("h\th", "h h"), ("pre\u{7}post", "pre␇post"), ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"),
    ("d\nd", "d d"), ("nul\u{0}x", "nul␀x"), ("del\u{7F}", "del␡"), ("\u{9B}31m", "\u{FFFD}31m"),
  ]) func controlsAreMadeVisible(text: String, shown: String) {
    let cloud = bracketed([text], width: 60)
    #expect(cloud.shown(at: 0).text == shown)
    #expect(cloud.printed == ["[\(shown)]"])
    #expect(cloud.frames[0].size == Size(width: shown.unicodeScalars.count + 2, height: 1))
    #expect(cloud.tags[0] == text)
  }
}
