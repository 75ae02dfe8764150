import Cloud
import Glibc
import Preview
import Testing

@testable import Command

/// Every failure in its words, and with its exit status.
@Suite struct MessageTests {
  private static let unknownRest =
    "; 'tagcloud --help' lists all, and a tag like this goes after '--'"
  private static let number = "(a whole number from 0 to 1000000)"

  @Test(arguments: [
    (["--algin"], "unknown option '--algin'; did you mean '--align'?"),
    (["--algin=left"], "unknown option '--algin'; did you mean '--align'?"),
    (["--iten-spacing", "3"], "unknown option '--iten-spacing'; did you mean '--item-spacing'?"),
    (["--nonsense"], "unknown option '--nonsense'\(unknownRest)"),
    (["-z"], "unknown option '-z'\(unknownRest)"),
    (["-5"], "unknown option '-5'\(unknownRest)"),
    (["a", "b", "-zw"], "unknown option '-z'\(unknownRest)"),
    (["-é"], "unknown option '-é'\(unknownRest)"),
    (["a", "-é"], "unknown option '-é'\(unknownRest)"),
    (["--é"], "unknown option '--é'\(unknownRest)"),
    (
      ["--self-test-crash"],
      "option '--self-test-crash' needs a value: trap, fatal, stack, exit or abort"
    ),
    (["--self-test=stack"], "unknown option '--self-test'\(unknownRest)"),
    (["--li", "3"], "option '--li' is ambiguous: --line-align or --line-spacing"),
    (["a", "--width"], "option '--width' needs a value"),
    (["-w"], "option '-w' needs a value"),
    (["-f"], "option '-f' needs a value"),
    (["--format"], "option '--format' needs a value: text, ansi, json, svg, html or swift"),
    (["--rtl=yes"], "option '--rtl' takes no value, not 'yes'"),
    (["--rtl="], "option '--rtl' takes no value, not ''"),
    (["-w", "abc"], "'abc' is not a width \(number)"),
    (["-w", "-5"], "'-5' is not a width \(number)"),
    (["--width="], "'' is not a width \(number)"),
    (["--width", "99999999999999999999"], "'99999999999999999999' is not a width \(number)"),
    (["--height", "1e3"], "'1e3' is not a height \(number)"),
    (["--item-spacing", "-1"], "'-1' is not an item spacing \(number)"),
    (
      ["--align", "rihgt"],
      "'rihgt' is not an alignment (left, right-flow, right-data, center, justified, "
        + "space-around, space-evenly, fill); "
        + "did you mean 'right-flow'?"
    ),
    (
      ["--box", "round"],
      "'round' is not a box style (rounded, square, heavy, double, ascii, bracket, none); "
        + "did you mean 'rounded'?"
    ),
    (["--scope", "blok"], "'blok' is not a scope (line, block); did you mean 'block'?"),
    (["--scope", "all"], "'all' is not a scope (line, block)"),
    (["--scope"], "option '--scope' needs a value: line or block"),
    (
      ["--last-line", "rihgt"],
      "'rihgt' is not a place for the last line (inherit, left, center, right); "
        + "did you mean 'right'?"
    ),
    (
      ["--last-line="], "'' is not a place for the last line (inherit, left, center, right)"
    ),
    (
      ["--break", "balance"],
      "'balance' is not a way to break lines (greedy, balanced); did you mean 'balanced'?"
    ),
    (["--break", "7"], "'7' is not a way to break lines (greedy, balanced)"),
    (["--max-lines", "-1"], "'-1' is not a number of lines \(number)"),
    (["--max-lines", "two"], "'two' is not a number of lines \(number)"),
    (["--min-lines", "0"], "'0' is not a number of lines (a whole number from 1 to 1000000)"),
    (["--max-per-line", "1.5"], "'1.5' is not a number of tags \(number)"),
    (["--max-per-line"], "option '--max-per-line' needs a value"),
    (
      ["--oversize", "overfow"],
      "'overfow' is not a way to treat oversize tags (clamp, overflow); did you mean 'overflow'?"
    ),
    (
      ["--sort", "pack"],
      "'pack' is not an order (input, name, width, weight, packed); did you mean 'packed'?"
    ),
    (["--sort", "random"], "'random' is not an order (input, name, width, weight, packed)"),
    (
      ["--line-align", "middle"],
      "'middle' is not an alignment within the line (top, center, bottom)"
    ),
    (
      ["--scroll", "horizonal"],
      "'horizonal' is not a scroll direction (vertical, horizontal); did you mean 'horizontal'?"
    ),
    (["--format", "xml"], "'xml' is not a format (text, ansi, json, svg, html, swift)"),
    (
      ["--color", "alway"],
      "'alway' is not a colour mode (auto, always, never); did you mean 'always'?"
    ),
    // The first fault is told, in the order of the arguments.
    (["-w", "x", "--height", "y", "-z"], "'x' is not a width \(number)"),
  ])
  func badUsageIsToldInOneLine(arguments: [String], message: String) {
    let failure = failure(arguments)
    #expect(failure?.message == message)
    #expect(failure?.exitStatus == 2)
  }

  @Test(arguments: [
    ("--algin", "unknown option '--algin'; did you mean '--align'?"),
    ("--rtl made", "'made' is not an option; tags belong on the command line"),
    ("-w 'x", "a quote is not closed: '"),
    ("--padding", "option '--padding' needs a value"),
    ("--padding 1.5", "'1.5' is not a padding \(number)"),
  ])
  func badDefaultOptionsNameTheVariable(defaults: String, message: String) {
    let failure = failure(["--print", "x"], defaults: defaults)
    #expect(failure?.message == "TAGCLOUD_OPTS: \(message)")
    #expect(failure?.exitStatus == 2)
  }

  @Test(arguments: [
    (
      CommandFailure.cannotRead(source: .file("tags.txt"), errno: ENOENT), Int32(1),
      "cannot read 'tags.txt': No such file or directory"
    ),
    (
      .cannotRead(source: .standardInput, errno: EBADF), 1,
      "cannot read standard input: Bad file descriptor"
    ),
    (
      .tooMuchInput(source: .file("zero"), limit: InputSource.limit), 1,
      "cannot read 'zero': it holds more than 256 MiB"
    ),
    (
      .tooManyTags(source: .standardInput, limit: TagList.countLimit), 1,
      "cannot read standard input: that makes more than 16777216 tags"
    ),
    (
      .cannotWrite(destination: .standardOutput, errno: ENOSPC), 1,
      "cannot write to standard output: No space left on device"
    ),
    (
      .cannotWrite(destination: .file("a/b"), errno: EACCES), 1,
      "cannot write to 'a/b': Permission denied"
    ),
    (
      .terminal(.noControllingTerminal(errno: ENXIO)), 2,
      "cannot open the terminal: No such device or address; 'tagcloud --print' needs none"
    ),
    (
      .terminal(.termNotSet), 2,
      "TERM is not set, so the terminal's type is unknown; "
        + "try 'TERM=xterm-256color tagcloud', or 'tagcloud --print', which needs no terminal"
    ),
    (
      .terminal(.termUnknown("nosuch")), 2,
      "unknown terminal type 'nosuch' in TERM; "
        + "try 'TERM=xterm-256color tagcloud', or 'tagcloud --print', which needs no terminal"
    ),
    (
      .terminal(.termUnusable("dumb")), 2,
      "a terminal of type 'dumb' can't show a preview; 'tagcloud --print' needs no terminal"
    ),
    (.terminalLost(.ioError(errno: EIO)), 1, "cannot use the terminal: Input/output error"),
  ])
  func failuresAtRunTime(failure: CommandFailure, status: Int32, message: String) {
    #expect(failure.message == message)
    #expect(failure.exitStatus == status)
  }

  @Test func nothingInAMessageActsOnATerminal() {
    #expect(Words.harmless("a\u{1B}[31m\r\nb\u{7F}") == "a␛[31m␍␊b␡")
    #expect(Words.harmless("\u{9B}1m \u{202E}x\u{2028}") == "\u{FFFD}1m \u{FFFD}x\u{FFFD}")
    #expect(Words.harmless("two  blanks, 日本 é") == "two  blanks, 日本 é")
  }

  private func failure(_ arguments: [String], defaults: String = "") -> CommandFailure? {
    do {
      let request = try Request.parse(arguments, defaultOptions: defaults)
      Issue.record("\(arguments) were taken: \(request)")
      return nil
    } catch {
      return error
    }
  }
}
