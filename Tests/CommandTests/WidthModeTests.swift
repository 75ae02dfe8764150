import CellText
import TestSupport
import Testing

@testable import Command

/// Whole calls in which the terminal may have a say in how cells are counted.
@Suite struct WidthModeTests {
  private static let flag = "\u{1F1E9}\u{1F1EA}"

  private func call(_ arguments: String..., keys: String? = nil) -> Call {
    var call = Call()
    call.arguments = ["--box=bracket", "--padding=0"] + arguments
    call.keys = keys
    call.environment = ["TERM": "xterm"]
    return call
  }

  /// A terminal on which flags take 3 cells, as nobody would expect.
  private var odd: TerminalResponder {
    var profile = WidthProfile.wcwidth
    profile.exceptions[Self.flag] = 3
    return TerminalResponder(profile)
  }

  @Test func printingAsksNobodyUnlessItIsTold() throws {
    for arguments in [[], ["--width-mode", "wcwidth"], ["--width-mode", "grapheme"]] {
      var call = call("--print", Self.flag, keys: "")
      call.arguments += arguments
      #expect(try !call.run().isTerminalTaken)
    }
  }

  @Test func printingAsksTheTerminalForAuto() throws {
    var call = call("--json", "--verbose", "--width-mode", "auto", Self.flag, keys: "")
    call.responder = odd
    let result = try call.run()
    #expect(result.isTerminalTaken)
    #expect(!result.isTerminalOpen)
    #expect(result.output.contains(#""widthMode":"wcwidth,1F1E9-1F1EA=3""#))
    #expect(result.output.contains(#""frame":{"x":0,"y":0,"width":5,"height":1}"#))
    #expect(result.errors.contains("tagcloud: the terminal counts cells as wcwidth\n"))
    #expect(result.status == 0)
  }

  @Test func printingGoesOnWithoutATerminal() throws {
    var call = call("--print", "--width-mode", "auto", "a")
    #expect(try call.run().errors == "")
    call.arguments.append("--verbose")
    let result = try call.run()
    #expect(result.output == "[a]\n")
    #expect(
      result.errors.contains(
        "tagcloud: cannot open the terminal: No such device or address;"
          + " cells are counted as wcwidth\n"))
    #expect(result.status == 0)
  }

  @Test func printingGoesOnWhereTheTerminalIsSilent() throws {
    let silent = try call("--print", "--verbose", "--width-mode", "auto", "a", keys: "").run()
    #expect(silent.output == "[a]\n")
    #expect(
      silent.errors.contains(
        "tagcloud: the terminal can't be asked, or says nothing; cells are counted as wcwidth\n"))
  }

  @Test(arguments: ["auto", nil]) func theNoOfTheEnvironmentIsFinal(mode: String?) throws {
    var call = call("--interactive", "--json", Self.flag, keys: "q")
    call.environment["TAGCLOUD_NO_PROBE"] = "1"
    if let mode { call.arguments += ["--width-mode", mode] }
    call.responder = odd
    let refused = try call.run()
    #expect(refused.output.contains("\"widthMode\":\"wcwidth\""))
    call.environment["TAGCLOUD_NO_PROBE"] = ""
    #expect(try call.run().output.contains("1F1E9-1F1EA=3"))
  }

  @Test func thePreviewPrintsWithTheProfileOfTheScreen() throws {
    var call = call("--interactive", Self.flag, "x", keys: "pq")
    call.arguments += ["--width", "20", "--align", "right-flow"]
    call.responder = odd
    #expect(try call.run().output == String(repeating: " ", count: 11) + "[\(Self.flag)] [x]\n")
  }

  @Test func aScreenCanBeMadeAgainFromItsCommandLine() throws {
    var shown = Call("--interactive", "--json", "--ambiguous-width", "2", Self.flag, "x")
    shown.keys = "Cq"
    shown.environment = ["TERM": "xterm"]
    shown.responder = odd
    let result = try shown.run()
    let row = try #require(result.screens.last?.last { $0.hasPrefix(" tagcloud ") })
    var words = try ShellWords.split(String(row.dropFirst()))
    #expect(words.contains("wcwidth,1F1E9-1F1EA=3"))
    words.removeFirst()
    var again = Call()
    again.arguments = ["--json"] + words
    let output = try again.run().output.replacing("\"default\"", with: "\"terminal\"")
    #expect(output == result.output)
  }

  @Test func anAsciiScreenIsNotAsked() throws {
    var call = call("--interactive", "--json", Self.flag, keys: "q")
    call.responder = odd
    call.isUnicode = false
    #expect(try call.run().output.contains(#""widthMode":"wcwidth""#))
  }
}
