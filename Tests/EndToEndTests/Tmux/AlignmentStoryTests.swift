import TestSupport
import Testing

/// "I compare the alignments on the same words by pressing one key", in a terminal of other makers.
@Suite(.serialized) struct AlignmentStoryTests {
  @Test("S1.1, S1.2, S1.3, B15 Tab goes through the alignments and comes back to the same screen")
  func tab() throws {
    let tmux = try Canonical.tmux(columns: 30)
    try tmux.waitFor(rows: Canonical.rows["left"] ?? [])
    try tmux.waitUntil("the mode's name") { try tmux.status?.alignment == "left" }
    let first = try tmux.lines
    var screens = [first]
    for alignment in Canonical.alignments.dropFirst() {
      try tmux.press("Tab")
      try tmux.waitFor(rows: Canonical.rows[alignment] ?? [])
      try tmux.waitUntil("\(alignment)'s name") { try tmux.status?.alignment == alignment }
      screens.append(try tmux.lines)
    }
    #expect(Set(screens).count == screens.count)
    // Alignments that other tests know may follow before the first comes again.
    try tmux.waitUntil("the first screen again") {
      let before = try tmux.status?.alignment
      try tmux.press("Tab")
      try tmux.waitUntil("another mode") { try tmux.status?.alignment != before }
      return try tmux.status?.alignment == "left"
    }
    try tmux.waitUntil("the first screen again:\n\(first)") { try tmux.lines == first }
  }

  @Test("S1 Shift-Tab goes back, digits go straight there")
  func otherKeys() throws {
    let tmux = try Canonical.tmux(columns: 30)
    try tmux.waitFor(rows: Canonical.rows["left"] ?? [])
    for (digit, alignment) in [("3", "rightData"), ("2", "rightFlow"), ("4", "center")] {
      try tmux.press(digit)
      try tmux.waitFor(rows: Canonical.rows[alignment] ?? [])
    }
    try tmux.press("BTab")
    try tmux.waitFor(rows: Canonical.rows["rightData"] ?? [])
  }

  @Test(
    "S1.4 --align picks the alignment at the start",
    arguments: [
      ("rightFlow", "rightFlow"), ("right-data", "rightData"), ("center", "center"),
    ])
  func start(spelling: String, alignment: String) throws {
    let tmux = try Canonical.tmux(["--align", spelling] + Canonical.words, columns: 30)
    try tmux.waitFor(rows: Canonical.rows[alignment] ?? [])
    try tmux.waitUntil("its name") { try tmux.status?.alignment == alignment }
  }

  @Test("S7.1 two kinds of right on the screen")
  func twoKindsOfRight() throws {
    let tmux = try Canonical.tmux(["-a", "right-flow"] + (1...9).map(String.init), columns: 14)
    try tmux.waitFor(rows: ["   [1] [2] [3]", "   [4] [5] [6]", "   [7] [8] [9]"])
    try tmux.press("Tab")
    try tmux.waitFor(rows: ["   [3] [2] [1]", "   [6] [5] [4]", "   [9] [8] [7]"])
  }
}
