import Foundation
import TestSupport
import Testing

/// Every kind of standard input with every kind of standard output: tags come in, the layout goes out,
/// the preview comes up where standard output is a terminal, and nothing hangs.
@Suite struct StreamMatrixTests {
  enum Input: String, CaseIterable {
    case terminal, pipe, file, nothing, closed

    /// The boxes of the tags that it gives, whole but for those of the demo cloud; nil if it can't be
    /// read.
    var text: String? {
      switch self {
      case .terminal: "[made] [in] [China] [UIView]"
      case .pipe, .file: "[one] [two]\n"
      case .nothing: ""
      case .closed: nil
      }
    }

    /// What the preview shows of them.
    var sight: String? { self == .nothing ? "no tags" : text?.trimmingCharacters(in: .newlines) }

    func launchInput(_ path: String) -> Launch.Input {
      switch self {
      case .terminal: .terminal
      case .pipe: .text("one\ntwo\n")
      case .file: .file(path)
      case .nothing: .nothing
      case .closed: .closed
      }
    }
  }

  enum Output: String, CaseIterable {
    case terminal, pipe, file, full, closed

    func launchOutput(_ path: String) -> Launch.Output {
      switch self {
      case .terminal: .terminal
      case .pipe: .captured
      case .file: .file(path)
      case .full: .file("/dev/full")
      case .closed: .closed
      }
    }

    /// What is said when it can't be written to.
    var complaint: String? {
      switch self {
      case .terminal, .pipe, .file: nil
      case .full: "tagcloud: cannot write to standard output: No space left on device"
      case .closed: "tagcloud: cannot write to standard output: Bad file descriptor"
      }
    }
  }

  @Test("each pair does what its sides say", arguments: Input.allCases, Output.allCases)
  func pair(input: Input, output: Output) throws {
    let folder = try TemporaryDirectory()
    let tags = try folder.write("tags.txt", "one\ntwo\n")
    let written = try folder.write("out.txt", "")
    var launch = Launch(Canonical.options + ["--width", "40"])
    launch.input = input.launchInput(tags)
    launch.output = output.launchOutput(written)
    launch.errors = .captured
    let pty = try Pty(launch)
    if output == .terminal, let sight = input.sight {
      try pty.waitForFrame()
      try pty.waitUntil("the tags") { pty.screen.contains(sight) }
      try pty.send("q")
      #expect(try pty.waitForEnd() == .exited(0))
      #expect(pty.errors.isEmpty)
      #expect(try pty.settings == pty.originalSettings)
      return
    }
    let termination = try pty.waitForEnd()
    let errors = String(decoding: pty.errors, as: UTF8.self)
    #expect(pty.bytes.isEmpty, "nothing is drawn")
    guard let expected = input.text else {
      #expect(termination == .exited(1))
      #expect(errors == "tagcloud: cannot read standard input: Bad file descriptor\n")
      return
    }
    // An empty layout is no byte, which goes anywhere.
    if let complaint = output.complaint, !expected.isEmpty {
      #expect(termination == .exited(1))
      #expect(errors == complaint + "\n")
      return
    }
    #expect(termination == .exited(0))
    #expect(errors == "")
    let text =
      output == .file
      ? try FileText.read(written) : String(decoding: pty.output, as: UTF8.self)
    guard output == .pipe || output == .file else { return }
    if input == .terminal {
      #expect(text.hasPrefix(expected) && text.contains("[alignment]"))
    } else {
      #expect(text == expected)
    }
  }
}
