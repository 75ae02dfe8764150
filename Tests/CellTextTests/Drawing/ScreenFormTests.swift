import CellText
import Testing

@Suite("Screen form")
struct ScreenFormTests {
  private let profile = WidthProfile.wcwidth

  /// The pieces of one cluster, such as `65 301:1`; `unknown` are strange to the C library.
  private func pieces(_ cluster: String, width: Int? = nil, unknown: Set<UInt32> = []) -> [String] {
    let width = width ?? profile.width(of: cluster)
    let pieces = ScreenForm.pieces(of: cluster[...], width: width, profile: profile) { scalar in
      unknown.contains(scalar.value) ? -1 : profile.width(of: scalar)
    }
    #expect(pieces.map(\.width).reduce(0, +) == max(width, 0))
    return pieces.map { piece in
      let numbers = piece.scalars.map { String($0.value, radix: 16, uppercase: true) }
      return numbers.joined(separator: " ") + ":\(piece.width)"
    }
  }

  @Test(
    "What the C library knows is drawn, joiners and selectors of emoji are not",
    arguments: [
      ("a", ["61:1"]), ("本", ["672C:2"]), ("e\u{301}", ["65 301:1"]),
      ("❤\u{FE0F}", ["2764:1"]), ("❤\u{FE0E}", ["2764:1"]), ("1\u{FE0F}\u{20E3}", ["31 20E3:1"]),
      ("👨\u{200D}👩\u{200D}👧", ["1F468:2", "1F469:2", "1F467:2"]),
      ("👍🏽", ["1F44D:2", "1F3FD:2"]), ("🇩🇪", ["1F1E9:1", "1F1EA:1"]),
      ("🏴\u{E0067}\u{E007F}", ["1F3F4:2"]), ("कि", ["915:1", "93F:1"]),
      ("\u{1112}\u{1161}\u{11AB}", ["1112 1161 11AB:2"]),
      ("葛\u{E0100}", ["845B E0100:2"]),
    ])
  func known(cluster: String, expected: [String]) {
    #expect(pieces(cluster) == expected)
  }

  @Test("At most four marks, the first ones")
  func markLimit() {
    #expect(pieces("a\u{301}\u{302}\u{303}\u{304}\u{305}") == ["61 301 302 303 304:1"])
  }

  @Test("What it doesn't know is U+FFFD and blanks; an unknown mark is left out")
  func unknown() {
    #expect(pieces("🫩", unknown: [0x1FAE9]) == ["FFFD:1", "20:1"])
    #expect(pieces("\u{A7CE}", unknown: [0xA7CE]) == ["FFFD:1"])
    #expect(pieces("🫩\u{301}", unknown: [0x1FAE9]) == ["FFFD:1", "20:1"])
    #expect(pieces("a\u{301}\u{1ACF}", unknown: [0x1ACF]) == ["61 301:1"])
    #expect(pieces("\u{1161}") == [])
  }

  @Test("A scalar of another width than the profile's is U+FFFD and blanks, too")
  func otherWidth() {
    let pieces = ScreenForm.pieces(of: "\u{2630}", width: 2, profile: profile) { _ in 1 }
    #expect(pieces.map(\.scalars) == [["\u{FFFD}"], [" "]])
  }

  @Test("Where clusters are counted, the first emoji stands for the rest, and blanks fill up")
  func clusterWidth() {
    #expect(pieces("👨\u{200D}👩\u{200D}👧", width: 2) == ["1F468:2"])
    #expect(pieces("👍🏽", width: 2) == ["1F44D:2"])
    #expect(pieces("❤\u{FE0F}", width: 2) == ["2764:1", "20:1"])
    #expect(pieces("本", width: 1) == ["20:1"])
    #expect(pieces("a", width: 0) == [])
    #expect(pieces("a", width: -1) == [])
  }
}
