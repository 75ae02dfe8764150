import Foundation
import TestSupport
import Testing

@testable import Command

@Suite("Records: written, and replayed")
struct RecordTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private var path: String { folder.path + "/bug.jsonl" }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func trimmed(_ rows: [String]?) -> String {
    (rows ?? []).map { row in
      row.replacing(/[ ]+$/, with: "") + "\n"
    }.joined()
  }

  @Test(
    "The last screen of a replay is that of the recorded preview",
    arguments: [
      ("\t\t+", [], true), ("anew\r\rd", ["-w", "30", "--sort", "name"], true),
      ("vv>>", ["--rtl", "--padding", "0", "--no-mouse"], true),
      ("b\u{19}", ["--ambiguous-width", "2", "é", "α"], false),
      ("?", ["--scroll", "horizontal"], true),
      ("da\r", ["a b", "--", "'q'", "日本語", "\u{1B}[31m"], true),
    ] as [(String, [String], Bool)])
  func identity(keys: String, arguments: [String], isUnicode: Bool) throws {
    var call = Call("--record", path)
    call.arguments += arguments + (arguments.contains { !$0.hasPrefix("-") } ? [] : ["made", "in"])
    call.keys = keys
    call.isUnicode = isUnicode
    let recorded = try call.run()
    // The script ends with a hang-up.
    #expect(recorded.status == 129)
    let replayed = try Call("--replay", path).run()
    #expect(replayed.status == 0)
    #expect(replayed.errors == "")
    #expect(!replayed.isTerminalTaken)
    #expect(replayed.output == trimmed(recorded.screens.last))
  }

  @Test("The first line says what the preview began with, the others what happened")
  func form() throws {
    var call = Call("--record", path, "--align", "center", "-w", "30", "made", "in")
    call.keys = "\tq"
    #expect(try call.run().status == 0)
    let lines = try text().split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(
      lines.first
        == #"{"record":1,"program":"0.1.0","size":[80,24],"options":["--align=center","--width=30"],"#
        + #""demo":false,"defaultOptions":false,"color":true,"unicode":true,"asks":true,"#
        + #""document":{"fromFiles":false,"whole":false,"writtenOnExit":true},"tags":["made","in"]}"#
    )
    #expect(lines[1].hasSuffix(#","key":"Tab"}"#))
    #expect(lines[2].hasSuffix(#","key":"q"}"#))
  }

  @Test("Events alone are replayed on the tags and the size of the call")
  func events() throws {
    try folder.write("bug.jsonl", "{\"key\":\"Tab\"}\r\n\n{\"key\":\"p\"}")
    let result = try Call("--replay", path, "--size", "40x6", "made", "in").run()
    let rows = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count == 7)
    #expect(rows.first?.contains("[rightFlow]") == true)
    #expect(rows[4].contains("W 40/40"))
  }

  @Test("A size of the call takes the place of the record's, tags and options likewise")
  func overriding() throws {
    var call = Call("--record", path, "--align", "center", "made", "in")
    call.keys = "q"
    _ = try call.run()
    let result = try Call(
      "--replay", path, "--size", "60x10", "--align", "fill", "China", "--format", "json"
    ).run()
    #expect(result.output.contains(#""alignDirection":"fill""#))
    #expect(result.output.contains(#""container":{"width":60"#))
    #expect(result.output.contains(#""text":"China""#))
    #expect(!result.output.contains("made"))
  }

  @Test(
    "A line that is none is told with its number",
    arguments: [
      ("{\"key\":\"a\"}\n\n{\"key\":}", "line 3: column 8: '}' where a value was expected"),
      ("nonsense", "line 1: column 1: 'nonsense' is not a value (strings stand in quotes)"),
      ("{\"key\":\"a\"}\n{\"key\":\"Tabb\"}", #"line 2: '"Tabb"' is not a key"#),
      ("{\"record\":2}", "line 1: the record is of version 2; this program reads version 1"),
      ("{\"record\":1,\"tags\":[1]}", "line 1: '[1]' is not a list of texts, as 'tags' must be"),
      ("{\"record\":1,\"tag\":[]}", "line 1: 'tag' means nothing here"),
      ("{\"key\":\"a\"}\n{\"record\":1}", "line 2: 'record' means nothing here"),
    ])
  func faults(text: String, message: String) throws {
    try folder.write("bug.jsonl", text)
    let result = try Call("--replay", path, "made").run()
    #expect(result.status == 1)
    #expect(result.output == "")
    let beginning = "tagcloud: cannot replay '\(path)', \(message)"
    #expect(result.errors.hasPrefix(beginning), "\(result.errors)")
  }

  @Test("A record of nothing is none", arguments: ["", "\n \n"])
  func empty(text: String) throws {
    try folder.write("bug.jsonl", text)
    let result = try Call("--replay", path, "made").run()
    #expect(result.status == 1)
    #expect(result.errors == "tagcloud: cannot replay '\(path)': there is nothing in it\n")
  }

  @Test("Options of a record that are none are told as its own")
  func options() throws {
    try folder.write("bug.jsonl", #"{"record":1,"options":["--aling=left"]}"#)
    let result = try Call("--replay", path, "made").run()
    #expect(result.status == 2)
    #expect(
      result.errors
        == "tagcloud: the record's options: unknown option '--aling'; did you mean '--align'?\n")
  }

  @Test("A file that holds something else is not overwritten; a record is")
  func overwriting() throws {
    try folder.write("bug.jsonl", "one\ntwo\nthree\n")
    var call = Call("--record", path, "made")
    call.keys = "q"
    let refused = try call.run()
    #expect(refused.status == 1)
    #expect(!refused.isTerminalTaken)
    #expect(
      refused.errors
        == "tagcloud: cannot record to '\(path)': it holds something else than a record\n")
    #expect(try text() == "one\ntwo\nthree\n")
    try folder.write("bug.jsonl", "")
    #expect(try call.run().status == 0)
    let first = try text()
    call.keys = "\t\tq"
    #expect(try call.run().status == 0)
    #expect(try text().hasPrefix(#"{"record":1"#))
    #expect(try text().split(separator: "\n").count == first.split(separator: "\n").count + 2)
  }

  @Test("A record that can't be written is told, and the tags are still given out")
  func fullDisk() throws {
    var call = Call("--record", "/dev/full", "made", "in")
    call.keys = "dq"
    let result = try call.run()
    #expect(result.status == 1)
    #expect(result.output == "in\n")
    #expect(
      result.errors == "tagcloud: cannot record to '/dev/full': No space left on device\n")
  }

  @Test(
    "Options that don't go together are refused",
    arguments: [
      (["--size", "80x24", "a"], "option '--size' goes with '--replay'"),
      (["--record", "a", "--replay", "b"], "options '--record' and '--replay' exclude each other"),
      (["--record", "a", "--print"], "options '--record' and '--print' exclude each other"),
      (
        ["--replay", "a", "--size", "80"],
        "'80' is not a size (WxH; whole numbers from 1 to 1000000)"
      ),
    ])
  func contradictions(arguments: [String], message: String) throws {
    var call = Call()
    call.arguments = arguments
    let result = try call.run()
    #expect(result.status == 2)
    #expect(result.errors == "tagcloud: \(message)\n")
  }
}
