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

  @Test("Clusters end where the standard library ends its characters")
  func characters() {
    for seed in 0..<5_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      let text = RandomText.text(using: &generator)
      let clusters = MeasuredClusters(text, profile: .wcwidth).map { scalars($0.text) }
      #expect(clusters == text.map { scalars(String($0)) }, "seed \(seed)")
    }
  }
}
