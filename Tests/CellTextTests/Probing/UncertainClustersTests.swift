import CellText
import Testing

@Suite("Uncertain clusters")
struct UncertainClustersTests {
  private func uncertain(
    _ texts: [String], profile: WidthProfile = .wcwidth, isHostile: Bool = false, limit: Int = .max
  ) -> [String] {
    var clusters = UncertainClusters(profile: profile, isHostile: isHostile, limit: limit)
    for text in texts { clusters.add(text) }
    return clusters.clusters.map { scalars($0) }
  }

  @Test(
    "Which clusters are",
    arguments: [
      ("", []), ("made in China", []), ("日本語 é α 😀", []),
      ("e\u{301}", ["65 301"]), ("🇩🇪", ["1F1E9 1F1EA"]), ("🇩", ["1F1E9"]), ("☰䷀", ["2630", "4DC0"]),
      ("a👩\u{200D}💻b", ["1F469 200D 1F4BB"]), ("❤\u{FE0F}", ["2764 FE0F"]),
      ("\u{378}", ["378"]), ("⸺", ["2E3A"]),
    ] as [(String, [String])])
  func examples(text: String, expected: [String]) {
    #expect(uncertain([text]) == expected)
  }

  @Test(
    "What is newer than the terminal",
    arguments: [
      ("🫨", .unicode14, ["1FAE8"]), ("🫨", .unicode15, []), ("\u{1FAE9}", .unicode15_1, ["1FAE9"]),
      ("\u{1FAEA}", .unicode16, ["1FAEA"]), ("\u{1FAEA}", .unicode17, []),
      ("日é😀", .unicode14, []),
    ] as [(String, WidthProfile.UnicodeVersion, [String])])
  func newer(text: String, newest: WidthProfile.UnicodeVersion, expected: [String]) {
    var profile = WidthProfile.wcwidth
    profile.newestUnicode = newest
    #expect(uncertain([text], profile: profile) == expected)
  }

  @Test("Of a hostile terminal all that isn't ASCII", arguments: ["aé日", "é日b"])
  func hostile(text: String) {
    #expect(uncertain([text], isHostile: true) == ["E9", "65E5"])
  }

  @Test("Each once, told apart by scalars, in the order in which they come")
  func distinct() {
    let texts = ["\u{E9}e\u{301}", "e\u{301}\u{E9}", "🇩🇪"]
    #expect(uncertain(texts, isHostile: true) == ["E9", "65 301", "1F1E9 1F1EA"])
  }

  @Test("What the profile knows as an exception is certain")
  func exceptions() {
    var profile = WidthProfile.wcwidth
    profile.exceptions.add([ClusterExceptions.Entry("🇩🇪", width: 4)])
    #expect(uncertain(["🇩🇪🇫🇷"], profile: profile) == ["1F1EB 1F1F7"])
  }

  @Test("No more than the limit", arguments: [-1, 0, 1, 2, 3])
  func limit(limit: Int) {
    let all = ["65 301", "61 301"]
    #expect(uncertain(["e\u{301}a\u{301}"], limit: limit) == Array(all.prefix(max(limit, 0))))
  }
}
