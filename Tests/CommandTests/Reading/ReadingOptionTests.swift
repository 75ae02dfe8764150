import Foundation
import TestSupport
import Testing

@testable import Command

/// The options that say how the input holds tags.
@Suite struct ReadingOptionTests {
  private let bare = [
    "--box", "bracket", "--padding", "0", "--emphasis", "none", "--print", "-w", "40",
  ]

  private func run(_ arguments: [String], input: String = "") throws -> Call.Result {
    var call = Call(input: input)
    call.arguments = bare + arguments
    return try call.run()
  }

  @Test(
    "each of them reads what it says",
    arguments: [
      (["--split", ",", "--split", ";"], "a, b;c\n", "[a] [b] [c]\n"),
      (["--split", "\\t"], "a\tb\n", "[a] [b]\n"),
      (["--null"], "a b\0c\0", "[a b] [c]\n"),
      (["--input", "csv"], "Word,Count\na,1\n", "[a]\n"),
      (["--input=tsv", "--column=2"], "1\ta\n2\tb\n", "[a] [b]\n"),
      (["--column", "tag"], "n,tag\n1,a\n", "[a]\n"),
      (["--weight-column", "1", "--sort", "weight"], "1 a\n3 b\n2 c\nd\n", "[b] [c] [a] [d]\n"),
      (["--json-key", "items.name"], "{\"items\": [{\"name\": \"a\"}]}", "[a]\n"),
      (["--input", "hashtags"], "so #a and #b\n", "[a] [b]\n"),
      (["--input", "auto"], "  2 a\n  1 b\n", "[a] [b]\n"),
      (["--unique"], "é\ne\u{301}\na\na\n", "[é] [a]\n"),
      ([], "---\ntags: [a, b]\n---\nprose\n", "[a] [b]\n"),
      (["--input", "lines"], "[\"a\"]\n", "[[\"a\"]]\n"),
    ])
  func reading(arguments: [String], input: String, output: String) throws {
    let result = try run(arguments, input: input)
    #expect(result.output == output)
    // A weight that is none is told.
    if !arguments.contains("weight") { #expect(result.errors == "") }
    #expect(result.status == 0)
  }

  @Test("a file that isn't what it must be stops with 1, before the screen is touched")
  func failures() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("bad.json", "[\"a\",\n 'b']")
    var call = Call("-f", path)
    call.keys = "q"
    call.environment = ["TERM": "xterm"]
    call.arguments.append("--interactive")
    let result = try call.run()
    #expect(result.status == 1)
    #expect(!result.isTerminalTaken)
    #expect(result.output == "")
    #expect(
      result.errors == "tagcloud: \(path), line 2, column 2: ''' where a value was expected\n")
  }

  @Test("warnings don't stop it, but --strict makes them count")
  func strict() throws {
    let arguments = ["--weight-column", "2"]
    let result = try run(arguments, input: "a 1\nb x\n")
    #expect(result.status == 0)
    #expect(result.output == "[a] [b x]\n")
    #expect(
      result.errors
        == "tagcloud: standard input, line 2: 'x' is not a weight (a number, as 12, 3.5 or 1.4k); "
        + "the tag has none\n")
    #expect(try run(arguments + ["--strict"], input: "a 1\nb x\n").status == 1)
  }

  @Test("--verbose says how a source was read, where it wasn't said")
  func verbose() throws {
    let result = try run(["--verbose", "--unique"], input: "[\"a\", \"b\", \"a\"]")
    let lines = result.errors.split(separator: "\n")
    #expect(
      lines.first == "tagcloud: standard input is read as json: all of it is one JSON document")
    #expect(lines.contains("tagcloud: left out 1 tag that came before"))
  }

  @Test("weights stand in the JSON, whole ones without a fraction")
  func json() throws {
    let output = try run(
      ["--json", "--weight-column", "1"], input: "12 a\n2.5 b\n9918059975 c\nd\n"
    ).output
    for part in [
      #""text":"a","weight":12,"#, #""text":"b","weight":2.5,"#,
      #""text":"c","weight":9918059975,"#,
      #""text":"d","shown""#,
    ] {
      #expect(output.contains(part), "\(part)")
    }
    #expect(!(try run(["--json", "a"]).output.contains("weight\":")))
  }

  @Test("--sections makes one of each file, by its name")
  func sections() throws {
    let folder = try TemporaryDirectory()
    let fruit = try folder.write("fruit", "apple\npear\n")
    let roots = try folder.write("roots", "beet\n")
    let result = try run(["--sections", "-f", fruit, "-f", roots])
    #expect(result.output.contains("fruit"))
    #expect(result.output.contains("[apple] [pear]"))
    #expect(result.output.contains("roots"))
  }

  @Test(
    "what an option can't take is told",
    arguments: [
      (
        ["--input", "cvs"],
        "'cvs' is not an input format (auto, lines, csv, tsv, json, hashtags, frontmatter); "
          + "did you mean 'csv'?"
      ),
      (["--split", ""], "a separator needs a character at least"),
    ])
  func usage(arguments: [String], message: String) throws {
    let result = try run(arguments)
    #expect(result.status == 2)
    #expect(result.errors == "tagcloud: \(message)\n")
  }

  @Test("only what is read as one tag a line is saved back without asking for a name")
  func saving() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("tags.csv", "tag\na\nb\n")
    var call = Call("--interactive", "-f", path)
    call.keys = "dSq"
    let asked = try call.run()
    #expect(asked.screens.last?.contains { $0.contains("save the tags as:") } == true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "tag\na\nb\n")

    let null = try folder.write("tags.bin", " a\0b\nc\0d\0")
    call = Call("--interactive", "--null", "-f", null)
    call.keys = "xSq"
    _ = try call.run()
    #expect(try String(contentsOfFile: null, encoding: .utf8) == "b\nc\0d\0")
  }
}
