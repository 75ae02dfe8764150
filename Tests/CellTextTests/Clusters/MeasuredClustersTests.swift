import CellText
import TestSupport
import Testing

@Suite("Measured clusters")
struct MeasuredClustersTests {
  @Test(
    "Clusters and their cells",
    arguments: [
      ("", []), ("ab", ["61:1", "62:1"]), ("e\u{301}本", ["65 301:1", "672C:2"]),
      ("🇩🇪🇫", ["1F1E9 1F1EA:2", "1F1EB:1"]),
      ("👨\u{200D}👩\u{200D}👧", ["1F468 200D 1F469 200D 1F467:6"]),
      ("1\u{FE0F}\u{20E3}", ["31 FE0F 20E3:1"]), ("\u{1161}a", ["1161:0", "61:1"]),
      ("\u{1112}\u{1161}\u{11AB}", ["1112 1161 11AB:2"]),
    ])
  func examples(text: String, expected: [String]) {
    let clusters = MeasuredClusters(text, profile: .wcwidth)
    #expect(clusters.map { "\(scalars($0.text)):\($0.width)" } == expected)
  }

  @Test(
    "Clusters and their cells where a terminal counts by cluster",
    arguments: [
      ("e\u{301}本", ["65 301:1", "672C:2"]), ("🇩🇪🇫", ["1F1E9 1F1EA:2", "1F1EB:2"]),
      ("👨\u{200D}👩\u{200D}👧", ["1F468 200D 1F469 200D 1F467:2"]),
      ("1\u{FE0F}\u{20E3}", ["31 FE0F 20E3:2"]),
      ("❤\u{FE0F}⌚\u{FE0E}", ["2764 FE0F:2", "231A FE0E:1"]),
      ("\u{1112}\u{1161}\u{11AB}", ["1112 1161 11AB:2"]), ("กำ", ["E01 E33:2"]),
      ("中\u{1F3FD}", ["4E2D 1F3FD:4"]), ("👍🏽", ["1F44D 1F3FD:2"]),
    ])
  func graphemes(text: String, expected: [String]) {
    let clusters = MeasuredClusters(text, profile: .grapheme)
    #expect(clusters.map { "\(scalars($0.text)):\($0.width)" } == expected)
  }

  @Test("The width of a text is the sum over its clusters, none of them less than 0")
  func additive() {
    for seed in 0..<6_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      let profile = RandomProfile.profile(using: &generator)
      let text = RandomText.text(using: &generator)
      let widths = MeasuredClusters(text, profile: profile).map(\.width)
      #expect(widths.allSatisfy { $0 >= 0 }, "seed \(seed)")
      #expect(widths.reduce(0, +) == profile.width(of: text), "seed \(seed)")
    }
  }

  @Test("The cells of a cluster that a terminal was asked for win, wherever it stands")
  func exceptions() {
    var profile = WidthProfile.wcwidth
    profile.exceptions.add([.init("👩\u{200D}💻", width: 2), .init("❤\u{FE0F}", width: 2)])
    #expect(profile.width(of: "👩\u{200D}💻") == 2)
    #expect(profile.width(of: "x👩\u{200D}💻中❤\u{FE0F}❤") == 8)
    #expect(profile.width(of: "👩\u{200D}💻\u{301}") == 4)
    #expect(profile.width(of: "👩") == 2)
    #expect(MeasuredClusters("a👩\u{200D}💻", profile: profile).map(\.width) == [1, 2])
    #expect(profile.truncate("👩\u{200D}💻👩\u{200D}💻", to: 3).width == 3)
  }
}
