import CellText
import TagLayout
import TestSupport
import Testing

@testable import Cloud

@Suite struct CommandLineWriterTests {
  private func commandLine(
    _ tags: TagList, followsTerminal: Bool = true,
    _ change: (inout CloudSettings) -> Void = { _ in }
  ) -> String {
    var settings = CloudSettings()
    change(&settings)
    let cloud = ArrangedCloud(
      tags: tags, settings: settings, container: Container(width: 30, height: 12))
    let isHorizontal = settings.layout.scrollDirection == .horizontal
    return CommandLineWriter.command(
      for: cloud, width: followsTerminal || isHorizontal ? nil : 30,
      height: followsTerminal || !isHorizontal ? nil : 12
    ).text
  }

  @Test func namesWhatIsNotTheDefault() {
    #expect(commandLine(["made", "in", "China"]) == "tagcloud -- made in China")
    let line = commandLine(["made", "in", "China"], followsTerminal: false) {
      $0.layout.alignDirection = .center
    }
    #expect(line == "tagcloud --align center --width 30 -- made in China")
  }

  @Test func namesEverySetting() {
    let line = commandLine(["a"], followsTerminal: false) {
      $0.layout.alignDirection = .rightData
      $0.layout.scrollDirection = .horizontal
      $0.layout.lineAlignment = .bottom
      $0.layout.layoutDirection = .rightToLeft
      $0.layout.minimumInteritemSpacing = 2
      $0.layout.minimumLineSpacing = 3
      $0.layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.layout.itemSize = Size(width: 12, height: 3)
      $0.layout.oversize = .overflow
      $0.box = .bracket
      $0.padding = 0
      $0.asciiOnly = true
    }
    #expect(
      line == "tagcloud --align right-data --scroll horizontal --line-align bottom --rtl"
        + " --item-spacing 2 --line-spacing 3 --inset 1,2,3,4 --item-size 12x3"
        + " --oversize overflow --box bracket --padding 0 --ascii --height 12 -- a")
  }

  @Test(arguments: [
    ("plain-1.0/x_y:z,@%+", "plain-1.0/x_y:z,@%+"), ("", "''"), ("tag cloud", "'tag cloud'"),
    ("it's", #"'it'\''s'"#), ("$HOME `ls` \"q\"", "'$HOME `ls` \"q\"'"), ("#c", "'#c'"),
    ("~", "'~'"), ("=x", "'=x'"), ("日本", "'日本'"), ("wow!", "'wow!'"), ("a\\b", "'a\\b'"),
    ("a\tb\n", #"$'a\tb\n'"#), ("\u{1B}[31m", #"$'\033[31m'"#),
    ("\u{1}'!\\", #"$'\001\047\041\\'"#),
    ("\u{9B}m", #"$'\302\233m'"#), ("\u{202E}x", #"$'\342\200\256x'"#), ("--help", "--help"),
    ("👩\u{200D}💻", #"$'👩\342\200\215💻'"#), ("❤\u{FE0F}", #"$'❤\357\270\217'"#),
  ]) func quotes(text: String, word: String) {
    #expect(commandLine([text]) == "tagcloud -- " + word)
  }

  @Test func namesBothLengthsAndClearsDefaultOptions() {
    var settings = CloudSettings()
    settings.layout.scrollDirection = .horizontal
    let cloud = ArrangedCloud(
      tags: ["a"], settings: settings, container: Container(width: 80, height: 21))
    let follows = CommandLineWriter.command(for: cloud)
    #expect(follows.text == "tagcloud --scroll horizontal --height 21 -- a")
    let fixed = CommandLineWriter.command(
      for: cloud, width: 12, height: 0, clearsDefaultOptions: true)
    #expect(
      fixed.text == "TAGCLOUD_OPTS= tagcloud --scroll horizontal --width 12 --height 0 -- a")
  }

  @Test func rowsBreakBetweenWordsAndWithinLongOnes() {
    let command = ShellCommand(
      assignments: ["TAGCLOUD_OPTS="], words: ["tagcloud", "--", "a b", "abcdefghijklmnopqrstuv"])
    #expect(
      command.rows(width: 16) { $0.count } == [
        "TAGCLOUD_OPTS= \\", "tagcloud -- \\", "'a b' \\", "abcdefghijklmn\\", "opqrstuv",
      ])
  }

  @Test(arguments: [1, 2, 7, 20, 40, 80]) func aShellJoinsTheRows(width: Int) throws {
    var random = SeededRandom(seed: 11)
    let texts = ["日本語 日本語", "it's", ""] + (0..<100).map { _ in random.text() }
    let tags = TagList(texts.filter { !$0.utf8.contains(0) })
    var command = CommandLineWriter.command(
      for: ArrangedCloud(tags: tags, settings: CloudSettings(), container: Container(width: 30)))
    command.words.replaceSubrange(0..<2, with: ["printf", "%s\\0"])
    let rows = command.rows(width: width) { WidthProfile.wcwidth.width(of: $0) }
    let result = try Program.run(
      Launch(path: "/bin/bash", ["-c", rows.joined(separator: "\n")]))
    let given = result.output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(given.map { Array($0) } == (0..<tags.count).map { Array(tags[$0].utf8) })
  }

  @Test func noTagsReadNothing() {
    #expect(commandLine([]) == "tagcloud -f /dev/null")
  }

  @Test func tooManyTagsAreToBeSavedFirst() {
    let fitting = TagList(Array(repeating: "123456789", count: 10_000))
    #expect(commandLine(fitting).hasPrefix("tagcloud -- 123456789 "))
    var more = fitting
    more.append("1")
    let hint =
      "tagcloud -f tags.txt  # no command line holds these tags: start with --interactive"
      + " and > tags.txt, and q writes them"
    #expect(commandLine(more) == hint)
    #expect(commandLine(["a", "x\u{0}y"]) == hint)
  }

  @Test func aShellGivesTheTagsBack() throws {
    var random = SeededRandom(seed: 7)
    let controls = (1...0x9F).compactMap(Unicode.Scalar.init).map { String($0) + "x" }
    let texts = controls + (0..<300).map { _ in random.text() }.filter { !$0.utf8.contains(0) }
    let tags = TagList(texts)
    let words = commandLine(tags).dropFirst("tagcloud -- ".count)
    let result = try Program.run(
      Launch(path: "/bin/bash", ["-c", "printf '%s\\0' " + words]))
    let given = result.output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(given.map { Array($0) } == texts.map { Array($0.utf8) })
  }
}
