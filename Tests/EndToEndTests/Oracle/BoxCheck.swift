import TestSupport

/// Holds the cells of a screen against the frames of a report: bordered boxes of one row of text each.
struct BoxCheck {
  let grid: CellGrid
  /// The row of the screen in which the content starts, and the first row that is none of it.
  let area: Range<Int>
  let padding: Int

  /// Whether texts must stand whole in exactly the cells that they were measured to take.
  ///
  /// If not, they only must leave the borders alone.
  let isExact: Bool
  /// Whether the program was told how to count, and did not ask.
  let isTold: Bool

  /// Looks for what is wrong.
  ///
  /// - Parameters:
  ///   - items: The items of the layout on the screen.
  ///   - natural: The widths of the items' boxes if each had all the room that it wants.
  /// - Returns: The faults in words.
  func faults(of items: [LayoutReport.Item], natural: [Int]) -> [String] {
    var borders: [Place: String] = [:]
    var faults: [String] = []
    for (item, width) in zip(items, natural) {
      guard let frame = item.frame else { continue }
      add(frame, to: &borders)
      let isKnown = !isTold || !item.text.unicodeScalars.contains(where: MixedTags.isLongDash)
      guard isExact, isKnown, let fault = textFault(of: item, in: frame, natural: width) else {
        continue
      }
      faults.append(fault)
    }
    // Every cell, so that what stands where no box is counts as well.
    for y in area {
      for x in 0..<(grid.rows.indices.contains(y) ? grid.rows[y].count : 0) {
        let text = grid[x, y].text
        let expected = borders[Place(x: x, y: y)]
        guard expected != nil || Self.pieces.contains(text) else { continue }
        if text != expected {
          faults.append("\(x),\(y): \"\(text)\" for \"\(expected ?? "no border")\"")
        }
      }
    }
    return faults
  }

  private struct Place: Hashable {
    let x: Int
    let y: Int
  }

  private static let pieces: Set<String> = ["╭", "╮", "╰", "╯", "─", "│"]

  private func add(_ frame: LayoutReport.Frame, to borders: inout [Place: String]) {
    let (left, right) = (frame.x, frame.x + frame.width - 1)
    let (top, bottom) = (area.lowerBound + frame.y, area.lowerBound + frame.y + frame.height - 1)
    for x in left...right {
      borders[Place(x: x, y: top)] = x == left ? "╭" : x == right ? "╮" : "─"
      borders[Place(x: x, y: bottom)] = x == left ? "╰" : x == right ? "╯" : "─"
    }
    for x in [left, right] { borders[Place(x: x, y: top + 1)] = "│" }
  }

  /// Whether the text stands where it should, whole, in the cells that it was given.
  private func textFault(
    of item: LayoutReport.Item, in frame: LayoutReport.Frame, natural: Int
  ) -> String? {
    let row = area.lowerBound + frame.y + 1
    let cells = (frame.x + 1..<frame.x + frame.width - 1).map { grid[$0, row] }
    var range = padding..<natural - 2 - padding
    if frame.width < natural {
      // In a box with less room than it wants padding goes first.
      range =
        (cells.firstIndex { !$0.isBlank } ?? 0)..<(cells.lastIndex { !$0.isBlank } ?? -1) + 1
    }
    let text = cells[range].map { $0.isBlank ? " " : $0.text }.joined()
    let rest = cells[..<range.lowerBound] + cells[range.upperBound...]
    guard !rest.allSatisfy(\.isBlank) || !isShown(item.shown, as: text) else { return nil }
    let hexadecimal = text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    return "\(frame.x + 1 + range.lowerBound),\(row): \"\(text)\" in \(range.count) cells for"
      + " \"\(item.shown)\" \(hexadecimal.joined(separator: " "))"
  }

  /// Whether what cells hold is a text, but for what terminals leave out.
  private func isShown(_ shown: String, as text: String) -> Bool {
    let wanted = shown.unicodeScalars.filter { !Self.isUnseen($0) }
    let found = text.unicodeScalars.filter { !Self.isUnseen($0) }
    return wanted.elementsEqual(found)
      || wanted.filter { !MixedTags.isNew($0) }.elementsEqual(found)
  }

  /// Variation selectors may be forgotten once they have had their effect.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0E || scalar.value == 0xFE0F
  }
}
