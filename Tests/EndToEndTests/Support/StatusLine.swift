import TestSupport

/// The status line of the preview, read from its screen.
struct StatusLine {
  /// The fields, in their order, without the blanks round them.
  let fields: [String]

  /// Finds it among the rows of a screen.
  init?(_ rows: [String]) {
    let modes = Self.alignments
    let candidates = rows.reversed().map { row in
      row.split(separator: "│").map { field in
        String(field.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
    guard let fields = candidates.first(where: { modes.contains($0.first ?? "") }) else {
      return nil
    }
    self.fields = fields
  }

  /// The name of the alignment in force.
  var alignment: String { fields.first ?? "" }

  /// What follows a field's word: `"57/80"` for `W`.
  subscript(word: String) -> String? {
    fields.first { $0.hasPrefix(word + " ") }.map { String($0.dropFirst(word.count + 1)) }
  }

  /// How many tags there are: the field of its own, or the one behind the selected tag's number.
  var tagCount: Int? {
    if let count = self["tags"] { return Int(count) }
    return self["sel"]?.split(separator: " ").first?.split(separator: "/").last.flatMap { Int($0) }
  }

  private static let alignments = [
    "left", "rightFlow", "rightData", "center", "justified", "spaceAround", "spaceEvenly", "fill",
  ]
}

extension Pty {
  /// The status line now on the screen.
  var status: StatusLine? { StatusLine(screen.lines) }

  /// Waits until the status line names an alignment.
  func waitFor(alignment: String) throws {
    try waitUntil("alignment \(alignment)") { status?.alignment == alignment }
  }

  /// Waits until rows stand on the screen, one below the other.
  func waitFor(rows: [String]) throws {
    try waitUntil("rows \(rows)") { firstRow(of: rows, in: screen.lines) != nil }
  }
}

extension Tmux {
  /// The status line now on the screen.
  var status: StatusLine? { get throws { StatusLine(try lines) } }

  /// Waits until rows stand on the screen, one below the other.
  func waitFor(rows: [String]) throws {
    try waitUntil("rows \(rows)") { firstRow(of: rows, in: try lines) != nil }
  }
}

/// Where rows stand on a screen, one below the other and whole, with no other row of the cloud below them.
func firstRow(of rows: [String], in lines: [String]) -> Int? {
  guard !rows.isEmpty, rows.count <= lines.count else { return nil }
  return (0...lines.count - rows.count).first { start in
    let next = start + rows.count
    return lines[start..<next].elementsEqual(rows)
      && (next == lines.count || !lines[next].contains("["))
  }
}
