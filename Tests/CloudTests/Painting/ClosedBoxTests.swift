import CellText
import TagLayout
import TestSupport
import Testing

@testable import Cloud

/// Boxes close under any profile: by its own count every border stands where the frame says.
@Suite struct ClosedBoxTests {
  /// The cells at which a row's borders stand, by the profile's own count.
  private func borders(of row: String, _ profile: WidthProfile, _ border: Unicode.Scalar) -> [Int] {
    // Cut at the borders first: what a profile makes of a cluster never reaches over one.
    var column = 0
    var columns: [Int] = []
    for piece in row.unicodeScalars.split(separator: border, omittingEmptySubsequences: false) {
      column += profile.width(of: String(String.UnicodeScalarView(piece)))
      columns.append(column)
      column += 1
    }
    return Array(columns.dropLast())
  }

  @Test(arguments: 0..<400 as Range<UInt64>) func everyBorderStandsWhereItsFrameSays(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var profile = Bool.random(using: &random) ? WidthProfile.wcwidth : .grapheme
    for flag in WidthFlag.all where Int.random(in: 0..<3, using: &random) == 0 {
      let value = flag.values.randomElement(using: &random) ?? ""
      profile =
        WidthProfile(spelling: "\(profile.spellingOfRules.without(flag)),\(flag.name)=\(value)")
        ?? profile
    }
    let texts = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      MixedTexts.text(using: &random)
    }
    // What the program draws itself is measured like the rest.
    for cluster in texts + ["…", "│", "|", "~", "\u{FFFD}", "+", "1"]
    where Int.random(in: 0..<6, using: &random) == 0 {
      profile.exceptions.add([.init(cluster, width: Int.random(in: 0...4, using: &random))])
    }
    var settings = CloudSettings()
    settings.widthMode = .fixed(profile)
    settings.box = .square
    settings.padding = Int.random(in: 0...1, using: &random)
    if Bool.random(using: &random) { settings.layout.maximumLines = 2 }
    let cloud = ArrangedCloud(
      tags: TagList(texts), settings: settings,
      container: Container(width: Int.random(in: 4...30, using: &random)))
    let printed = cloud.printed
    let border: Unicode.Scalar = settings.textForm.usesASCIISigns ? "|" : "│"
    for line in cloud.arrangement.lines {
      let frames = line.items.map { cloud.arrangement.attributes(at: $0).frame }
      guard line.items.allSatisfy({ !cloud.tags[$0].contains("|") }) else { continue }
      let row = printed[line.frame.origin.y + 1]
      var expected = frames.filter { $0.size.width > 1 }.flatMap {
        [$0.origin.x, $0.origin.x + $0.size.width - 1]
      }
      if frames.contains(where: { $0.size.width < 2 }) { continue }
      let found = borders(of: row, profile, border)
      // A label that says what is hidden has a box too.
      expected += found.dropFirst(expected.count).prefix(2)
      #expect(found == expected, "seed \(seed): \(profile.spelling): \(row)")
    }
  }
}

extension String {
  /// A spelling without a flag.
  fileprivate func without(_ flag: WidthFlag) -> String {
    split(separator: ",").filter { !$0.hasPrefix(flag.name + "=") }.joined(separator: ",")
  }
}

/// Texts of all that terminals disagree on.
private enum MixedTexts {
  static func text(using random: inout SeededRandom) -> String {
    let pieces = [
      "a", "tag", "é", "e\u{301}", "日", "한", "\u{1112}\u{1161}\u{11AB}", "α", "😀",
      "\u{1F469}\u{200D}\u{1F4BB}", "\u{1F1E9}\u{1F1EA}", "\u{1F1E9}", "\u{2764}\u{FE0F}",
      "\u{231A}\u{FE0E}", "\u{1F44D}\u{1F3FD}", "\u{2E3A}", "\u{3248}", "\u{4DC0}", "\u{2630}",
      "\u{915}\u{93F}", "\u{E01}\u{E33}", "\u{1FAE9}", "\u{378}", "1\u{FE0F}\u{20E3}",
      "\u{1161}", "\u{302E}", " ", "\u{600}\u{661}", "…", "\u{FFFD}", "\u{7}",
    ]
    return (0..<Int.random(in: 1...6, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }
}
