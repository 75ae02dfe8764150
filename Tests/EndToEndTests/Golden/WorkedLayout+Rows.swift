extension WorkedLayout {
  /// The rows that `--print` must give; nil for boxes of one size, which other tests draw.
  func rows(_ form: Form) -> [String]? {
    if case .fixed = form { return nil }
    guard !items.isEmpty else { return [] }
    let height = isHorizontal ? length : contentLength
    let bottom = zip(origins, sizes).map { $0.y + $1.y }.reduce(height, max)
    let right = zip(origins, sizes).map { $0.x + $1.x }.reduce(0, max)
    var grid = Array(repeating: Array(repeating: Character(" "), count: right), count: bottom)
    for (index, tag) in tags(form).enumerated() {
      for (y, row) in drawn(tag, width: sizes[index].x, form).enumerated() {
        for (x, character) in row.enumerated() {
          grid[origins[index].y + y][origins[index].x + x] = character
        }
      }
    }
    return grid.map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The rows of a box, its text cut where the box is narrower than the tag asks for.
  private func drawn(_ tag: String, width: Int, _ form: Form) -> [String] {
    let room = form == .square ? width - 2 : width
    guard room > 0 else { return [] }
    var text = tag.count > room ? String(tag.prefix(room - 1)) + "…" : tag
    text += String(repeating: " ", count: room - text.count)
    guard form == .square else { return [text] }
    let edge = String(repeating: "─", count: room)
    return ["┌\(edge)┐", "│\(text)│", "└\(edge)┘"]
  }
}
