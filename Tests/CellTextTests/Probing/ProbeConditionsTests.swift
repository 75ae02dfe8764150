import CellText
import Testing

@Suite("Whether to ask a terminal")
struct ProbeConditionsTests {
  private static let usual = ["TERM": "xterm-256color"]

  private func conditions(
    _ variables: [String: String], columns: Int = 80, rows: Int = 24
  ) -> ProbeConditions {
    ProbeConditions(columns: columns, rows: rows) { variables[$0] }
  }

  @Test(
    "The size decides",
    arguments: [
      (80, 24, true), (20, 6, true), (19, 6, false), (20, 5, false), (0, 0, false), (-1, -1, false),
      (Int.max, Int.max, true), (Int.min, 24, false),
    ])
  func size(columns: Int, rows: Int, allowed: Bool) {
    #expect(conditions(Self.usual, columns: columns, rows: rows).allowProbe == allowed)
  }

  @Test(
    "The environment decides",
    arguments: [
      (["TERM": "xterm"], true), ([:], false), (["TERM": ""], false), (["TERM": "dumb"], false),
      (["TERM": "xterm", "TAGCLOUD_NO_PROBE": "1"], false),
      (["TERM": "xterm", "TAGCLOUD_NO_PROBE": ""], true),
    ] as [([String: String], Bool)])
  func environment(variables: [String: String], allowed: Bool) {
    #expect(conditions(variables).allowProbe == allowed)
  }

  @Test(
    "A terminal far away has more time",
    arguments: [
      ([:], 300), (["SSH_CONNECTION": "1 2 3 4"], 1000), (["SSH_TTY": "/dev/pts/1"], 1000),
      (["SSH_TTY": ""], 300),
    ] as [([String: String], Int)])
  func time(variables: [String: String], milliseconds: Int) {
    #expect(conditions(variables).timeoutMilliseconds == milliseconds)
  }
}
