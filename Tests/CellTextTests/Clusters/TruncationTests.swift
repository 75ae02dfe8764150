import CellText
import TestSupport
import Testing

@Suite("Truncation")
struct TruncationTests {
  private let profile = WidthProfile.wcwidth

  @Test(
    "Exact cuts",
    arguments: [
      ("hello", 5, "hello", 5), ("hello", 4, "hel…", 4), ("hello", 1, "…", 1), ("hello", 0, "", 0),
      ("hello", -3, "", 0), ("hello", .min, "", 0), ("hello", .max, "hello", 5), ("", 0, "", 0),
      // A wide cluster that would be halved goes whole.
      ("あいうえおかきくけこ|end", 18, "あいうえおかきく…", 17),
      ("あいうえおかきくけこ|end", 19, "あいうえおかきくけ…", 19),
      ("あいうえおかきくけこ|end", 20, "あいうえおかきくけ…", 19),
      ("あいうえおかきくけこ|end", 21, "あいうえおかきくけこ…", 21),
      ("日本", 2, "…", 1),
      // Clusters stay whole: marks, Hangul of jamo, families, flags.
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…", 2),
      ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", 3, "\u{1112}\u{1161}\u{11AB}…", 3),
      ("👨\u{200D}👩\u{200D}👧!", 6, "…", 1), ("👨\u{200D}👩\u{200D}👧!!", 7, "👨\u{200D}👩\u{200D}👧…", 7),
      ("🇩🇪🇫🇷", 3, "🇩🇪…", 3), ("🇩🇪🇫🇷", 2, "…", 1),
    ])
  func examples(text: String, cells: Int, expected: String, width: Int) {
    let cut = profile.truncate(text, to: cells)
    #expect(scalars(cut.text) == scalars(expected))
    #expect(cut.width == width)
    #expect(cut.isTruncated == (text != expected))
  }

  @Test("Where a terminal counts by cluster, families and flags are cut whole as well")
  func graphemes() {
    let cut = WidthProfile.grapheme.truncate("👨\u{200D}👩\u{200D}👧🇩🇪!", to: 4)
    #expect(scalars(cut.text) == scalars("👨\u{200D}👩\u{200D}👧…"))
    #expect(cut.width == 3)
    #expect(!WidthProfile.grapheme.truncate("👨\u{200D}👩\u{200D}👧🇩🇪!", to: 5).isTruncated)
  }

  @Test(
    "Random text: never wider than its room, clusters whole, and at most a cluster is missing",
    arguments: [WidthProfile.wcwidth, .grapheme])
  func laws(profile: WidthProfile) {
    for seed in 0..<3_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      let text = Sanitizer.sanitize(RandomText.text(using: &generator))
      let clusters = Array(MeasuredClusters(text, profile: profile))
      for cells in 0...12 {
        let cut = profile.truncate(text, to: cells)
        #expect(cut.width == profile.width(of: cut.text), "seed \(seed)")
        #expect(cut.width <= cells, "seed \(seed)")
        guard cut.isTruncated, cells > 0 else {
          #expect(cells == 0 || scalars(cut.text) == scalars(text), "seed \(seed)")
          continue
        }
        let kept = cut.text.unicodeScalars.dropLast().count
        var (scalarCount, index) = (0, 0)
        while scalarCount < kept {
          scalarCount += clusters[index].text.unicodeScalars.count
          index += 1
        }
        #expect(scalarCount == kept, "seed \(seed)")
        #expect(cut.width + clusters[index].width > cells, "seed \(seed)")
      }
    }
  }

  @Test("Any profile: never wider than its room, and what is kept are whole clusters")
  func anyProfile() {
    for seed in 0..<3_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      let profile = RandomProfile.profile(using: &generator)
      let text = Sanitizer.sanitize(RandomText.text(using: &generator))
      let ends = MeasuredClusters(text, profile: profile).map { $0.text.unicodeScalars.count }
        .reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
      for cells in 0...9 {
        let cut = profile.truncate(text, to: cells)
        #expect(cut.width <= cells, "seed \(seed)")
        #expect(cut.width == profile.width(of: cut.text), "seed \(seed)")
        guard cut.isTruncated, !cut.text.isEmpty else { continue }
        let kept = cut.text.unicodeScalars.count - 1
        // A joiner that joined what was cut off is gone too.
        let joiners = text.unicodeScalars.dropFirst(kept).prefix { $0 == "\u{200C}" }.count
        #expect(ends.contains(kept + joiners), "seed \(seed)")
      }
    }
  }

  @Test("A joiner before what was cut off goes with it")
  func joiners() {
    let text = "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}"
    #expect(WidthProfile.grapheme.truncate(text, to: 3).text == "\u{645}\u{6CC}\u{2026}")
    #expect(WidthProfile.grapheme.truncate(text, to: 9).text == text)
  }
}
