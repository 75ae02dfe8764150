import TestSupport
import Testing

/// `TAGCLOUD_OPTS`, and where options end.
@Suite struct DefaultOptionsTests {
  private static let canonical = Canonical.options.joined(separator: " ")

  private func run(_ defaults: String, _ arguments: [String]) throws -> ProgramResult {
    var launch = Launch(arguments)
    launch.environment["TAGCLOUD_OPTS"] = defaults
    return try Program.run(launch)
  }

  @Test func theyHoldUnlessTheCommandLineSaysOtherwise() throws {
    let defaults = "\(Self.canonical) --align center --width 30"
    let words = Canonical.words
    #expect(try run(defaults, ["--print"] + words).lines == Canonical.rows["center"])
    #expect(
      try run(defaults, ["--print", "--align", "left"] + words).lines == Canonical.rows["left"])
  }

  @Test(arguments: ["", "  ", "--box 'bracket' \"--padding\" 0", "--box=bracket  --padding=0"])
  func wordsAreSplitAsAShellDoes(defaults: String) throws {
    let result = try run(defaults, ["--print", "a"])
    #expect(result.termination == .exited(0))
    let isBracket = defaults.contains("bracket")
    #expect(result.lines == (isBracket ? ["[a]"] : ["╭───╮", "│ a │", "╰───╯"]))
  }

  @Test func aBadValueIsNamed() throws {
    let result = try run("--align rihgt", ["--print", "a"])
    #expect(result.termination == .exited(2))
    #expect(result.errorLines.count == 1)
    #expect(result.errorText.contains("'rihgt'"))
    #expect(result.output.isEmpty)
  }

  @Test func afterTwoDashesEverythingIsATag() throws {
    let arguments = ["--print", "--", "--help", "-x", "--weird", "--"]
    #expect(
      try Program.run(Launch(Canonical.options + arguments)).lines == [
        "[--help] [-x] [--weird] [--]"
      ])
  }

  @Test func optionsMayFollowTags() throws {
    let result = try Program.run(
      Launch(Canonical.words + Canonical.options + ["--print", "--width=30", "-a", "center"]))
    #expect(result.lines == Canonical.rows["center"])
  }
}
