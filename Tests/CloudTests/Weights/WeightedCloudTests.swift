import Canvas
import TagLayout
import Testing

@testable import Cloud

/// Clouds whose tags have weights.
@Suite struct WeightedCloudTests {
  private static let tags: TagList = {
    var tags: TagList = ["bare", "low", "mid", "high", "top", "none"]
    tags.setWeights([1, 2, 3, 4, 5, nil])
    return tags
  }()

  private func cloud(
    _ change: (inout CloudSettings) -> Void = { _ in }, width: Int = 60
  ) -> ArrangedCloud {
    var settings = CloudSettings()
    change(&settings)
    return ArrangedCloud(tags: Self.tags, settings: settings, container: Container(width: width))
  }

  private func text(_ cloud: ArrangedCloud) throws -> [String] {
    var sink = ByteArraySink()
    try TextWriter.write(cloud, to: &sink)
    return sink.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  @Test(
    "five levels are five boxes, and a tag without a weight has the usual one",
    arguments: [Emphasis.both, .size])
  func picture(emphasis: Emphasis) throws {
    let cloud = cloud { $0.emphasis = emphasis }
    #expect(
      try text(cloud) == [
        "bare [ low ] ╭─────╮ ╭────────╮ ╭─────────╮ ╭──────╮",
        "             │ mid │ │  high  │ │         │ │ none │",
        "             ╰─────╯ ╰────────╯ │   top   │ ╰──────╯",
        "                                │         │",
        "                                ╰─────────╯",
      ])
    #expect((0..<6).map { cloud.level(of: $0) } == [1, 2, 3, 4, 5, nil])
  }

  @Test("colour alone leaves the boxes as they are, and no emphasis all")
  func color() throws {
    let plain = ArrangedCloud(
      tags: TagList(Self.tags.texts), settings: CloudSettings(), container: Container(width: 60))
    #expect(try text(cloud { $0.emphasis = .color }) == text(plain))
    #expect(try text(cloud { $0.emphasis = .none }) == text(plain))
    #expect(cloud { $0.emphasis = .none }.level(of: 4) == nil)
  }

  @Test("levels show as attributes and colours of text and border")
  func styles() {
    let cloud = cloud()
    var canvas = Canvas(size: Size(width: 60, height: 5))
    let view = Rect(x: 0, y: 0, width: 60, height: 5)
    cloud.paint(view, into: &canvas, at: .zero)
    func style(_ x: Int, _ y: Int) -> Style { canvas.cell(at: Point(x: x, y: y)).style }
    #expect(style(0, 0) == Style(.dim))
    #expect(style(7, 0) == Style(foreground: .cyan))
    #expect(style(15, 1) == .plain)
    #expect(style(24, 1) == Style(.bold, foreground: .blue))
    #expect(style(36, 2) == Style(.bold, foreground: .magenta))
    #expect(style(32, 0) == Style(.bold, foreground: .magenta))
    #expect(style(46, 1) == .plain)
  }

  @Test("boxes of one line stay so, and ASCII borders go with levels too")
  func otherBoxes() throws {
    #expect(
      try text(cloud { $0.box = .bracket }) == [
        "bare [ low ] [ mid ] [  high  ] [   top   ] [ none ]"
      ])
    #expect(
      try text(
        cloud {
          $0.box = .none
          $0.padding = 0
        }) == ["bare low mid  high    top   none"])
    #expect(
      try text(cloud { $0.asciiOnly = true })[0]
        == "bare [ low ] +-----+ +--------+ +---------+ +------+")
  }

  @Test("edits keep the levels, a new tag has none, and undo brings all back")
  func edits() throws {
    var cloud = cloud()
    let before = try text(cloud)
    var inverses: [TagEdit] = []
    for edit in [
      .replace(4, with: "peak"), .move(from: 4, to: 0), .insert(["new"], at: 1), .remove(2..<3),
      .permute([1, 0, 2, 3, 4, 5]),
    ] as [TagEdit] {
      inverses.append(cloud.apply(edit))
      for index in 0..<cloud.tags.count {
        let weight = cloud.tags.weight(at: index)
        #expect(cloud.level(of: index) == weight.map { Int($0) }, "\(edit)")
      }
    }
    #expect(cloud.tags.texts == ["new", "peak", "low", "mid", "high", "none"])
    for inverse in inverses.reversed() { cloud.apply(inverse) }
    #expect(try text(cloud) == before)
  }

  @Test("other settings give what a new cloud would")
  func updates() throws {
    var updated = cloud()
    for change in [
      { $0.levels = 3 }, { $0.emphasis = .size }, { $0.padding = 0 }, { $0.emphasis = .none },
      { $0.box = .square }, { $0.emphasis = .both }, { $0.asciiOnly = true }, { $0.levels = 9 },
    ] as [(inout CloudSettings) -> Void] {
      var settings = updated.settings
      change(&settings)
      updated.update(settings: settings, container: Container(width: 40))
      let new = ArrangedCloud(
        tags: Self.tags, settings: settings, container: Container(width: 40))
      #expect(try text(updated) == text(new))
    }
  }
}
