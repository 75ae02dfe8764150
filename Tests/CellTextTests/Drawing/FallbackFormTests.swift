import CellText
import TestSupport
import Testing

@Suite("Fallback form")
struct FallbackFormTests {
  /// The pieces of one cluster, such as `65 301:1`; `unknown` are strange to the C library.
  private func pieces(_ cluster: String, _ width: Int, unknown: Set<UInt32> = []) -> [String] {
    let pieces = FallbackForm.pieces(of: cluster[...], width: width) { scalar in
      unknown.contains(scalar.value) ? -1 : WidthProfile.wcwidth.width(of: scalar)
    }
    #expect(pieces.map(\.width).reduce(0, +) == max(width, 0))
    return pieces.map { piece in
      let numbers = piece.scalars.map { String($0.value, radix: 16, uppercase: true) }
      return numbers.joined(separator: " ") + ":\(piece.width)"
    }
  }

  @Test(
    "The first character is drawn, what changes or follows it is not, and blanks fill up",
    arguments: [
      ("a", 1, ["61:1"]), ("本", 2, ["672C:2"]), ("e\u{301}", 1, ["65 301:1"]),
      ("❤\u{FE0F}", 1, ["2764:1"]), ("❤\u{FE0F}", 2, ["2764:1", "20:1"]),
      ("1\u{FE0F}\u{20E3}", 2, ["31 20E3:1", "20:1"]),
      ("👨\u{200D}👩\u{200D}👧", 2, ["1F468:2"]),
      ("👨\u{200D}👩\u{200D}👧", 6, ["1F468:2", "20:1", "20:1", "20:1", "20:1"]),
      ("👍🏽", 2, ["1F44D:2"]), ("👍🏽", 4, ["1F44D:2", "20:1", "20:1"]), ("🏽", 2, ["1F3FD:2"]),
      ("🇩🇪", 2, ["44:1", "45:1"]), ("🇩🇪", 4, ["44:1", "45:1", "20:1", "20:1"]),
      ("🇩", 2, ["44:1", "20:1"]),
      ("🏴\u{E0067}\u{E007F}", 2, ["1F3F4:2"]), ("कि", 2, ["915:1", "93F:1"]),
      ("कि", 1, ["915:1"]), ("क\u{94D}\u{200D}ष", 2, ["915 94D:1", "20:1"]),
      ("क\u{94D}षि", 3, ["915 94D:1", "937:1", "93F:1"]), ("क\u{94D}षि", 2, ["915 94D:1", "20:1"]),
      ("กำ", 2, ["E01:1", "E33:1"]), ("น\u{E49}ำ", 2, ["E19 E49:1", "E33:1"]), ("กำ", 1, ["E01:1"]),
      ("\u{1006}\u{1039}\u{1006}", 2, ["1006 1039:1", "1006:1"]),
      ("\u{1112}\u{1161}\u{11AB}", 2, ["1112 1161 11AB:2"]), ("葛\u{E0100}", 2, ["845B E0100:2"]),
    ])
  func reduced(cluster: String, width: Int, expected: [String]) {
    #expect(pieces(cluster, width) == expected)
  }

  @Test("Where cells can't be sent in order, no piece can join another")
  func unjoined() {
    let pieces = FallbackForm.pieces(of: "กำ", width: 2, mayJoin: false) {
      WidthProfile.wcwidth.width(of: $0)
    }
    #expect(pieces == [ScreenPiece(scalars: ["\u{E01}"], width: 1), .blank])
  }

  @Test("At most four marks, the first ones")
  func markLimit() {
    #expect(
      pieces("a\u{301}\u{302}\u{303}\u{304}\u{305}", 1) == ["61 301 302 303 304:1"])
  }

  @Test("What the C library doesn't know is U+FFFD and blanks; an unknown mark is left out")
  func unknown() {
    #expect(pieces("🫩", 2, unknown: [0x1FAE9]) == ["FFFD:1", "20:1"])
    #expect(pieces("🫩🏽", 4, unknown: [0x1FAE9]) == ["FFFD:1", "20:1", "20:1", "20:1"])
    #expect(pieces("\u{A7CE}", 1, unknown: [0xA7CE]) == ["FFFD:1"])
    #expect(pieces("🫩\u{301}", 2, unknown: [0x1FAE9]) == ["FFFD:1", "20:1"])
    #expect(pieces("a\u{301}\u{1ACF}", 1, unknown: [0x1ACF]) == ["61 301:1"])
  }

  @Test("So is what was measured to take other cells than the C library gives it")
  func otherWidth() {
    let pieces = FallbackForm.pieces(of: "\u{2630}", width: 2) { _ in 1 }
    #expect(pieces.map(\.scalars) == [["\u{FFFD}"], [" "]])
    #expect(self.pieces("α", 2) == ["FFFD:1", "20:1"])
    #expect(self.pieces("本", 1) == ["FFFD:1"])
  }

  @Test("No cells, no pieces")
  func nothing() {
    #expect(pieces("a", 0) == [])
    #expect(pieces("a", -1) == [])
    #expect(pieces("", 2) == ["FFFD:1", "20:1"])
  }

  @Test("The cells of ncurses always add up to the measured ones, and each of them is one")
  func property() {
    var random = SeededRandom(seed: 7)
    let scalars = "aé本👩💻👍🏽❤1🇩🇪कषनิ\u{301}\u{94D}\u{200D}\u{FE0F}\u{20E3}\u{1FAE9}\u{2630}\u{E0067}"
      .unicodeScalars.map { $0 }
    for _ in 0..<5000 {
      var cluster = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...7, using: &random) {
        cluster.append(scalars.randomElement(using: &random) ?? "a")
      }
      let width = Int.random(in: 0...9, using: &random)
      let unknown: Set<UInt32> = [0x1FAE9, 0x2630]
      func known(_ scalar: Unicode.Scalar) -> Int {
        unknown.contains(scalar.value) ? -1 : WidthProfile.wcwidth.width(of: scalar)
      }
      let pieces = FallbackForm.pieces(of: String(cluster)[...], width: width, known: known)
      #expect(pieces.map(\.width).reduce(0, +) == width)
      for piece in pieces {
        let cells = piece.scalars.map(known)
        #expect(
          cells.first == piece.width && cells.dropFirst().allSatisfy { $0 == 0 }
            && cells.count <= 5,
          "\(cluster.map(\.value)) at \(width)")
      }
    }
  }
}
