/// Fields of exact numbers in a row.
///
/// Where they don't fit, whole fields drop, the least useful first; a smaller one may stay in the
/// room of a larger one.
struct StatusLine {
  struct Field {
    /// 1 stays longest.
    let rank: Int
    let text: String
    /// What is said instead where there is no room for more.
    var short: String?
    /// A tag's text that takes the room that is left, put between `text` and `tail`.
    var flexible: String?
    var tail = ""

    init(_ rank: Int, _ text: String) {
      self.rank = rank
      self.text = text
    }
  }

  /// Cells that a flexible text gets before its field drops.
  private static let leastFlexible = 12
  private static let separatorCells = 3

  let fields: [Field]
  let wording: Wording

  /// The row for a screen of `width` cells, with one blank before it.
  func text(width: Int) -> String {
    // Every text stands behind a blank or a separator.
    var used = 1 - StatusLine.separatorCells
    var texts = [String?](repeating: nil, count: fields.count)
    var flexible: Int?
    for index in fields.indices.sorted(by: { fields[$0].rank < fields[$1].rank }) {
      let field = fields[index]
      let forms = [text(of: field, room: StatusLine.leastFlexible), field.short].compactMap { $0 }
      for form in forms {
        let cells = wording.cells(form) + StatusLine.separatorCells
        guard used + cells <= width else { continue }
        used += cells
        texts[index] = form
        if field.flexible != nil, form != field.short { flexible = index }
        break
      }
    }
    if let flexible {
      let room = StatusLine.leastFlexible + width - used
      texts[flexible] = text(of: fields[flexible], room: room)
    }
    let row = texts.compactMap { $0 }.joined(separator: " \(wording.bar) ")
    return row.isEmpty ? "" : " " + row
  }

  private func text(of field: Field, room: Int) -> String {
    guard let flexible = field.flexible else { return field.text }
    return "\(field.text)\(wording.quoted(flexible, atMost: room))\(field.tail)"
  }
}
