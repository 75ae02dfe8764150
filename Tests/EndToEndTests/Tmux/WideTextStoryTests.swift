import TestSupport
import Testing

/// "My words are not ASCII": every box closes where the report says, in all alignments.
@Suite(.serialized) struct WideTextStoryTests {
  @Test(
    "S4.1 the borders stand at their columns",
    arguments: [
      "18_ja_mixed.txt", "23_zh_lines.txt", "24_ko_hashtags.txt", "27_ar_he_lines.txt",
      "28_th_lines.txt", "30_emoji.txt",
    ])
  func borders(name: String) throws {
    let file = ["-f", Fixture.path(name)]
    let tmux = try Canonical.tmux(file, columns: 61)
    for width in [61, 40, 31, 20] {
      try tmux.resize(columns: width, rows: 24)
      for (index, alignment) in Canonical.alignments.enumerated() {
        let options = ["--width", "\(width)", "--align", alignment]
        let frames = try LayoutReport(of: Canonical.options + options + file).items
          .compactMap(\.frame)
        try tmux.press("\(index + 1)")
        try tmux.waitUntil("boxes of \(alignment) at width \(width): \(frames)") {
          let rows = try tmux.lines.map(Self.cells)
          return try tmux.status?.alignment == alignment
            && rows.allSatisfy { $0.count <= width } && stands(frames, in: rows)
        }
      }
    }
  }

  @Test(
    "S4.2 the widths of the lines",
    arguments: [
      ("18_ja_mixed.txt", [4, 10, 3, 6, 14, 9, 8, 3, 1, 10, 5, 8]),
      ("23_zh_lines.txt", [4, 8, 8, 12, 10, 3, 6, 8, 8, 8]),
    ])
  func widths(name: String, widths: [Int]) throws {
    let report = try LayoutReport(of: Canonical.options + ["-f", Fixture.path(name)])
    #expect(report.items.compactMap(\.frame?.width) == widths.map { $0 + 2 })
  }

  @Test("S4.3 texts byte for byte", arguments: ["27_ar_he_lines.txt", "30_emoji.txt"])
  func texts(name: String) throws {
    let lines = try Program.run(Launch(path: "/bin/cat", [Fixture.path(name)])).lines
    let report = try LayoutReport(of: ["-f", Fixture.path(name)])
    #expect(report.texts.map { Array($0.utf8) } == lines.map { Array($0.utf8) })
  }

  /// Whether all boxes stand in the rows, the first of them below a few rows of furniture.
  private func stands(_ frames: [LayoutReport.Frame], in rows: [[Character]]) -> Bool {
    func glyph(_ column: Int, _ row: Int) -> Character? {
      guard rows.indices.contains(row), rows[row].indices.contains(column) else { return nil }
      return rows[row][column]
    }
    return (0...3).contains { top in
      frames.allSatisfy { frame in
        glyph(frame.x, top + frame.y) == "["
          && glyph(frame.x + frame.width - 1, top + frame.y) == "]"
      }
    }
  }

  /// One character a cell; the right half of a wide one is a blank.
  ///
  /// What U+200D joins to the character before it takes no cell in tmux.
  private static func cells(_ row: String) -> [Character] {
    var cells: [Character] = []
    var isJoined = false
    for scalar in row.unicodeScalars {
      let width = isJoined ? 0 : PtyScreen.columns(of: String(scalar))
      isJoined = scalar == "\u{200D}"
      guard width > 0 else { continue }
      cells.append(Character(scalar))
      cells += Array(repeating: " ", count: width - 1)
    }
    return cells
  }
}
