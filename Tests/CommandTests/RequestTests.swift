import Cloud
import TagLayout
import Testing

@testable import Command

/// Arguments to values.
@Suite struct RequestTests {
  @Test(arguments: [
    ([], ""),
    (["made", "in"], "tags=made|in"),
    (["--print"], "print"),
    (["--interactive"], "preview"),
    (["--print", "--interactive"], "preview"),
    (["--interactive", "--print"], "print"),
    (["--format", "json"], "json"),
    (["--format=text", "--json"], "json"),
    (["--json", "--format=text"], "text"),
    (["--output", "a b"], "output=a b"),
    (["--output=-"], "output=stdout"),
    (["-w", "30"], "width=30"),
    (["-w30", "--width=0"], "width=0"),
    (["--height", "5"], "height=5"),
    (["-f", "x", "-f-", "--file=y"], "files=x|stdin|y"),
    (["--color", "never"], "never"),
    (["--sort", "packed"], "sort=packed"),
    (["--strict", "--verbose"], "strict verbose"),
    (["--self-test-crash=stack"], "preview stack"),
    // Options may follow operands; what follows "--" is no option.
    (["a", "-w", "7", "b", "--", "--rtl", "-f"], "width=7 tags=a|b|--rtl|-f"),
    (["--", "--help"], "tags=--help"),
    (["-"], "tags=-"),
    ([""], "tags="),
    // Abbreviations, as long as they are of one option.
    (["--out=x", "--verb"], "output=x verbose"),
    // What is no UTF-8 has become U+FFFD before; it is a tag as any other.
    (["\u{FFFD}"], "tags=\u{FFFD}"),
  ])
  func reads(arguments: [String], summary: String) throws {
    #expect(try invocation(arguments).summary == summary)
  }

  @Test(arguments: [
    (["-a", "right-flow"], ["align=right-flow"]),
    (["--align", "rightData"], ["align=right-data"]),
    (["--scroll=horizontal", "--rtl"], ["scroll=horizontal", "rtl="]),
    (["--item-spacing", "3", "--line-spacing=2"], ["item-spacing=3", "line-spacing=2"]),
    (["--inset", "1,2,3,4"], ["inset=1,2,3,4"]),
    (["--item-size", "9x3"], ["item-size=9x3"]),
    (["--line-align=bottom", "--oversize=overflow"], ["line-align=bottom", "oversize=overflow"]),
    (["--scope=block", "--last-line", "right"], ["scope=block", "last-line=right"]),
    (
      ["--break=balanced", "--min-lines", "3", "--max-lines=5", "--max-per-line", "4"],
      ["break=balanced", "min-lines=3", "max-lines=5", "max-per-line=4"]
    ),
    (["--box=bracket", "--padding", "0"], ["box=bracket", "padding=0"]),
    (["--ascii"], ["ascii="]),
    (["--width-mode", "wcwidth"], ["width-mode=wcwidth"]),
    (["--width-mode", "grapheme,vs15=off"], ["width-mode=grapheme,vs15=off"]),
    (["--ambiguous-width", "2", "--width-mode=auto"], ["width-mode=auto", "ambiguous-width=2"]),
    (["--box", "heavy", "--box", "rounded"], []),
  ])
  func carriesSettingsOut(arguments: [String], settings: [String]) throws {
    let read = try invocation(arguments).settings
    let spelled = SettingSpelling.all.compactMap { setting in
      setting.get(read).map { "\(setting.option)=\($0)" }
    }
    #expect(Set(spelled) == Set(settings))
  }

  @Test func readsDefaultOptionsFirst() throws {
    let read = try invocation(
      ["--box=heavy", "x"], defaults: "--box 'square' --padding=0 -w 20 -f 'my tags' --print")
    #expect(read.settings.box == .heavy)
    #expect(read.settings.padding == 0)
    #expect(read.summary == "print width=20 files=my tags tags=x")
  }

  @Test(arguments: [
    (["--help"], ""), (["-h"], ""), (["a", "--hel"], ""), (["--nonsense", "--help"], ""),
    (["--width", "abc", "-h"], ""), (["--width", "--help"], ""), (["-f", "--help"], ""),
    (["--version", "--help"], ""), (["-xh"], ""), ([], "--help"), (["--help"], "'"),
    (["--help"], "--nonsense"),
  ])
  func helpWinsWhereverItStands(arguments: [String], defaults: String) throws {
    let request = try Request.parse(arguments, defaultOptions: defaults)
    guard case .help = request else {
      Issue.record("\(arguments) \(defaults): \(request)")
      return
    }
  }

  @Test func versionIsAsked() throws {
    guard case .version = try Request.parse(["a", "--vers"], defaultOptions: "--rtl") else {
      Issue.record("no version")
      return
    }
  }

  @Test func manyOperandsAreReadAtOnce() throws {
    let tags = (1...100_000).map(String.init)
    #expect(try invocation(["-w", "9"] + tags).operands == tags)
  }

  private func invocation(_ arguments: [String], defaults: String = "") throws -> Invocation {
    guard case .run(let invocation) = try Request.parse(arguments, defaultOptions: defaults) else {
      throw UsageError.unknownOption("no run", nearest: nil)
    }
    return invocation
  }
}

extension Invocation {
  /// Whatever is not the default, in a fixed order; settings aside.
  fileprivate var summary: String {
    var words: [String] = []
    if let demand { words.append("\(demand)") }
    if let format { words.append(format.rawValue) }
    if let output { words.append("output=" + output.summary) }
    if let width { words.append("width=\(width)") }
    if let height { words.append("height=\(height)") }
    if !files.isEmpty { words.append("files=" + files.map(\.summary).joined(separator: "|")) }
    if color != .auto { words.append(color.rawValue) }
    if order != .input { words.append("sort=" + order.spelling) }
    if isStrict { words.append("strict") }
    if isVerbose { words.append("verbose") }
    if let selfTestCrash { words.append(selfTestCrash.rawValue) }
    if !operands.isEmpty { words.append("tags=" + operands.joined(separator: "|")) }
    return words.joined(separator: " ")
  }
}

extension InputSource {
  fileprivate var summary: String {
    switch self {
    case .standardInput: "stdin"
    case .file(let path): path
    }
  }
}

extension OutputDestination {
  fileprivate var summary: String {
    switch self {
    case .standardOutput: "stdout"
    case .file(let path): path
    }
  }
}
