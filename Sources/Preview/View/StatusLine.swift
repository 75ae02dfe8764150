/// Fields of exact numbers in a row.
///
/// Where they don't fit, whole fields drop, the least useful first; a smaller one may stay in the
/// room of a larger one. A field with a short form says more only when all that is more useful
/// than the rest of it has its place.
struct StatusLine {
  struct Field {
    /// 1 stays longest.
    let rank: Int
    let text: String
    /// What is said first.
    var short: String?
    /// When more is said than that: like `rank`.
    var fullRank = 0
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
    for form in forms {
      let cells = wording.cells(form.text) + StatusLine.separatorCells
      let freed = texts[form.field].map { wording.cells($0) + StatusLine.separatorCells } ?? 0
      guard used - freed + cells <= width else { continue }
      used += cells - freed
      texts[form.field] = form.text
      if form.isFlexible { flexible = form.field }
    }
    if let flexible {
      let room = StatusLine.leastFlexible + width - used
      texts[flexible] = text(of: fields[flexible], room: room)
    }
    let row = texts.compactMap { $0 }.joined(separator: " \(wording.bar) ")
    return row.isEmpty ? "" : " " + row
  }

  private struct Form {
    let field: Int
    let rank: Int
    let text: String
    let isFlexible: Bool
  }

  /// What can be said, the most useful first.
  private var forms: [Form] {
    var forms: [Form] = []
    for (index, field) in fields.enumerated() {
      if let short = field.short {
        forms.append(Form(field: index, rank: field.rank, text: short, isFlexible: false))
      }
      forms.append(
        Form(
          field: index, rank: field.short == nil ? field.rank : field.fullRank,
          text: text(of: field, room: StatusLine.leastFlexible),
          isFlexible: field.flexible != nil))
    }
    return forms.sorted { ($0.rank, $0.field) < ($1.rank, $1.field) }
  }

  private func text(of field: Field, room: Int) -> String {
    guard let flexible = field.flexible else { return field.text }
    return "\(field.text)\(wording.quoted(flexible, atMost: room))\(field.tail)"
  }
}
