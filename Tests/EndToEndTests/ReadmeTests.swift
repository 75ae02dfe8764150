import Foundation
import TestSupport
import Testing

/// What README shows is what the program does.
@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  /// The lines of each fenced block.
  private var blocks: [[String]] {
    readme.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
      .map { $0.element.components(separatedBy: "\n").dropFirst().dropLast() }
  }

  @Test("the screen at its head, to the cell")
  func screen() throws {
    let screen = try #require(blocks.first)
    let tags = ["made", "in", "China", "UIView", "UITableView", "UICollectionView"]
    let pty = try Pty(Launch(["--width", "57"] + tags), columns: 80, rows: screen.count)
    try pty.waitForFrame()
    #expect(pty.screen.lines == screen)
  }

  @Test("each command of daily use that needs no terminal runs, and says nothing on standard error")
  func commands() throws {
    let block = try #require(blocks.first { $0.contains { $0.hasPrefix("git tag | tagcloud") } })
    let directory = try TemporaryDirectory()
    for name in ["tags.txt", "a.txt", "b.txt"] {
      try directory.write(name, "swift\nncurses\nunicode\n")
    }
    let commands = block.map { $0.components(separatedBy: "  #")[0] }
      .filter { $0.contains("tagcloud") && !$0.contains("--interactive") }
    #expect(commands.count == 10)
    for command in commands {
      var launch = Launch.shell(
        """
        tagcloud() { "$TC" "$@"; }; git() { echo v1.0; }; less() { cat; }
        set -o pipefail; \(command); tagcloud --print made
        """)
      launch.directory = directory.path
      launch.environment["COLUMNS"] = "80"
      let result = try Program.run(launch)
      #expect(result.termination == .exited(0), "\(command)")
      #expect(result.errorText == "", "\(command)")
      #expect(!result.output.isEmpty && !result.output.contains(0x1B), "\(command)")
    }
  }

  @Test("each option of its table is one of the help's")
  func options() throws {
    let words = try Program.run("--help").text.split { " ,\n".contains($0) }
    let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| `-") }
    #expect(rows.count > 10)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.drop { $0 == " " } }
      for option in cells[0].matches(of: /--[a-z-]+/) {
        #expect(words.contains(option.output), "\(row)")
      }
    }
  }
}
