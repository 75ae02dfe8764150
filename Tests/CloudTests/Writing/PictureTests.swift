import Foundation
import TagLayout
import TestSupport
import Testing

@testable import Cloud

/// Pictures: the same frames as everywhere, and nothing in a tag that is more than text.
@Suite struct PictureTests {
  private static let hostile: TagList = [
    "</script><img onerror=alert(1)>", "a & b", "\"quoted\" 'too'", "]]>", "日本語", "👩‍💻 code",
    "\u{1}\u{7F}\u{9B}", "\u{202E}abc", "e\u{301}", "\u{FFFE}", "x",
  ]

  private func svg(_ cloud: ArrangedCloud) throws -> String {
    var sink = ByteArraySink()
    try SVGWriter.write(cloud, to: &sink)
    return sink.text
  }

  private func html(_ cloud: ArrangedCloud) throws -> String {
    var sink = ByteArraySink()
    try HTMLWriter.write(cloud, to: &sink)
    return sink.text
  }

  /// The rectangles of the tags' boxes and of the label, in cells.
  private func svgFrames(_ text: String) -> [Rect] {
    text.matches(
      of: /<rect class="[a-z]+" x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)"/
    ).map { match in
      Rect(
        x: (Int(match.1) ?? 0) / 8, y: (Int(match.2) ?? 0) / 16, width: (Int(match.3) ?? 0) / 8,
        height: (Int(match.4) ?? 0) / 16)
    }
  }

  private func htmlFrames(_ text: String) -> [Rect] {
    text.matches(
      of:
        /<div class="(?:tag|more)[^"]*" style="left:(-?\d+)px;top:(-?\d+)px;width:(\d+)px;height:(\d+)px"/
    ).map { match in
      Rect(
        x: (Int(match.1) ?? 0) / 8, y: (Int(match.2) ?? 0) / 16, width: (Int(match.3) ?? 0) / 8,
        height: (Int(match.4) ?? 0) / 16)
    }
  }

  @Test("each box stands where the layout says, whatever the settings", arguments: 1...60)
  func frames(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let cloud = random.cloud()
    let frames = cloud.frames + [cloud.overflow?.frame].compactMap { $0 }
    #expect(svgFrames(try svg(cloud)) == frames, "seed \(seed)")
    #expect(htmlFrames(try html(cloud)) == frames, "seed \(seed)")
  }

  @Test("tags are text and nothing else")
  func hostile() throws {
    let cloud = ArrangedCloud(
      tags: Self.hostile, settings: CloudSettings(), container: Container(width: 40))
    for text in [try svg(cloud), try html(cloud)] {
      #expect(!text.contains("<img") && !text.contains("</script>"))
      #expect(!text.contains("]]>") && !text.contains("'too'"))
      #expect(text.contains("&lt;/script&gt;&lt;img onerror=alert(1)&gt;"))
      #expect(text.contains("a &amp; b") && text.contains("&quot;quoted&quot; &#39;too&#39;"))
      let forbidden = text.unicodeScalars.filter { scalar in
        (scalar.value < 0x20 && scalar != "\n") || 0x7F...0x9F ~= scalar.value
          || scalar.value == 0xFFFE || scalar.value == 0x202E
      }
      #expect(forbidden.isEmpty)
    }
  }

  @Test("a picture is well-formed XML", arguments: 1...10)
  func wellFormed(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for cloud in [
      random.cloud(),
      ArrangedCloud(
        tags: Self.hostile, settings: CloudSettings(), container: Container(width: 9)),
    ] {
      #expect(Self.isBalanced(try svg(cloud)))
    }
  }

  /// Whether every element ends where it must, and every `&` begins an entity that XML knows.
  private static func isBalanced(_ text: String) -> Bool {
    var open: [Substring] = []
    for match in text.matches(of: /<(\/?)([a-z]+)[^<>]*?(\/?)>/) {
      if match.1 == "/" {
        guard open.popLast() == match.2 else { return false }
      } else if match.3.isEmpty {
        open.append(match.2)
      }
    }
    let entities = text.matches(of: /&(?:amp|lt|gt|quot|#39);/).count
    return open.isEmpty && text.count { $0 == "&" } == entities
      && text.count { $0 == "<" } == text.count { $0 == ">" }
  }

  @Test("what is cut has its whole text as a title")
  func titles() throws {
    let cloud = ArrangedCloud(
      tags: ["a long & winding tag"], settings: CloudSettings(), container: Container(width: 12))
    #expect(try svg(cloud).contains("<title>a long &amp; winding tag</title>"))
    #expect(try html(cloud).contains("title=\"a long &amp; winding tag\""))
  }

  @Test("styled text is the text with sequences, and each row ends in none", arguments: 1...40)
  func styledText(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let cloud = random.cloud()
    var (plain, styled) = (ByteArraySink(), ByteArraySink())
    try TextWriter.write(cloud, to: &plain)
    try TextWriter.write(cloud, isStyled: true, to: &styled)
    #expect(!plain.text.contains("\u{1B}"))
    #expect(styled.text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.text, "seed \(seed)")
    for row in styled.text.split(separator: "\n") where row.contains("\u{1B}") {
      let last = row.matches(of: /\u{1B}\[[0-9;]*m/).last?.output
      #expect(last == "\u{1B}[0m", "seed \(seed)")
    }
  }

  @Test("levels are colours and attributes of the terminal's own sixteen")
  func styledLevels() throws {
    var tags: TagList = ["low", "high"]
    tags.setWeights([1, 2])
    var settings = CloudSettings()
    settings.box = .bracket
    settings.padding = 0
    settings.emphasis = .color
    var sink = ByteArraySink()
    try TextWriter.write(
      ArrangedCloud(tags: tags, settings: settings, container: Container(width: 40)),
      isStyled: true, to: &sink)
    #expect(
      sink.text == "\u{1B}[0;2m[low]\u{1B}[0m \u{1B}[0;1;35m[high]\u{1B}[0m\n")
  }

  @Test("settings become code, cells and points")
  func swift() throws {
    let cloud = bracketed(["a"]) {
      $0.layout.alignDirection = .rightFlow
      $0.layout.minimumInteritemSpacing = 2
      $0.layout.minimumLineSpacing = 1
      $0.layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.layout.scrollDirection = .horizontal
      $0.layout.itemSize = Size(width: 9, height: 3)
    }
    var sink = ByteArraySink()
    try SwiftWriter.write(cloud, pointsPerCell: Size(width: 10, height: 20), to: &sink)
    #expect(
      sink.text == """
        // Lengths are cells of a terminal.
        import TagLayout

        var layout = FlowLayout()
        layout.alignDirection = .rightFlow
        layout.scrollDirection = .horizontal
        layout.minimumInteritemSpacing = 2
        layout.minimumLineSpacing = 1
        layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        layout.itemSize = Size(width: 9, height: 3)

        // The same on a UICollectionViewFlowLayout with an alignDirection; a cell is 10 × 20 points:
        //
        //     layout.alignDirection = .rightFlow
        //     layout.scrollDirection = .horizontal
        //     layout.minimumInteritemSpacing = 40
        //     layout.minimumLineSpacing = 10
        //     layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 60, right: 40)
        //     layout.itemSize = CGSize(width: 90, height: 60)

        """)
  }
}
