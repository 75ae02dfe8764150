/// Fields of exact numbers in a row. Where they don't fit, whole fields drop, the least useful first.
struct StatusLine {
  struct Field {
    /// 1 stays longest.
    let rank: Int
    let text: String
    /// A tag's text that takes the room that is left, put between `text` and `tail`.
    var flexible: String?
    var tail = ""

    init(_ rank: Int, _ text: String, flexible: String? = nil, tail: String = "") {
      self.rank = rank
      self.text = text
      self.flexible = flexible
      self.tail = tail
    }
  }

  /// Cells that a flexible text gets before its field drops.
  private static let leastFlexible = 12

  var fields: [Field]
  let wording: Wording

  /// The row for a screen of `width` cells, with one blank before it.
  func text(width: Int) -> String {
    let separator = " \(wording.bar) "
    var kept: Set<Int> = []
    var used = 1 - 3
    for index in fields.indices.sorted(by: { fields[$0].rank < fields[$1].rank }) {
      let cells = wording.cells(text(of: fields[index], room: StatusLine.leastFlexible)) + 3
      guard used + cells <= width else { break }
      used += cells
      kept.insert(index)
    }
    let left = max(0, width - used)
    let texts = fields.indices.filter(kept.contains).map {
      text(of: fields[$0], room: StatusLine.leastFlexible + left)
    }
    return texts.isEmpty ? "" : " " + texts.joined(separator: separator)
  }

  /// The room of a flexible text counts from what it needs at least.
  private func text(of field: Field, room: Int) -> String {
    guard let flexible = field.flexible else { return field.text }
    return "\(field.text)\(wording.quoted(flexible, atMost: room))\(field.tail)"
  }
}
