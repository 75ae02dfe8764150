import CellText
import TestSupport
import Testing

@Suite("Grapheme clusters")
struct GraphemeClustersTests {
  @Test("All 766 tests of Unicode 17 pass")
  func unicodeTests() throws {
    let rows = try Fixture("graphemebreak.tsv").rows
    #expect(rows.count == 766)
    for row in rows {
      let text = try row.text()
      let expected = try #require(row["cluster_lengths"])
      let found = GraphemeClusters(text).map { "\($0.unicodeScalars.count)" }
      #expect(found.joined(separator: ",") == expected, "\(row)")
    }
  }

  @Test(
    "Rules that look back",
    arguments: [
      // GB9c: a linker is needed, and nothing but what extends may stand between.
      ("\u{915}\u{94D}\u{937}", 1), ("\u{915}\u{94D}\u{200D}\u{937}", 1), ("\u{915}\u{937}", 2),
      ("\u{915}\u{94D}\u{200C}\u{937}", 2), ("\u{915}\u{93E}\u{94D}\u{937}", 2),
      ("\u{94D}\u{937}", 2), ("a\u{94D}\u{937}", 2),
      ("\u{915}\u{94D}\u{937}\u{94D}\u{92E}\u{947}", 1),
      // Conjuncts that the standard library takes apart.
      ("\u{1000}\u{1039}\u{1001}", 1), ("\u{1780}\u{17D2}\u{179A}", 1),
      ("\u{1B13}\u{1B44}\u{1B13}", 1),
      // GB11.
      ("👩\u{200D}💻", 1), ("👩🏽\u{FE0F}\u{200D}💻", 1), ("a\u{200D}💻", 2), ("👩\u{200D}\u{200D}💻", 2),
      ("👩\u{200D}a", 2), ("👩\u{200D}\u{301}💻", 2),
      // GB12.
      ("🇩🇪", 1), ("🇩🇪🇫", 2), ("🇩🇪🇫🇷", 2), ("a🇩🇪🇫🇷b", 4), ("🇩\u{301}🇪🇫", 2),
      // GB9b.
      ("\u{600}1", 1), ("\u{600}\u{600}1", 1), ("\u{600}\n", 2), ("\u{600}🇩🇪", 1),
      ("\r\n", 1), ("\n\r", 2), ("\r\r\n", 2), ("\n\u{301}", 2),
      ("\u{1100}\u{1161}\u{11A8}", 1), ("\u{AC00}\u{11A8}\u{11A8}", 1), ("\u{AC01}\u{1161}", 2),
      ("", 0), ("abc", 3),
    ])
  func examples(text: String, count: Int) {
    #expect(Array(GraphemeClusters(text)).count == count)
  }

  @Test("Clusters put together are the text, and measured ones are the same")
  func wholeText() {
    for seed in 0..<5_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      let text = RandomText.text(using: &generator)
      let clusters = GraphemeClusters(text).map { scalars($0) }
      #expect(
        clusters.filter { !$0.isEmpty }.joined(separator: " ") == scalars(text), "seed \(seed)")
      for profile in [WidthProfile.wcwidth, .grapheme] {
        let measured = MeasuredClusters(text, profile: profile).map { scalars($0.text) }
        #expect(measured == clusters, "seed \(seed)")
      }
    }
  }
}
