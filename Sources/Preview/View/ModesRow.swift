/// Where the names of the alignments stand in their row.
///
/// The places depend on the width only, so that no name moves when another one is chosen. Where the
/// row is too narrow for all, it shows a page of names.
struct ModesRow: Hashable, Sendable {
  struct Name: Hashable, Sendable {
    /// The number of the mode.
    let index: Int
    let text: String
    /// The column of the first letter; one cell is free on both sides, for the brackets.
    let x: Int

    /// The columns of the name and its brackets.
    var cells: Range<Int> { (x - 1)..<(x + text.count + 1) }
  }

  /// The number of the current mode.
  let current: Int
  /// The names that are shown, those beside the current one.
  let names: [Name]
  /// Whether there are names before and behind those.
  let hasMoreBefore: Bool
  let hasMoreBehind: Bool

  init(names: [String], current: Int, width: Int) {
    self.current = current
    for gap in [3, 2] {
      let placed = ModesRow.place(names[...], gap: gap, from: 1)
      guard let last = placed.last, last.x + last.text.count < width else { continue }
      self.names = placed
      hasMoreBefore = false
      hasMoreBehind = false
      return
    }
    var page: [Name] = []
    var start = 0
    repeat {
      page = ModesRow.page(names[start...], width: width)
      start += page.count
    } while !page.contains { $0.index == current } && start < names.count
    self.names = page
    hasMoreBefore = start > page.count
    hasMoreBehind = start < names.count
  }

  private static func place(_ names: ArraySlice<String>, gap: Int, from start: Int) -> [Name] {
    var x = start
    return zip(names.indices, names).map { index, text in
      defer { x += text.count + gap }
      return Name(index: index, text: text, x: x)
    }
  }

  /// The names that fit, with a sign for more on each side; one at least.
  private static func page(_ names: ArraySlice<String>, width: Int) -> [Name] {
    let placed = place(names, gap: 2, from: names.startIndex == 0 ? 1 : 3)
    let fitting = placed.prefix { $0.x + $0.text.count + 1 <= width - 2 }
    return fitting.isEmpty ? Array(placed.prefix(1)) : Array(fitting)
  }
}
