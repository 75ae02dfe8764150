import Foundation
import TestSupport
import Testing

@testable import Command

/// Whole calls that print.
@Suite struct PrintingTests {
  private let bare = ["--box", "bracket", "--padding", "0"]

  @Test(arguments: [
    (["--print", "-w", "8", "made", "in"], "", "[made]\n[in]\n"),
    (["-w", "30", "-a", "right-flow", "a"], "", String(repeating: " ", count: 27) + "[a]\n"),
    ([], "swift\n\n  ncurses \r\n", "[swift] [ncurses]\n"),
    (["-f", "-"], "x\ny\n", "[x] [y]\n"),
    (["one"], "not read\n", "[one]\n"),
    (["one", "-f", "-", "two"], "x\n", "[one] [two] [x]\n"),
    (["--", "--help"], "", "[--help]\n"),
    ([], "", ""),
    (["--print"], "\n\n  \n", ""),
    (["--json", "--format", "text", "é"], "", "[é]\n"),
    (["--sort", "name", "b", "a", "B", "A"], "", "[a] [A] [b] [B]\n"),
    (["--sort=width", "ccc", "a", "日本", "b"], "", "[a] [b] [ccc] [日本]\n"),
    (
      ["--sort=packed", "-w", "14", "--item-spacing=0", "xxxxxx", "12345", "1234", "54321"], "",
      "[xxxxxx][1234]\n[12345][54321]\n"
    ),
  ])
  func text(arguments: [String], input: String, output: String) throws {
    var call = Call(input: input)
    call.arguments = bare + arguments
    let result = try call.run()
    #expect(result.output == output)
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(!result.isTerminalTaken)
  }

  @Test func jsonNamesTheSourceOfTheWidth() throws {
    var call = Call("--json", "a")
    call.environment = ["COLUMNS": "41", "TAGCLOUD_OPTS": "--align center"]
    let output = try call.run().output
    #expect(output.contains(#""container":{"width":41,"height":0,"source":"environment"}"#))
    #expect(output.contains(#""alignDirection":"center""#))
    #expect(output.hasSuffix("}\n"))
  }

  @Test(arguments: [["--help"], ["--version"]])
  func helpAndVersionGoToStandardOutput(arguments: [String]) throws {
    var call = Call()
    call.arguments = arguments
    let result = try call.run()
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.hasSuffix("\n"))
    #expect(!result.output.isEmpty)
    call.outputPath = "/dev/full"
    #expect(try call.run().status == 1)
  }

  @Test func badUsageIsOneLineAndNoOutput() throws {
    let result = try Call("--align", "\u{1B}[31m\nx", "a").run()
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("tagcloud: '"))
    #expect(result.errors.filter { $0 == "\n" }.count == 1 && result.errors.last == "\n")
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test(arguments: [["--print", "a"], ["--json", "a"], ["--json", "--output", "/dev/full", "a"]])
  func aFullDiskIsAFailure(arguments: [String]) throws {
    var call = Call()
    call.arguments = arguments
    call.outputPath = "/dev/full"
    let result = try call.run()
    #expect(result.status == 1)
    let name = arguments.contains("--output") ? "'/dev/full'" : "standard output"
    #expect(result.errors == "tagcloud: cannot write to \(name): No space left on device\n")
  }

  @Test func filesComeInTheirOrderEachWithoutItsMark() throws {
    let directory = try TemporaryDirectory()
    let first = try directory.write("first", "\u{FEFF}alpha\nbeta\n")
    let second = try directory.write("second", "\u{FEFF}gamma\n")
    let result = try Call(
      "--box=bracket", "--padding=0", "-f", second, "-f", first, "-f", "-", input: "delta"
    ).run()
    #expect(result.output == "[gamma] [alpha] [beta] [delta]\n")
  }

  @Test func anUnreadableFileIsNamed() throws {
    let directory = try TemporaryDirectory()
    for (path, reason) in [
      (directory.path + "/none", "No such file or directory"), (directory.path, "Is a directory"),
    ] {
      var call = Call("--interactive", "x", "-f", path)
      call.keys = "q"
      let result = try call.run()
      #expect(result.status == 1)
      #expect(result.errors == "tagcloud: cannot read '\(path)': \(reason)\n")
      #expect(result.output == "")
      #expect(!result.isTerminalTaken, "the terminal was opened")
    }
  }

  @Test func inputOfAnySizeIsReadToItsEnd() throws {
    for count in [1, 4096, 65_535, 65_536, 65_537, 200_000] {
      let directory = try TemporaryDirectory()
      let path = try directory.write("tags", [UInt8](repeating: 0x61, count: count))
      let streams = Streams(input: -1, output: -1, error: -1)
      #expect(try InputSource.file(path).read(streams).bytes.count == count)
    }
    let streams = Streams(input: -1, output: -1, error: -1)
    #expect(throws: CommandFailure.cannotRead(source: .standardInput, errno: 9)) {
      try InputSource.standardInput.read(streams)
    }
  }

  @Test func anOutputFileIsReplacedInOneStep() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("out", "old content that is longer than the new one")
    let link = directory.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "out")
    let result = try Call("--box=bracket", "--padding=0", "--output", link, "a").run()
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "[a]\n")
    // Only its owner could read it before (see TemporaryDirectory), and so it stays.
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).count == 2)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "out")
  }

  @Test func anOutputThatIsNoFileIsNotReplaced() throws {
    let directory = try TemporaryDirectory()
    let result = try Call("--output", directory.path, "a").run()
    #expect(result.status == 1)
    #expect(
      result.errors == "tagcloud: cannot write to '\(directory.path)': Is a directory\n")
  }

  @Test func strictToldInOneLineEach() throws {
    let arguments = ["-w", "6", "longest", "ok", "\u{200B}", "longer too"]
    var call = Call()
    call.arguments = ["--strict"] + arguments
    let strict = try call.run()
    #expect(strict.status == 1)
    #expect(
      strict.errors == """
        tagcloud: 2 tags are cut, the first is 'longest'
        tagcloud: 1 tag is empty: number 3

        """)
    call.arguments = arguments
    let lenient = try call.run()
    #expect(lenient.status == 0)
    #expect(lenient.errors == "")
    #expect(lenient.output == strict.output)
  }

  @Test func strictCountsHiddenTags() throws {
    var call = Call("-w", "14", "--max-lines", "1", "aa", "bb", "cc", "dd")
    call.arguments = bare + call.arguments
    let lenient = try call.run()
    #expect(lenient.output == "[aa] [+3 more]\n")
    #expect(lenient.errors == "")
    #expect(lenient.status == 0)
    call.arguments.insert("--strict", at: 0)
    let strict = try call.run()
    #expect(strict.status == 1)
    #expect(strict.output == lenient.output)
    #expect(strict.errors == "tagcloud: 3 tags are hidden, the first is 'bb'\n")
  }

  @Test func aRefusedSettingIsAlwaysTold() throws {
    let tags = (1...2500).map(String.init)
    var call = Call("--break", "balanced", "--min-lines", "2400", "-w", "80")
    call.arguments += tags
    let result = try call.run()
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("tagcloud: at least 2400 lines of 2500 tags are not made"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func badBytesAreAWarningAndAViolation() throws {
    var call = Call("--box=bracket", "--padding=0")
    call.input = [0x61, 0x0A, 0xFF, 0x62, 0x0A]
    let lenient = try call.run()
    #expect(lenient.status == 0)
    #expect(lenient.output == "[a] [\u{FFFD}b]\n")
    #expect(lenient.errors.hasPrefix("tagcloud: standard input, line 2: not valid UTF-8"))
    call.arguments.append("--strict")
    #expect(try call.run().status == 1)
  }

  @Test func verboseSaysWhatWasDone() throws {
    let result = try Call(
      "--verbose", "--box=none", "--padding=0", "-w", "5", "abcdefg", "-f", "-", input: "x\ny"
    )
    .run()
    #expect(result.status == 0)
    #expect(
      result.errors == """
        tagcloud: read 2 tags from standard input
        tagcloud: laid out 3 tags in 2 lines, content 5×2, container 5×unlimited (option)
        tagcloud: 1 tag is cut: 'abcdefg'

        """)
  }
}
