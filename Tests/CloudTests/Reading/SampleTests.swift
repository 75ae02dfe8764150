import Foundation
import Testing

@testable import Cloud

/// Files as people keep their tags, each read by the options that it takes.
@Suite("Samples of tag files")
struct SampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  private static func wanted() throws -> [String: [String]] {
    let data = try Data(contentsOf: folder.appending(path: "samples.json"))
    return try JSONDecoder().decode([String: [String]].self, from: data)
  }

  private static func read(
    _ name: String, _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> TagReader.Result {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "Samples/\(name)")))
    var options = ReadingOptions()
    change(&options)
    return try TagReader.read(bytes, source: name, options)
  }

  /// What is said of a file that plain lines and what announces itself don't get right.
  private static let options: [String: @Sendable (inout ReadingOptions) -> Void] = [
    "04_instagram_block.txt": { $0.format = .hashtags },
    "05_hashtags_counts_km.txt": { $0.format = .automatic },
    "08_github_topic_frontmatter.md": { $0.key = ["aliases"] },
    "10_so_posts_angle.csv": { $0.separators = ["<", ">", "&lt;", "&gt;"] },
    "16_pixiv_style.json": { $0.key = ["illusts", "tags", "name"] },
    "20_zh_mixed_separators.txt": { $0.separators = ["；", ";", "，", ",", "、", " ", "|"] },
    "21_xhs_note.txt": { $0.format = .hashtags },
    "33_obsidian.md": { $0.format = .hashtags },
    "35_pinboard.json": {
      $0.key = ["tags"]
      $0.separators = [" "]
    },
    "41_wordfreq_colon.txt": { $0.format = .automatic },
    "42_wordfreq_space_zh.txt": { $0.weightColumn = .number(2) },
    "43_uniq_c.txt": { $0.format = .automatic },
    "50_flickr_quoted.txt": { $0.separators = [" "] },
    "51_ctags.tags": { $0.column = .number(1) },
  ]

  /// What files give that no option reads as their owner would want: harmless, and nothing is lost.
  private static let others: [String: [String]] = [
    "13_pkginfo_keywords.txt": [
      "Metadata-Version: 2.1", "Name: demo", "Keywords: cli,tag cloud terminal,ncurses",
    ],
    "15_prompt_weights.txt": [
      #"best quality, (night sky:1.2), [[fog]], city \(old town\), <lora:demo:0.8>, BREAK, rain,rain , 4k"#
    ],
    "24_ko_hashtags.txt": [
      "#여행", "#국내 여행", "#맛집 탐방", "#24시영업", "#오늘의하루", "음식이 맛있어요", "#디저트 투어",
    ],
    "47_ao3_style_dict.json": [
      "1812", "#yuletide", "&quot;Ripper&quot; Club", "5+1 Things", "Aladdin&#x27;s Lamp",
      "Action/Adventure", "20 minutes with… Challenge",
      "2008 Long Ballot Name | Much Longer Official Name Of The Same Act", "Flora &amp; Fauna",
    ],
    "51_ctags.tags": ["!_TAG_FILE_FORMAT", "layout", "Tag"],
  ]

  /// Files of other formats, which are lines like any others.
  private static let foreign = [
    "26_ar_trends_table.md", "34_logseq_org.txt", "36_netscape_bookmarks.html",
    "37_delicious_tags.xml", "38_opml.opml", "45_echarts_data.js",
  ]

  @Test("Each file gives its wanted tags")
  func wantedTags() throws {
    let wanted = try Self.wanted()
    #expect(wanted.count == 53)
    for (name, wanted) in wanted.sorted(by: { $0.key < $1.key })
    where !Self.foreign.contains(name) {
      let result = try Self.read(name, Self.options[name] ?? { _ in })
      let texts = result.tags.withoutRepetitions().tags.texts
      let expected = Self.others[name] ?? wanted
      // Where it is wanted that duplicates stay, they do.
      let isUnique = Set(expected).count == expected.count
      #expect((isUnique ? texts : result.tags.texts) == expected, "\(name)")
    }
  }

  @Test("Files of other formats are lines, each of them a tag", arguments: foreign)
  func foreignFiles(name: String) throws {
    let result = try Self.read(name)
    let text = try String(
      contentsOf: Self.folder.appending(path: "Samples/\(name)"), encoding: .utf8)
    #expect(
      result.tags.texts
        == text.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty })
  }

  @Test("Weights come with their tags")
  func weights() throws {
    let expected: [(String, [Double?])] = [
      ("05_hashtags_counts_km.txt", [73e6, 111e3, 22e6, 1.4e6, 27.7e6, 1.4e9, nil]),
      ("09_so_tags.csv", [2_528_000, 1_615_000, 339_000, 806_000, 470_000, 16_000, 8400, 13_000]),
      ("11_so_api.json", [2_528_000, 806_000, 16_000]),
      ("22_xhs_topics.json", [nil, nil]),
      ("39_wordfreq_header.csv", [100, 80, 3, nil]),
      ("40_wordfreq.tsv", [906, 825, 732, 248]),
      ("41_wordfreq_colon.txt", [2321, 1432, 224, 9]),
      ("42_wordfreq_space_zh.txt", [100, 20, 7]),
      ("43_uniq_c.txt", [12, 7, 1, 103]),
      ("44_wordcloud2.json", [12, 6, 3.5, 1]),
      ("46_name_count.json", [100, 64, 0, 5]),
      ("47_ao3_style_dict.json", [4, 17, 0, 376, 2, 3657, 7, 2, 38]),
      ("48_lastfm_toptags.json", [100, 7]),
      ("07_github_topics.json", [nil, nil, nil, nil, nil, nil]),
    ]
    for (name, weights) in expected {
      let tags = try Self.read(name, Self.options[name] ?? { _ in }).tags
      #expect(tags.indices.map { tags.weight(at: $0) } == weights, "\(name)")
      #expect(tags.hasWeights == weights.contains { $0 != nil }, "\(name)")
    }
    let topics = try Self.read("22_xhs_topics.json") { $0.weightKey = ["view_num"] }
    #expect(topics.tags.weight(at: 0) == 9_918_059_975)
    let booru = try Self.read("14_booru_style.csv") { $0.weightColumn = .number(3) }
    #expect(booru.tags.weight(at: 7) == 266_391)
  }

  @Test("What is left out is told")
  func diagnostics() throws {
    #expect(
      try Self.read("46_name_count.json").diagnostics.map(\.message)
        == ["46_name_count.json: 1 element is no tag and left out"])
    #expect(try Self.read("09_so_tags.csv").diagnostics.isEmpty)
  }
}

extension TagList {
  fileprivate var indices: Range<Int> { 0..<count }
}
