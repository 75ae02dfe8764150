import CellText
import TestSupport
import Testing

@Suite("Sanitizer")
struct SanitizerTests {
  @Test("Every raw string becomes the cleaned one, byte for byte")
  func golden() throws {
    let rows = try Fixture("golden.tsv").rows
    #expect(rows.count == 268)
    for row in rows {
      let raw = try row.bytes("utf8_hex")
      let expected = try row.bytes("san_hex")
      #expect(Array(Sanitizer.sanitized(raw).utf8) == expected, "\(row)")
      let text = Sanitizer.sanitize(String(decoding: raw, as: UTF8.self))
      #expect(Array(text.utf8) == expected, "\(row)")
    }
  }

  @Test("Clean strings stay as they are")
  func clean() throws {
    let rows = try Fixture("sanitized.tsv").rows
    #expect(rows.count == 212)
    for row in rows {
      let bytes = try row.bytes("utf8_hex")
      #expect(Array(Sanitizer.sanitized(bytes).utf8) == bytes, "\(row)")
    }
  }

  @Test(
    "Spaces are single and inside, controls are seen, the rest of the text is still there",
    arguments: [
      ("h\th", "h h"), (" a \u{3000}\r\n b\u{A0}", "a b"), ("a \u{200B} b", "a b"), ("\r\n", ""),
      ("pre\u{7}post", "pre␇post"), ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"), ("d\nd", "d d"),
      ("nul\0x", "nul␀x"), ("del\u{7F}", "del␡"), ("\u{85}a\u{9B}b", "a\u{FFFD}b"),
      ("\u{FEFF}\u{202E}\u{2066}", ""),
    ])
  func spacesAndControls(text: String, expected: String) {
    #expect(scalars(Sanitizer.sanitize(text)) == scalars(expected))
  }

  @Test(
    "A mark has a base, and a base has at most four marks",
    arguments: [
      ("\u{301}", "25CC 301"), ("a \u{301}", "61 20 25CC 301"),
      ("a\t\u{93E}b", "61 20 25CC 93E 62"),
      ("\u{200D}\u{301}\u{302}", "25CC 301 302"), ("\u{FE0F}\u{FE00}", "25CC FE00"),
      ("e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}x\u{301}", "65 301 301 301 301 78 301"),
      // A spacing mark has a cell of its own, and room for four marks on it.
      ("क\u{301}\u{301}\u{301}\u{93E}\u{301}\u{301}", "915 301 301 301 93E 301 301"),
      // A variation selector of emoji doesn't count, one of an ideograph does.
      ("1\u{FE0F}\u{20E3}\u{301}\u{301}\u{301}\u{301}", "31 FE0F 20E3 301 301 301"),
      ("葛\u{E0100}\u{301}\u{301}\u{301}\u{301}", "845B E0100 301 301 301"),
    ])
  func marks(text: String, expected: String) {
    #expect(scalars(Sanitizer.sanitize(text)) == expected)
  }

  @Test(
    "Joiners stay where they join",
    arguments: [
      // Emoji: with tone and variation selector, and only between two.
      ("👩\u{200D}💻", "1F469 200D 1F4BB"), ("👩🏽\u{200D}💻", "1F469 1F3FD 200D 1F4BB"),
      ("❤\u{FE0F}\u{200D}🔥", "2764 FE0F 200D 1F525"), ("👩\u{200D}\u{200D}💻", "1F469 200D 1F4BB"),
      ("👩\u{200D}a", "1F469 61"), ("👩\u{200D} 💻", "1F469 20 1F4BB"), ("👩\u{200D}", "1F469"),
      ("a\u{200D}💻", "61 1F4BB"), ("👩\u{200D}\u{200B}💻", "1F469 200D 1F4BB"),
      ("👩 \u{200D}💻", "1F469 20 1F4BB"),
      // Letters: U+200D after one, U+200C between two.
      ("ل\u{200D}", "644 200D"), ("क\u{94D}\u{200D}ष", "915 94D 200D 937"),
      ("می\u{200C}خواهم", "645 6CC 200C 62E 648 627 647 645"), ("ی\u{200C}", "6CC"),
      ("ی\u{200C}a", "6CC 61"), ("क\u{94D}\u{200C}ष", "915 94D 200C 937"),
      ("ل\u{200C}\u{200D}ل", "644 200C 644"), ("中\u{200D}文", "4E2D 6587"),
      // Only what is written counts: the fifth mark is gone, and with it the virama.
      (
        "क\u{301}\u{301}\u{301}\u{301}\u{94D}\u{200D}ष", "915 301 301 301 301 937"
      ),
    ])
  func joiners(text: String, expected: String) {
    #expect(scalars(Sanitizer.sanitize(text)) == expected)
  }

  @Test(
    "Variation selectors stay where they change something",
    arguments: [
      ("❤\u{FE0F}", "2764 FE0F"), ("❤\u{FE0E}", "2764 FE0E"), ("⌚\u{FE0E}", "231A FE0E"),
      ("⌚\u{FE0F}", "231A"), ("😀\u{FE0E}", "1F600"), ("a\u{FE0F}", "61"),
      ("❤\u{FE0F}\u{FE0F}", "2764 FE0F"), ("❤\u{FE0E}\u{FE0F}", "2764 FE0E"),
      ("❤ \u{FE0F}", "2764"), ("❤\u{301}\u{FE0F}", "2764 301"), ("〰\u{FE0F}", "3030 FE0F"),
    ])
  func variationSelectors(text: String, expected: String) {
    #expect(scalars(Sanitizer.sanitize(text)) == expected)
  }

  @Test(
    "Tags stay in a complete emoji tag sequence only",
    arguments: [
      ("🏴\u{E0067}\u{E0062}\u{E007F}", "1F3F4 E0067 E0062 E007F"),
      ("🏴\u{E0067}\u{E0062}", "1F3F4"), ("🏴\u{E0067}a\u{E007F}", "1F3F4 61"),
      ("🏴\u{E007F}", "1F3F4"), ("🏴\u{E0001}\u{E0067}\u{E007F}", "1F3F4"),
      ("a\u{E0067}\u{E007F}b", "61 62"), ("🏴🏴\u{E0067}\u{E007F}", "1F3F4 1F3F4 E0067 E007F"),
      ("🏴\u{E0067}\u{E007F}\u{E0067}", "1F3F4 E0067 E007F"),
    ])
  func tags(text: String, expected: String) {
    #expect(scalars(Sanitizer.sanitize(text)) == expected)
  }

  @Test("Cleaning random text: idempotent, and nothing is left that moves a cell")
  func laws() {
    for seed in 0..<20_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      let text = RandomText.text(using: &generator)
      let clean = Sanitizer.sanitize(text)
      let again = Sanitizer.sanitize(clean)
      let kept = Array(clean.unicodeScalars)
      let unsafe = kept.indices.first { index in
        switch kept[index].properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .spaceSeparator:
          kept[index] != " " || index == 0 || index == kept.count - 1
            || kept[index - 1] == " "
        case .nonspacingMark, .enclosingMark, .spacingMark:
          index == 0 || kept[index - 1] == " "
        default:
          kept[index].properties.isNoncharacterCodePoint || kept[index].properties.isBidiControl
        }
      }
      guard unsafe == nil, scalars(again) == scalars(clean) else {
        Issue.record("seed \(seed): \(scalars(text)) → \(scalars(clean)) → \(scalars(again))")
        return
      }
    }
  }

  @Test("Random bytes: ill-formed ones as the standard library repairs them")
  func repair() {
    for seed in 0..<20_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      let bytes = RandomText.bytes(using: &generator)
      let repaired = String(decoding: bytes, as: UTF8.self)
      let same =
        scalars(Sanitizer.sanitized(bytes)) == scalars(Sanitizer.sanitize(repaired))
        && WidthProfile.wcwidth.width(of: bytes)
          == WidthProfile.wcwidth.width(of: repaired)
      guard same else {
        Issue.record("seed \(seed): \(bytes)")
        return
      }
    }
  }

  @Test(
    "A noncharacter is replaced",
    arguments: [0xFDD0, 0xFDEF, 0xFFFF, 0x1FFFE, 0x10FFFF] as [UInt32])
  func noncharacters(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(scalars(Sanitizer.sanitize(String(scalar))) == "FFFD")
  }

  @Test("Appending looks at its own text only")
  func appending() {
    var bytes = Array("x ".utf8)
    let mark: [UInt8] = [0x20, 0xCC, 0x81, 0x20]
    Sanitizer.appendSanitized(mark.span, to: &bytes)
    let nothing: [UInt8] = []
    Sanitizer.appendSanitized(nothing.span, to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self).unicodeScalars.elementsEqual(
        "x ◌\u{301}".unicodeScalars))
  }
}
