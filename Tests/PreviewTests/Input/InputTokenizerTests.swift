import CellText
import Preview
import TagLayout
import Testing

/// What one string of bytes means, with a flush at its end.
struct InputCase: CustomTestStringConvertible, Sendable {
  let bytes: [UInt8]
  let events: [Event]

  init(_ text: String, _ events: Event...) {
    bytes = Array(text.utf8)
    self.events = events
  }

  init(bytes: [UInt8], _ events: Event...) {
    self.bytes = bytes
    self.events = events
  }

  static func keys(_ text: String, _ keys: Key...) -> InputCase {
    InputCase(bytes: Array(text.utf8), events: keys.map { .key($0) })
  }

  static func swallowed(_ text: String) -> InputCase { InputCase(text) }

  private init(bytes: [UInt8], events: [Event]) {
    self.bytes = bytes
    self.events = events
  }

  var testDescription: String {
    bytes.map { 0x21..<0x7F ~= $0 ? String(Unicode.Scalar($0)) : "\\x\(String($0, radix: 16))" }
      .joined()
  }

  static let characters: [InputCase] = [
    .keys("aZ~ ", .character("a"), .character("Z"), .character("~"), .character(" ")),
    .keys("é日👍", .character("é"), .character("日"), .character("👍")),
    .keys("\r\n", .enter, .enter),
    .keys("\t", .tab),
    .keys("\u{7F}\u{8}", .backspace, .backspace),
    .keys("\u{0}", .control("@")),
    .keys("\u{1}\u{C}\u{12}\u{1A}", .control("a"), .control("l"), .control("r"), .control("z")),
    .keys("\u{1C}\u{1D}\u{1E}\u{1F}", .control("\\"), .control("]"), .control("^"), .control("_")),
    .keys("\u{13}\u{11}", .control("s"), .control("q")),
    // C1 controls are no keys, but some introduce sequences, unless they are bytes of broken UTF-8.
    .keys("\u{9B}A\u{85}", .up), .keys("\u{8F}B", .down), .keys("\u{85}A", .character("A")),
    .keys("\u{9D}11;x\u{9C}q\u{90}x\u{7}q", .character("q"), .character("q")),
    .keys("\u{9D}11;日\u{1B}\\q", .character("q")),
    // 9C ends a string by itself and as U+009C, however that began, but not within a character.
    .keys("\u{9D}11;本q\u{9C}q\u{1B}]11;本q\u{9C}q", .character("q"), .character("q")),
    InputCase(bytes: [0x1B, 0x5D, 0x78, 0x9C, 0x71], .key(.character("q"))),
    InputCase(bytes: [0x9D] + Array("本q".utf8) + [0x9C, 0x71], .key(.character("q"))),
    // So are 9B and the others.
    .keys(
      "\u{16DB}\u{6EDB}\u{1B6DB}x", .character("\u{16DB}"), .character("\u{6EDB}"),
      .character("\u{1B6DB}"), .character("x")),
    // An ESC before them: Escape, or Alt.
    InputCase(
      bytes: [0x1B, 0x9B] + Array("5;3R".utf8), .key(.escape),
      .reply(.cursorPosition(row: 5, column: 3))),
    InputCase("\u{1B}\u{9B}?6c\u{1B}\u{8F}A", .key(.escape), .reply(.deviceAttributes), .key(.up)),
    .keys("\u{1B}\u{9D}11;x\u{9C}q\u{1B}\u{85}q", .escape, .character("q"), .character("q")),
    InputCase(
      bytes: [0x1B, 0x90, 0x71, 0x9C, 0x1B, 0x85, 0x71], .key(.escape), .key(.character("q"))),
  ]

  static let illFormed: [InputCase] = [
    InputCase(bytes: [0xFF, 0x71], .key(.character("q"))),
    InputCase(bytes: [0xFF, 0xFF, 0x71], .key(.character("q"))),
    InputCase(bytes: [0xE6, 0x97, 0x71], .key(.character("q"))),
    InputCase(bytes: [0xE6, 0x97]),
    InputCase(bytes: [0xC0, 0x80, 0x71], .key(.character("q"))),
    // A surrogate, an overlong form, one beyond U+10FFFF.
    InputCase(bytes: [0xED, 0xA0, 0x80, 0x71], .key(.character("q"))),
    InputCase(bytes: [0xF0, 0x8F, 0xBF, 0xBF, 0x71], .key(.character("q"))),
    InputCase(bytes: [0xF4, 0x90, 0x80, 0x80, 0x71], .key(.character("q"))),
    // A whole character right after a broken one.
    InputCase(bytes: [0xE6, 0xC3, 0xA9], .key(.character("é"))),
    InputCase(bytes: [0xE6, 0x1B, 0x5B, 0x41], .key(.up)),
    InputCase(bytes: [0xF4, 0x8F, 0xBF, 0xBF], .key(.character("\u{10FFFF}"))),
  ]

  static let plainKeys: [InputCase] = [
    .keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", .up, .down, .right, .left),
    .keys("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", .up, .down, .right, .left),
    .keys("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", .home, .end, .home, .end),
    .keys("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", .home, .end, .home, .end),
    .keys("\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", .insert, .delete, .pageUp, .pageDown),
    .keys("\u{1B}[Z", .backTab),
    .keys(
      "\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", .function(1), .function(2), .function(3), .function(4)),
    .keys("\u{1B}[11~\u{1B}[15~\u{1B}[17~", .function(1), .function(5), .function(6)),
    .keys("\u{1B}[21~\u{1B}[23~\u{1B}[24~", .function(10), .function(11), .function(12)),
    .keys("\u{1B}[25~\u{1B}[29~\u{1B}[34~", .function(13), .function(16), .function(20)),
    .keys("\u{1B}[[A\u{1B}[[E", .function(1), .function(5)),
    // The number pad in application mode.
    .keys(
      "\u{1B}Op\u{1B}Oy\u{1B}Ok\u{1B}Om\u{1B}OM", .character("0"), .character("9"),
      .character("+"), .character("-"), .enter),
  ]

  static let modifiedKeys: [InputCase] = [
    .keys("\u{1B}[1;5C\u{1B}[1;2A\u{1B}[1;3D\u{1B}[5;5~", .right, .up, .left, .pageUp),
    .keys("\u{1B}O5C\u{1B}O1;5C", .right, .right),
    // rxvt: Shift, Ctrl, Alt.
    .keys("\u{1B}[a\u{1B}Oa\u{1B}\u{1B}[A\u{1B}\u{1B}OA", .up, .up, .up, .up),
    .keys("\u{1B}[7$\u{1B}[7^\u{1B}[7@", .home, .home, .home),
    .keys("\u{1B}[3$q", .delete, .character("q")),
    .keys("\u{1B}[3;2~", .delete),
    .swallowed("\u{1B}[3;5~\u{1B}[3^\u{1B}[3@\u{1B}[2;3~\u{1B}[1;5P\u{1B}[1;2S\u{1B}[15;5~"),
    // Caps Lock and Num Lock are no modifiers.
    .keys("\u{1B}[3;65~\u{1B}[3;129~", .delete, .delete),
    // kitty: pressed, repeated, let go.
    .keys("\u{1B}[1;1:1A\u{1B}[1;1:2A\u{1B}[1;1:3A", .up, .up),
  ]

  static let codedKeys: [InputCase] = [
    .keys("\u{1B}[97u\u{1B}[97;1u\u{1B}[97;2u", .character("a"), .character("a"), .character("A")),
    .keys("\u{1B}[49:33;2u\u{1B}[49;2;33u", .character("!"), .character("!")),
    .keys(
      "\u{1B}[13u\u{1B}[9u\u{1B}[9;2u\u{1B}[27u\u{1B}[127u", .enter, .tab, .backTab, .escape,
      .backspace),
    .keys("\u{1B}[97;5u\u{1B}[114;5u", .control("a"), .control("r")),
    .keys(
      "\u{1B}[27;2;65~\u{1B}[27;2;33~\u{1B}[27;5;114~", .character("A"), .character("!"),
      .control("r")),
    .keys("\u{1B}[233u", .character("é")),
    .keys("\u{1B}[57400u\u{1B}[57414u\u{1B}[57419u", .character("1"), .enter, .up),
    .swallowed("\u{1B}[27;5;9~\u{1B}[97;3u\u{1B}[97;9u\u{1B}[13;5u\u{1B}[9;5u\u{1B}[97;1:3u"),
    .swallowed("\u{1B}[57441u\u{1B}[1114112u\u{1B}[55296u\u{1B}[u\u{1B}[0u\u{1B}[128u\u{1B}[27;2~"),
  ]

  static let replies: [InputCase] = [
    .swallowed("\u{1B}[I\u{1B}[O"),
    // The cursor's position, even where xterm sends the same for F3 with Shift.
    InputCase(
      "\u{1B}[5;12R\u{1B}[1;2R", .reply(.cursorPosition(row: 5, column: 12)),
      .reply(.cursorPosition(row: 1, column: 2))),
    .swallowed("\u{1B}[?1;1R\u{1B}[R\u{1B}[5R\u{1B}[0;4R\u{1B}[5;0R\u{1B}[1;2;3R"),
    InputCase("\u{1B}[?62;4;6c", .reply(.deviceAttributes)),
    InputCase("\u{1B}[?6c", .reply(.deviceAttributes)),
    .swallowed("\u{1B}[>41;379;0c\u{1B}[=1c\u{1B}P!|00000000\u{1B}\\"),
    InputCase(
      "\u{1B}[?2026;2$y\u{1B}[?2027;0$y", .reply(.mode(2026, state: 2)),
      .reply(.mode(2027, state: 0))),
    .swallowed("\u{1B}[4;2$y\u{1B}[?2026$y\u{1B}[?2026;$y"),
    .swallowed("\u{1B}]11;rgb:1111/2222/3333\u{7}\u{1B}]11;rgb:1111/2222/3333\u{1B}\\"),
    InputCase(
      "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}P1+r544e=71\u{1B}\\", .reply(.version("XTerm(379)"))),
    // Whoever pressed Escape right before an answer came did press it.
    InputCase("\u{1B}\u{1B}[5;3R", .key(.escape), .reply(.cursorPosition(row: 5, column: 3))),
    .swallowed("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}^quit\u{1B}\\\u{1B}Xquit\u{1B}\\"),
    .swallowed("\u{1B}[0n\u{1B}[8;24;80t\u{1B}[48;24;80;0;0t\u{1B}[?1u\u{1B}[?997;1n"),
    .swallowed("\u{1B}[201~\u{1B}[E\u{1B}[99~\u{1B}[9999999999999999999999~\u{1B}[;;;~"),
    .keys("\u{1B}]0;title\u{7}q", .character("q")),
    // A string that is cut off by another sequence, by CAN, by SUB.
    .keys("\u{1B}]0;ti\u{1B}[Aq", .up, .character("q")),
    .keys("\u{1B}]0;ti\u{18}q\u{1B}Pab\u{1A}q", .character("q"), .character("q")),
  ]

  static let escapes: [InputCase] = [
    .keys("\u{1B}", .escape),
    .keys("\u{1B}\u{1B}", .escape, .escape),
    .keys("\u{1B}\u{1B}\u{1B}", .escape, .escape, .escape),
    .keys("\u{1B}\u{1B}q", .escape, .escape, .character("q")),
    // Alt with a key.
    .swallowed("\u{1B}a\u{1B}q\u{1B}.\u{1B}#\u{1B} \u{1B}\r\u{1B}\t\u{1B}\u{7F}\u{1B}\u{1}"),
    .keys("\u{1B}éq\u{1B}日q", .character("q"), .character("q")),
    InputCase(bytes: [0x1B, 0xE6, 0x97, 0x71], .key(.character("q"))),
    InputCase(bytes: [0x1B, 0xFF, 0x71], .key(.character("q"))),
    // Escape just before something else that the terminal sends.
    .keys("\u{1B}\u{1B}[I", .escape),
    .keys("\u{1B}\u{1B}]11;x\u{7}q", .escape, .character("q")),
    .keys("\u{1B}\u{1B}[3~", .escape),
    // Unfinished.
    .swallowed("\u{1B}["),
    .swallowed("\u{1B}O"),
    .swallowed("\u{1B}[1;5"),
    .swallowed("\u{1B}[["),
    .swallowed("\u{1B}[M!"),
    .swallowed("\u{1B}]11;rgb"),
    .keys("\u{1B}]11;rgb\u{1B}", .escape),
    .keys("\u{1B}\u{1B}[1;", .escape),
    // Broken off by what can't stand in a sequence.
    .keys("\u{1B}[1\r", .enter),
    .keys("\u{1B}[1\u{1B}[A", .up),
    .keys("\u{1B}[1\u{18}q\u{1B}O\u{1A}q", .character("q"), .character("q")),
    .keys("\u{1B}[é", .character("é")),
    .keys("\u{1B}O\u{1B}OA", .up),
    .keys("\u{1B}[[\u{1B}", .escape),
  ]

  static let mouse: [InputCase] = [
    InputCase("\u{1B}[<0;10;5M", .mouse(.press(button: 0, at: Point(x: 9, y: 4)))),
    InputCase("\u{1B}[<0;10;5m", .mouse(.release(button: 0, at: Point(x: 9, y: 4)))),
    InputCase("\u{1B}[<2;1;1M", .mouse(.press(button: 2, at: .zero))),
    InputCase("\u{1B}[<32;20;7M", .mouse(.drag(button: 0, at: Point(x: 19, y: 6)))),
    InputCase("\u{1B}[<64;250;7M", .mouse(.wheel(lines: -3, at: Point(x: 249, y: 6)))),
    InputCase("\u{1B}[<65;1;1M", .mouse(.wheel(lines: 3, at: .zero))),
    // With Shift and Ctrl.
    InputCase("\u{1B}[<20;1;1M", .mouse(.press(button: 0, at: .zero))),
    // Moves without a button, sideways wheels, further buttons.
    .swallowed("\u{1B}[<35;20;7M\u{1B}[<66;1;1M\u{1B}[<67;1;1M\u{1B}[<128;1;1M"),
    .swallowed("\u{1B}[<0;0;5M\u{1B}[<0;5M\u{1B}[<;;M\u{1B}[<M\u{1B}[<0;1;1;1M"),
    // urxvt's report, and X10's with its three bytes.
    .swallowed("\u{1B}[32;10;5M"),
    .keys("\u{1B}[M !!q", .character("q")),
    InputCase(bytes: [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xFE, 0x71], .key(.character("q"))),
    .keys("\u{1B}[M !\u{1B}[A", .up),
    // Where the mouse is beyond column 223 xterm sends NUL; `q` and `#` are places too.
    InputCase(bytes: [0x1B, 0x5B, 0x4D, 0x20, 0, 0, 0x71], .key(.character("q"))),
    .swallowed("\u{1B}[M qq\u{1B}[M#qd\u{1B}[M`q!"),
    .swallowed("\u{1B}[<0;10;5T\u{1B}[0;10;5M"),
  ]

  static let pastes: [InputCase] = [
    InputCase("\u{1B}[200~quit\u{1B}[201~q", .paste("quit"), .key(.character("q"))),
    InputCase("\u{1B}[200~a\rb\r\n日\u{1B}[201~", .paste("a\rb\r\n日")),
    InputCase("\u{1B}[200~\u{1B}[A\u{3}\u{1B}[20\u{1B}[201~", .paste("\u{1B}[A\u{3}\u{1B}[20")),
    InputCase("\u{1B}[200~\u{1B}\u{1B}\u{1B}[201~", .paste("\u{1B}\u{1B}")),
    InputCase(
      bytes: [0x1B, 0x5B, 0x32, 0x30, 0x30, 0x7E, 0x61, 0xFF, 0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E],
      .paste("a\u{FFFD}")),
    .swallowed("\u{1B}[200~\u{1B}[201~"),
    // One that doesn't end is delivered when nothing more comes.
    InputCase("\u{1B}[200~abc", .paste("abc")),
    InputCase("\u{1B}[200~abc\u{1B}[20", .paste("abc\u{1B}[20")),
    InputCase("\u{1B}\u{1B}[200~abc\u{1B}[201~", .key(.escape), .paste("abc")),
    // Between C1 controls; those of one form end nothing that began with another.
    InputCase(
      "\u{9B}200~a\u{1B}[201~‛201~\u{9B}201~q", .paste("a\u{1B}[201~‛201~"), .key(.character("q"))),
    InputCase(
      bytes: [0x9B] + Array("200~a\u{1B}[201~".utf8) + [0x9B] + Array("201~q".utf8),
      .paste("a\u{1B}[201~"), .key(.character("q"))),
    InputCase(
      "\u{1B}[200~‛201~\u{9B}201~\u{1B}[201~q", .paste("‛201~\u{9B}201~"), .key(.character("q"))),
    InputCase("\u{1B}\u{9B}200~a\u{9B}201~q", .key(.escape), .paste("a"), .key(.character("q"))),
  ]
}

@Suite("Bytes become events")
struct InputTokenizerTests {
  @Test(
    arguments: InputCase.characters + InputCase.illFormed + InputCase.plainKeys
      + InputCase.modifiedKeys + InputCase.codedKeys + InputCase.replies + InputCase.escapes
      + InputCase.mouse + InputCase.pastes)
  func table(_ input: InputCase) {
    var tokenizer = InputTokenizer()
    let events = tokenizer.feed(input.bytes) + tokenizer.flush()
    #expect(events == input.events)
    #expect(!tokenizer.isPending)
  }

  @Test("an answer is no key while one is awaited, and F3 with Shift is one otherwise")
  func modifiedF3() {
    let bytes = Array("\u{1B}[1;2R".utf8)
    var tokenizer = InputTokenizer(sequences: KeySequences((bytes, .function(15))))
    #expect(tokenizer.feed(bytes) == [.key(.function(15))])
    tokenizer.awaitsReplies = true
    #expect(tokenizer.feed(bytes) == [.reply(.cursorPosition(row: 1, column: 2))])
  }

  @Test("what terminfo says goes before the built-in sequences")
  func terminfo() {
    var tokenizer = InputTokenizer(
      sequences: KeySequences(
        (Array("\u{1B}[1;2P".utf8), .function(13)),
        (Array("\u{1B}[H".utf8), .delete),
        (Array("\u{1B}A".utf8), .up),
        (Array("\u{1B}P".utf8), .function(1)),
        (Array("\u{1B}[M".utf8), .function(2))
      ))
    #expect(
      tokenizer.feed(Array("\u{1B}[1;2P\u{1B}[H\u{1B}A\u{1B}P\u{1B}[Mq".utf8))
        == [.function(13), .delete, .up, .function(1), .function(2), .character("q")]
        .map(Event.key))
  }

  @Test("what waits for more bytes")
  func pending() {
    let expectations: [(String, InputTokenizer.Pending?)] = [
      ("q", nil), ("\u{1B}", .escape), ("\u{1B}\u{1B}", .escape), ("\u{1B}[", .sequence),
      ("\u{1B}O", .sequence), ("\u{1B}]0;", .sequence), ("\u{1B}]0;\u{1B}", .sequence),
      ("\u{1B}[M", .sequence), ("\u{1B}[200~", .paste), ("\u{1B}[200~\u{1B}[201~", nil),
      ("\u{1B}[A", nil), ("\u{1B}a", nil),
    ]
    for (text, expected) in expectations {
      var tokenizer = InputTokenizer()
      _ = tokenizer.feed(Array(text.utf8))
      #expect(tokenizer.pending == expected, "\(text.debugDescription)")
    }
  }

  @Test("a string that never ends is given up")
  func endlessString() {
    var tokenizer = InputTokenizer()
    let letters = [UInt8](repeating: 0x78, count: InputTokenizer.maximumStringLength)
    #expect(tokenizer.feed(Array("\u{1B}]".utf8) + letters) == [])
    #expect(!tokenizer.isPending)
    #expect(tokenizer.feed([0x71]) == [.key(.character("q"))])
  }

  @Test("of an endless sequence nothing is kept, and its final byte ends it")
  func endlessSequence() {
    var tokenizer = InputTokenizer()
    let digits = [UInt8](repeating: 0x31, count: 100_000)
    #expect(
      tokenizer.feed(Array("\u{1B}[".utf8) + digits + Array("Aq".utf8)) == [
        .key(.character("q"))
      ])
  }
}
