import CellText
import TestSupport
import Testing

@Suite("Width profiles")
struct WidthProfileTests {
  private let profile = WidthProfile.wcwidth

  @Test(
    "Raw and cleaned strings have the measured widths",
    arguments: [(WidthProfile.wcwidth, "L"), (.grapheme, "G")])
  func golden(profile: WidthProfile, column: String) throws {
    var measured = 0
    for row in try Fixture("golden.tsv").rows {
      if let width = try row.number("raw_\(column)") {
        #expect(profile.width(of: try row.bytes("utf8_hex")) == width, "\(row)")
        measured += 1
      }
      let clean = try String(decoding: row.bytes("san_hex"), as: UTF8.self)
      #expect(profile.width(of: clean) == (try row.number("san_\(column)")), "\(row)")
    }
    #expect(measured > 200)
  }

  @Test(
    "Clean strings and emoji have the measured widths, whole and cluster by cluster",
    arguments: [(WidthProfile.wcwidth, "L"), (.grapheme, "G")])
  func fixtures(profile: WidthProfile, column: String) throws {
    let rows = try Fixture("sanitized.tsv").rows + Fixture("emoji.tsv").rows
    #expect(rows.count == 212 + 2_741)
    for row in rows {
      let text = try row.text()
      let width = try row.number(column)
      #expect(profile.width(of: text) == width, "\(row)")
      let clusters = MeasuredClusters(text, profile: profile).map(\.width)
      #expect(clusters.reduce(0, +) == width, "\(row)")
    }
  }

  @Test(
    "Scripts as people use them",
    arguments: [
      ("日本語", 6), ("プログラミング", 14), ("❤\u{FE0F}", 1), ("⚠\u{FE0F} wip", 5),
      ("1\u{FE0F}\u{20E3}", 1), ("สวัสดี", 4), ("น้ำ", 2), ("กรุงเทพ", 6), ("ปฏัก", 3),
      ("한국여행", 8), ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", 4), ("cafe\u{301}", 4),
      ("★1", 2), ("①", 1), ("α", 1), ("…more", 5), ("“q”", 3), ("→", 1), ("╭─╮", 3), ("🇩🇪", 2),
      ("👨\u{200D}👩\u{200D}👧", 6), ("👍🏽", 4), ("\u{FFFD}", 1), ("", 0),
    ])
  func examples(text: String, width: Int) {
    #expect(profile.width(of: text) == width)
    #expect(profile.width(of: Array(text.utf8)) == width)
  }

  @Test("ASCII takes a cell a byte at every length, wherever something else stands in it")
  func ascii() {
    for count in 0...40 {
      let ascii = String(repeating: "x", count: count)
      #expect(profile.width(of: ascii) == count)
      for place in 0...count {
        for (insert, width) in [("é", 1), ("中", 2), ("😀", 2), ("\u{301}", 0)] {
          let text = ascii.prefix(place) + insert + ascii.dropFirst(place)
          #expect(profile.width(of: String(text)) == count + width)
        }
      }
    }
  }

  @Test("Each maximal ill-formed part takes the cell of U+FFFD")
  func illFormed() {
    #expect(profile.width(of: [0x61, 0xE2, 0x82, 0x62]) == 3)
    #expect(profile.width(of: [0xED, 0xA0, 0x80]) == 3)
    #expect(profile.width(of: [0xF4, 0x90, 0x80, 0x80]) == 4)
    #expect(profile.width(of: [0xE4, 0xB8, 0xE4, 0xB8, 0xAD]) == 3)
    #expect(profile.width(of: [0xF0, 0x9F, 0x98]) == 1)
  }

  @Test("The width of a text is the sum over its scalars")
  func additive() {
    for seed in 0..<5_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      let text = RandomText.text(using: &generator)
      let sum = text.unicodeScalars.map { profile.width(of: $0) }.reduce(0, +)
      #expect(profile.width(of: text) == sum, "seed \(seed)")
    }
  }

  @Test("Under any profile ASCII takes a cell a byte")
  func asciiOfAnyProfile() {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      let profile = RandomProfile.profile(using: &generator)
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...0x7F, using: &generator)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(profile.width(of: text) == bytes.count, "seed \(seed)")
      let clusters = MeasuredClusters(text, profile: profile).map(\.width)
      #expect(clusters.reduce(0, +) == bytes.count, "seed \(seed)")
    }
  }
}
