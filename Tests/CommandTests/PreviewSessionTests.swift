import Foundation
import Glibc
import Preview
import TestSupport
import Testing

@testable import Command

/// Whole calls that preview, on a terminal that plays keys.
@Suite struct PreviewSessionTests {
  private func call(_ arguments: [String], keys: String?) -> Call {
    var call = Call()
    call.arguments = ["--interactive", "--box=bracket", "--padding=0"] + arguments
    call.keys = keys
    return call
  }

  @Test(arguments: [
    ([], "q", "a\nb c\n"),
    // Tab: another alignment; d: deletes; p: prints the layout on exit.
    ([], "\tq", "a\nb c\n"),
    ([], "dq", "b c\n"),
    ([], "ddq", ""),
    ([], "pq", "[a] [b c]\n"),
    (["--width=9"], "\tpq", "[a] [b c]\n"),
    (["--width=8"], "\tpq", "     [a]\n   [b c]\n"),
    (["--format=text"], "q", "[a] [b c]\n"),
  ])
  func leavesAResult(arguments: [String], keys: String, output: String) throws {
    let result = try call(arguments + ["a", "b c"], keys: keys).run()
    #expect(result.output == output)
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(!result.isTerminalOpen)
  }

  @Test func resultsAreOneTagALine() throws {
    #expect(try call(["a\nb", "c\r"], keys: "q").run().output == "a b\nc \n")
  }

  @Test func jsonResultsSayWhatTheScreenSaid() throws {
    let result = try call(["--json", "a"], keys: "q").run()
    #expect(
      result.output.contains(#""container":{"width":80,"height":0,"source":"terminal"}"#))
    #expect(result.screens.last?.joined().contains("W 80") == true)
  }

  @Test func resultsGoToTheOutputFile() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/edited"
    let result = try call(["--output", path, "a", "b"], keys: "dq").run()
    #expect(result.output == "")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "b\n")
  }

  @Test func anOutputThatCannotBeIsToldBeforeAnythingIsEdited() throws {
    let directory = try TemporaryDirectory()
    for (path, reason) in [
      (directory.path, "Is a directory"), (directory.path + "/a/b", "No such file or directory"),
      ("", "No such file or directory"),
    ] {
      let result = try call(["--output", path, "a"], keys: "q").run()
      #expect(result.status == 1)
      #expect(result.errors == "tagcloud: cannot write to '\(path)': \(reason)\n")
      #expect(result.screens.isEmpty)
    }
  }

  @Test func aFullDiskIsToldAfterTheTerminalIsGivenBack() throws {
    var call = call(["a"], keys: "q")
    call.outputPath = "/dev/full"
    let result = try call.run()
    #expect(result.status == 1)
    #expect(!result.isTerminalOpen)
    #expect(
      result.errors == "tagcloud: cannot write to standard output: No space left on device\n")
  }

  @Test func inputIsReadBeforeTheTerminalIsTaken() throws {
    var call = call([], keys: "q")
    call.input = Array("q\nx\nalpha\n".utf8)
    let result = try call.run()
    #expect(result.output == "q\nx\nalpha\n")
    #expect(result.screens.first?.joined().contains("[q] [x] [alpha]") == true)
  }

  @Test func anEmptyCloudIsShown() throws {
    let result = try call([], keys: "q").run()
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(!result.screens.isEmpty)
  }

  @Test func aHangUpEndsWithItsStatusAndWritesNothing() throws {
    let result = try call(["a"], keys: "").run()
    #expect(result.status == 129)
    #expect(result.output == "")
    #expect(result.errors == "")
    #expect(!result.isTerminalOpen)
  }

  @Test func withoutATerminalThereIsAWayOut() throws {
    let result = try call(["a"], keys: nil).run()
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("--print"))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test func onlyTheScreenIsASCIIInAnOldLocale() throws {
    var call = call(["é"], keys: "pq")
    call.arguments += ["--box=rounded"]
    call.isUnicode = false
    let result = try call.run()
    #expect(result.screens.allSatisfy { $0.joined().unicodeScalars.allSatisfy { $0.isASCII } })
    #expect(result.output == "╭─╮\n│é│\n╰─╯\n")
    #expect(result.screens.last?.joined().contains("| no UTF-8 |") == true)
    call.isUnicode = true
    call.arguments += ["--ascii"]
    #expect(try call.run().output.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test(
    arguments: [
      ([], [:], true), ([], ["NO_COLOR": "1"], false), (["--color=never"], [:], false),
      (["--color=always"], ["NO_COLOR": "1"], true), (["--color=auto"], ["NO_COLOR": ""], true),
    ] as [([String], [String: String], Bool)])
  func theOptionDecidesOnColourThenTheEnvironment(
    arguments: [String], environment: [String: String], usesColor: Bool
  ) throws {
    guard case .run(let invocation) = try Request.parse(arguments, defaultOptions: "") else {
      Issue.record("not a call that runs")
      return
    }
    let session = PreviewSession(
      invocation: invocation, input: TagInput(), environment: Environment(environment),
      streams: Streams(input: -1, output: -1, error: -1))
    #expect(session.usesColor == usesColor)
  }

  @Test func theTerminalIsOpenedAsTheTypeThatTERMNames() throws {
    var call = call(["a"], keys: "q")
    #expect(try call.run().terminalOptions?.type == nil)
    call.environment = ["TERM": "xterm"]
    #expect(try call.run().terminalOptions == TerminalOptions(type: "xterm"))
  }

  @Test func overlaysAreDrawnUnlessAnOptionForbidsThem() throws {
    #expect(try call(["a"], keys: "q").run().terminalOptions?.drawsOverlays == true)
    #expect(
      try call(["--no-overlay", "a"], keys: "q").run().terminalOptions?.drawsOverlays == false)
  }

  @Test func framesAreToldToTheTestDescriptor() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("frames", "")
    let descriptor = open(path, O_WRONLY)
    defer { close(descriptor) }
    var call = call(["a"], keys: "q")
    call.environment = ["TAGCLOUD_TEST_FD": "\(descriptor)"]
    _ = try call.run()
    let frames = try String(contentsOfFile: path, encoding: .utf8)
    #expect(frames == "frame 1\n")
  }
}
