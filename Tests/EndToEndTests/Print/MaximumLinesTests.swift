import TestSupport
import Testing

/// At most so many lines, and a label that says how many tags they hide.
@Suite struct MaximumLinesTests {
  private let bare = ["--box", "none", "--padding", "0"]

  /// So many tags of so many letters.
  private func tags(_ count: Int, letters: Int) -> [String] {
    (0..<count).map { WorkedLayout.word($0, letters: letters) }
  }

  @Test(
    "worked numbers of bare boxes",
    arguments: [
      (12, 6, 27, 1, [2], "+10 more"), (12, 6, 27, 2, [4, 2], "+6 more"),
      (9, 6, 27, 1, [2], "+7 more"), (4, 5, 27, 1, [4], nil), (5, 5, 27, 1, [3], "+2 more"),
      (40, 6, 20, 2, [3, 1], "+36 more"), (40, 6, 27, 2, [4, 2], "+34 more"),
      (40, 6, 34, 2, [5, 3], "+32 more"), (40, 6, 41, 2, [6, 4], "+30 more"),
    ] as [(Int, Int, Int, Int, [Int], String?)])
  func worked(
    count: Int, letters: Int, width: Int, limit: Int, shown: [Int], label: String?
  ) throws {
    let tags = tags(count, letters: letters)
    let arguments = bare + ["--width", "\(width)", "--max-lines", "\(limit)", "--"] + tags
    let report = try LayoutReport(of: arguments)
    #expect(report.lines.map(\.items.count) == shown)
    #expect(report.hidden == count - shown.reduce(0, +))
    #expect(report.items.count { $0.frame == nil && $0.line == nil } == report.hidden)
    #expect(report.lines.last?.end == (label == nil ? "end" : "maximumLines"))
    var next = 0
    var rows = shown.map { count in
      defer { next += count }
      return tags[next..<next + count].joined(separator: " ")
    }
    if let label { rows[rows.count - 1] += " " + label }
    #expect(try Program.run(Launch(["--print"] + arguments)).lines == rows)
    #expect(report.lines.map(\.used) == rows.map(\.count))
    #expect(report.lines.map(\.free) == rows.map { width - $0.count })
  }

  @Test(
    "forms of the label, from the room for all of it to none",
    arguments: [
      // The tag is cut to what the label leaves of the line, but to no fewer than three cells.
      ("abcdefghijklmnopqrstuvwxy,z,_", 27, "abcdefghijklmnopqr… +2 more"),
      ("abcdefghijklmnopqrstuvwxy,zzz", 27, "abcdefghijklmnopqr… +1 more"),
      ("abcdef,b,c,d,e,f,g", 11, "ab… +6 more"), ("abcdef,bcdefgh", 10, "abcdef +1"),
      ("abcdef,bcdefgh", 7, "abc… +1"), ("abcdef,bcdefgh", 6, "ab… +1"),
      ("abcdef,bcdefgh", 5, "ab… …"), ("abcdef,bcdefgh", 4, "abc…"),
      ("abcdef,bcdefgh", 1, "…"), ("a,b", 1, "a"),
    ])
  func forms(list: String, width: Int, row: String) throws {
    let tags = list.split(separator: ",").map(String.init)
    let arguments = bare + ["--width", "\(width)", "--max-lines", "1", "--"] + tags
    #expect(try Program.run(Launch(["--print"] + arguments)).lines == [row])
  }

  @Test(
    "the label is the last item of its line, whatever the alignment",
    arguments: [
      (["left"], "aaaa bbbb +4 more"), (["right-flow"], "       aaaa bbbb +4 more"),
      (["right-data"], "       +4 more bbbb aaaa"), (["center"], "   aaaa bbbb +4 more"),
      (["justified"], "aaaa    bbbb     +4 more"), (["left", "--rtl"], "       +4 more bbbb aaaa"),
      (["right-data", "--rtl"], "aaaa bbbb +4 more"),
      (["left", "--break", "balanced"], "aaaa bbbb +4 more"),
    ])
  func alignments(arguments: [String], row: String) throws {
    let options = bare + ["--width", "24", "--max-lines", "1", "--align"] + arguments
    let tags = ["aaaa", "bbbb", "cccccccccccc", "d", "e", "f"]
    let result = try Program.run(Launch(["--print"] + options + ["--"] + tags))
    #expect(result.lines == [row])
  }

  @Test("a box with a border like any tag's")
  func box() throws {
    let options = ["--print", "--width", "30", "--max-lines", "1", "--box", "square"]
    let result = try Program.run(Launch(options + ["swift", "ncurses", "unicode", "cell"]))
    #expect(
      result.lines == [
        "┌───────┐ ┌─────────┐",
        "│ swift │ │ +3 more │",
        "└───────┘ └─────────┘",
      ])
  }

  @Test("--strict fails when tags are hidden, and names the first; 0 is no limit")
  func strict() throws {
    let tags = ["--print", "--width", "12", "--strict", "made", "in", "China"]
    let cut = try Program.run(Launch(["--max-lines", "1"] + tags))
    #expect(cut.termination == .exited(1))
    #expect(cut.errorLines.contains("tagcloud: 2 tags are hidden, the first is 'in'"))
    #expect(!cut.output.isEmpty)
    for limit in ["0", "3", "1000000"] {
      let whole = try Program.run(Launch(["--max-lines", limit] + tags))
      #expect(whole.termination == .exited(0))
      #expect(whole.errorText == "")
    }
  }

  @Test("the limit of tags of a line goes with all else", arguments: ["greedy", "balanced"])
  func perLine(breaking: String) throws {
    let options = ["--max-per-line", "2", "--break", breaking, "--width", "80"]
    let report = try LayoutReport(of: options + ["a", "b", "c", "d", "e"])
    #expect(report.lines.map(\.items) == [[0, 1], [2, 3], [4]])
    #expect(report.lines.map(\.end) == ["maximumItems", "maximumItems", "end"])
    let cut = try LayoutReport(of: options + ["--max-lines", "2", "a", "b", "c", "d", "e"])
    #expect(cut.lines.count == 2)
    #expect(cut.hidden >= 1)
    #expect(cut.lines.allSatisfy { $0.items.count <= 2 })
  }
}
