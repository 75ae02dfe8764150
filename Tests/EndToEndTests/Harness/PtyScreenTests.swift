import TestSupport
import Testing

/// The screen of the harness against tmux, which other people wrote: the same bytes, the same rows.
@Suite struct PtyScreenTests {
  /// The control sequence introducer.
  private static let e = "\u{1B}["

  /// Each one idea, named for it.
  static let samples = [
    "plain": "abc\r\ndef\ttab\r\nghi\u{8}X",
    "wrap at the last column": String(repeating: "x", count: 20) + "y" + "\r\nz",
    "cursor addresses":
      "\(e)3;5Hab\(e)1;1Hc\(e)5Gd\(e)4de\(e)2Af\(e)3Dg\(e)Bh",
    "erase to the ends":
      "aaaaaa\r\nbbbbbb\r\ncccccc\(e)2;3H\(e)K\(e)1;4H\(e)1K\(e)3;2H\(e)J",
    "erase above": "aaaaaa\r\nbbbbbb\r\ncccccc\(e)2;3H\(e)1J",
    "characters in and out":
      "abcdef\(e)1;3H\(e)2@\(e)1;7H\(e)P\(e)2;1Hxyz\(e)2;1H\(e)2X",
    "lines in and out": "a\r\nb\r\nc\r\nd\(e)2;1H\(e)L\(e)4;1H\(e)M",
    "scrolling region": "a\r\nb\r\nc\r\nd\r\ne\(e)2;4r\(e)4;1H\nX\(e)2;1H\u{1B}MY\(e)r",
    "scrolling": "1\r\n2\r\n3\r\n4\r\n5\r\n6\r\n7",
    "repeated character": "a-\(e)5b|",
    "wide characters": "日本語\(e)1;3HX\(e)2;1H日本\(e)3;20H日",
    "marks": "e\u{301}f\r\nกำ น้ำ\r\n❤\u{FE0F}|",
    "styles and titles": "\(e)1;31mred\(e)0m\u{1B}]0;title\u{7}\u{1B}(B\u{1B}P+q\u{1B}\\end",
    "insert mode": "abc\(e)1;1H\(e)4hxy\(e)4l",
    "alternate screen": "main\(e)?1049h\(e)Hother\(e)?1049l!",
    "saved cursor": "ab\u{1B}7\(e)3;3Hc\u{1B}8d",
  ]

  @Test(arguments: samples.keys.sorted())
  func sameRowsAsTmux(name: String) throws {
    let bytes = try #require(Self.samples[name])
    let directory = try TemporaryDirectory()
    let file = try directory.write("bytes", bytes)
    let program = Launch(
      path: "/bin/sh", ["-c", "stty -opost -echo; cat '\(file)'; exec cat >/dev/null"])
    let end = "\(Self.e)6;15Hready"
    try directory.write("bytes", bytes + end)

    let tmux = try Tmux(program, columns: 20, rows: 6)
    try tmux.waitFor("ready")
    let pty = try Pty(program, columns: 20, rows: 6)
    try pty.waitFor("ready")
    #expect(try pty.screen.lines == tmux.lines)
  }

  @Test func modesAndReverseAreKept() throws {
    let pty = try Pty(
      .shell(#"printf 'a\e[7mbc\e[27md \e[7me\e[0m\e[?25l\e[?2004h\e[?1002h\e[?1002l\a'"#))
    try pty.waitForEnd()
    #expect(pty.screen.reversedTexts == ["bc", "e"])
    #expect(!pty.screen.isCursorVisible)
    #expect(pty.screen.modes == [2004])
    #expect(pty.screen.bells == 1)
    #expect(pty.screen.styleParameters == [0, 7, 27])
  }
}
