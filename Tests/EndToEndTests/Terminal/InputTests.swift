import TestSupport
import Testing

/// Bytes that are no keys, keys that mean nothing, and pastes.
@Suite struct InputTests {
  /// Bytes, and what differs after them from the six tags in alignment left.
  struct Sample: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var tags = 6
    /// The alignment after these bytes and one Tab.
    var alignment = "rightFlow"

    init(_ name: String, _ text: String, tags: Int = 6, alignment: String = "rightFlow") {
      self.init(name, Array(text.utf8), tags: tags, alignment: alignment)
    }

    init(_ name: String, _ bytes: [UInt8], tags: Int = 6, alignment: String = "rightFlow") {
      (self.name, self.bytes, self.tags, self.alignment) = (name, bytes, tags, alignment)
    }

    var testDescription: String { name }
  }

  static let samples = [
    Sample("paste", "\u{1B}[200~quit\u{1B}[201~", tags: 7),
    Sample("focus in", "\u{1B}[I"),
    Sample("focus out", "\u{1B}[O"),
    Sample("Shift-Tab", "\u{1B}[Z", alignment: "left"),
    Sample("Ctrl-Right", "\u{1B}[1;5C"),
    Sample("Delete", "\u{1B}[3~", tags: 5),
    Sample("modifyOtherKeys Ctrl-Tab", "\u{1B}[27;5;9~"),
    Sample("CSI u", "\u{1B}[97;5u"),
    Sample("Up in application mode", "\u{1B}OA"),
    Sample("Up", "\u{1B}[A"),
    Sample("mode report", "\u{1B}[?2026;2$y"),
    Sample("device attributes", "\u{1B}[?62;22c"),
    Sample("eight-bit mode report", [0x9B] + Array("?2026;2$y".utf8)),
    Sample("mode report in UTF-8", "\u{9B}?2026;2$y\u{9B}?62;22c"),
    Sample("eight-bit answer behind an ESC", [0x1B, 0x9B] + Array("?62;22c".utf8)),
    Sample("eight-bit OSC reply", [0x9D] + Array("11;rgb:ffff".utf8) + [0x9C]),
    Sample("OSC reply", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"),
    Sample("DCS reply", "\u{1B}P1$r0m\u{1B}\\"),
    Sample("mouse press", "\u{1B}[<0;10;5M"),
    Sample("mouse wheel", "\u{1B}[<64;250;7M"),
    Sample("mouse motion", "\u{1B}[<35;20;7M"),
    Sample("X10 mouse", "\u{1B}[M !!"),
    Sample("X10 mouse at q and d", "\u{1B}[M qd\u{1B}[M#qd"),
    Sample("X10 mouse beyond column 223", [0x1B, 0x5B, 0x4D, 0x20, 0, 0xFF]),
    Sample("urxvt mouse", "\u{1B}[32;10;5M\u{1B}[35;10;5M"),
    Sample("backspace 7F", [0x7F]),
    Sample("backspace 08", [0x08]),
    Sample("repaint", [0x0C]),
    Sample("Tab", [0x09], alignment: "rightData"),
    Sample("Ctrl-S, which stops other terminals", [0x13]),
    Sample("Ctrl-Q", [0x11]),
    Sample("Ctrl-D", [0x04]),
    Sample("NUL", [0]),
    Sample("a letter beyond ASCII", "é"),
    Sample("FF", [0xFF]),
    Sample("FF FF", [0xFF, 0xFF]),
    Sample("cut character", [0xE6, 0x97]),
    Sample("overlong", [0xC0, 0x80]),
    Sample("unknown CSI", "\u{1B}[99;99;99~\u{1B}[?1;2;3z\u{1B}[>q"),
    Sample("unknown keys", "ZQ@&\u{14}"),
  ]

  @Test("S9.4 bytes do what they mean or nothing, and q still quits", arguments: samples)
  func bytes(sample: Sample) throws {
    let pty = try Canonical.preview()
    try pty.waitUntil("six tags") { pty.status?.tagCount == 6 }
    try pty.send(sample.bytes + [0x09])
    try pty.waitUntil("\(sample.alignment), \(sample.tags) tags") {
      pty.status?.alignment == sample.alignment && pty.status?.tagCount == sample.tags
    }
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
    #expect(try pty.settings == pty.originalSettings)
  }

  @Test(
    "after what may open a prompt, Esc and q quit",
    arguments: ["\r", "\n", "\u{1B}a", "\u{1B}\u{1B}", "\u{1B}", "a", "w", "/", "I", "?", "C"])
  func prompts(text: String) throws {
    let pty = try Canonical.preview()
    try pty.send(text)
    // A key after Esc must not come so soon that the two are one sequence.
    try pty.waitUntil("end after Esc and q") {
      guard pty.termination == nil else { return true }
      try pty.send("\u{1B}")
      pty.watch(for: .milliseconds(150))
      try pty.send("q")
      pty.watch(for: .milliseconds(150))
      return pty.termination != nil
    }
    #expect(try pty.waitForEnd() == .exited(0))
  }

  @Test("S9.4 Esc acts at once and never quits")
  func escape() throws {
    let pty = try Canonical.preview()
    let normal = pty.screen.lines
    try pty.press("?")
    try pty.waitUntil("help") { pty.screen.lines != normal }
    let start = ContinuousClock.now
    try pty.send("\u{1B}")
    try pty.waitUntil("the cloud again") { pty.screen.contains("[UICollectionView]") }
    #expect(ContinuousClock.now - start < .milliseconds(700))
    try pty.press("\u{1B}")
    #expect(pty.termination == nil)
    try pty.waitFor(rows: try Canonical.printed(Canonical.words, width: 80))
  }

  @Test("S9.4, S7.3 ? shows the keys and explains the alignments")
  func help() throws {
    let pty = try Canonical.preview(columns: 100, rows: 100)
    try pty.press("?")
    for word in ["quit", "help", "undo", "Tab", "rightFlow", "rightData", "reading order"] {
      try pty.waitFor(word)
    }
    try pty.press("q")
    #expect(pty.termination == nil, "q closes help only")
    try pty.waitFor("[UICollectionView]")
  }

  @Test("a paste adds tags, one undo step, and runs no key")
  func paste() throws {
    let pty = try Canonical.preview(["a", "b"])
    try pty.send("\u{1B}[200~quit\nq\r\nd d\u{1B}[201~")
    try pty.waitUntil("five tags") { pty.status?.tagCount == 5 }
    for tag in ["[quit]", "[q]", "[d d]"] { try pty.waitFor(tag) }
    try pty.press("u")
    try pty.waitFor(rows: ["[a] [b]"])
    try pty.press("U")
    try pty.waitUntil("five tags again") { pty.status?.tagCount == 5 }
  }

  @Test("a paste in a prompt is one line of text")
  func pasteInPrompt() throws {
    let pty = try Canonical.preview(["a", "b"])
    try pty.press("a")
    try pty.send("\u{1B}[200~one\r\ntwo\rq\u{1B}[201~")
    try pty.waitFor("add a tag (empty ends): one two q")
    try pty.press("\r")
    try pty.waitFor(rows: ["[a] [one two q] [b]"])
  }

  @Test("many keys at once give the screen of them all")
  func keyRepeat() throws {
    let pty = try Canonical.preview(columns: 60)
    try pty.send(String(repeating: "\t", count: 6) + String(repeating: "]", count: 5))
    let modes = Canonical.alignments
    let expected = try Pty(Launch(Canonical.options + Canonical.words), columns: 60)
    try expected.waitForFrame()
    for _ in 0..<6 { try expected.press("\t") }
    for _ in 0..<5 { try expected.press("]") }
    try pty.waitUntil("the same screen, one of \(modes)") {
      pty.screen.lines == expected.screen.lines
    }
  }
}
