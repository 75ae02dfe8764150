import Cloud
import TagLayout
import TestSupport

extension SeededRandom {
  /// A text that a file might hold: words, scripts, emoji, and now and then bytes of no kind.
  mutating func text() -> String {
    let words = [
      "a", "go", "swift", "tag cloud", "C++", "日本", "カフェ", "한국", "สวัสดี", "été", "e\u{301}te\u{301}",
      "👩‍💻", "❤️", "🇩🇪", "👍🏽", "ক্ষ", "שלום", "\u{1B}[31mred", "a\tb", "\u{7F}", "\u{85}", "\u{202E}abc",
      "", " ", "\u{301}", "\u{200B}", "…", "x\u{0}y", "ｆｕｌｌ", "\u{FFFD}", "a  b", "𠮷",
    ]
    if oneIn(8) {
      let bytes = (0..<number(in: 0...12)).map { _ in UInt8(number(in: 0...255)) }
      return String(decoding: bytes, as: UTF8.self)
    }
    return (0...number(in: 0...2)).map { _ in words[number(in: 0...words.count - 1)] }.joined()
  }

  /// Any settings that an option can set, mostly small.
  mutating func settings() -> CloudSettings {
    var settings = CloudSettings()
    settings.box = BoxStyle.allCases[number(in: 0...BoxStyle.allCases.count - 1)]
    settings.padding = number(in: 0...3)
    settings.asciiOnly = oneIn(6)
    settings.layout.alignDirection = AlignDirection.allCases[number(in: 0...7)]
    settings.layout.alignmentScope = oneIn(3) ? .block : .line
    settings.layout.lastLine = pick(nil, nil, .inherit, .left, .center, .right)
    settings.layout.lineBreaking = oneIn(3) ? .balanced : .greedy
    settings.layout.maximumLines = pick(nil, nil, nil, 1, 2, 4)
    settings.layout.maximumItemsPerLine = pick(nil, nil, nil, 1, 2, 5)
    settings.layout.scrollDirection = oneIn(3) ? .horizontal : .vertical
    settings.layout.lineAlignment = pick(.top, .center, .bottom)
    settings.layout.layoutDirection = oneIn(4) ? .rightToLeft : .leftToRight
    settings.layout.oversize = oneIn(4) ? .overflow : .clamp
    settings.layout.minimumInteritemSpacing = number(in: 0...3)
    settings.layout.minimumLineSpacing = number(in: 0...2)
    if oneIn(3) {
      settings.layout.sectionInset = EdgeInsets(
        top: number(in: 0...2), left: number(in: 0...3), bottom: number(in: 0...2),
        right: number(in: 0...3))
    }
    if oneIn(4) {
      settings.layout.itemSize = Size(width: number(in: 1...12), height: number(in: 1...6))
    }
    return settings
  }

  /// Any list: no to 30 tags, now and then in sections, of which some are empty.
  mutating func tags() -> TagList {
    var tags = TagList()
    let isDivided = oneIn(3)
    if isDivided && !oneIn(4) { tags.beginSection(text()) }
    for _ in 0..<number(in: 0...30) {
      while isDivided && oneIn(5) { tags.beginSection(text()) }
      tags.append(text())
    }
    if isDivided && oneIn(4) { tags.beginSection(text()) }
    return tags
  }

  /// Any cloud: no to 30 tags, any settings, containers from nothing to roomy.
  mutating func cloud() -> ArrangedCloud {
    ArrangedCloud(
      tags: tags(), settings: settings(),
      container: Container(width: number(in: 0...50), height: number(in: 0...14)))
  }
}
