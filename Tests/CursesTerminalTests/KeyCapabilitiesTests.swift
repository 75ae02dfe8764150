import Preview
import Testing

@testable import CursesTerminal

@Suite("The keys that terminfo names")
struct KeyCapabilitiesTests {
  /// The keys of a terminal with these capabilities.
  private func sequences(_ capabilities: [String: String]) -> [[UInt8]: Key] {
    let found = KeyCapabilities.sequences { name in capabilities[name].map { Array($0.utf8) } }
    return Dictionary(uniqueKeysWithValues: found.entries.map { ($0.sequence, $0.key) })
  }

  @Test("a string that begins with ESC is a key")
  func keys() {
    let found = sequences([
      "kcuu1": "\u{1B}OA", "kri": "\u{1B}[1;2A", "kdch1": "\u{1B}[3~", "kf12": "\u{1B}[24~",
      "kslt": "\u{1B}[4~", "cup": "\u{1B}[%i%p1%d;%p2%dH",
    ])
    #expect(
      found == [
        Array("\u{1B}OA".utf8): .up, Array("\u{1B}[1;2A".utf8): .up,
        Array("\u{1B}[3~".utf8): .delete, Array("\u{1B}[24~".utf8): .function(12),
        Array("\u{1B}[4~".utf8): .end,
      ])
  }

  @Test("control characters, ESC alone and empty strings are left out")
  func controls() {
    #expect(
      sequences(["kcub1": "\u{8}", "kcud1": "\n", "kf1": "\u{1}@\r", "kend": "\u{1B}", "khome": ""])
        .isEmpty)
  }

  @Test("of two capabilities with one string the first of the table wins")
  func twice() {
    #expect(
      sequences(["kend": "\u{1B}[4~", "kslt": "\u{1B}[4~", "kf1": "\u{1B}[4~"])
        == [Array("\u{1B}[4~".utf8): .end])
  }

  @Test("no capability stands in the table twice")
  func names() {
    #expect(Set(KeyCapabilities.all.map(\.name)).count == KeyCapabilities.all.count)
  }
}
