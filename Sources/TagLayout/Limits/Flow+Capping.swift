/// The cap phase: what the last line shows when items are left that no line is for.
struct LineCap {
  /// The cells that a line may use, and those between two items.
  let room, gap: Int
  let items: MeasuredItems
  /// A form of the label that stands for `hidden` items; `nil` when there is no such form.
  let label: (_ form: Int, _ hidden: Int) -> CutLine.Label?

  /// The fewest cells that an item gives way to a label to.
  private static let leastBreadth = 3

  /// The line of `range` with room for the label, which uses `used` cells as it is.
  ///
  /// Forms are tried from the first on. Items leave the line one by one, never to return, until
  /// the label fits; the line's first item stays and is shortened if need be. So the search ends
  /// after as many steps as there are forms and items. When no form fits, the line is as it was.
  func cut(_ range: Range<Int>, used: Int) -> (end: Int, used: Int, line: CutLine) {
    var end = range.upperBound
    var taken = used
    var form = 0
    while var label = label(form, items.count - end) {
      while taken + gap + label.breadth > room, end - range.lowerBound > 1 {
        end -= 1
        taken -= items.breadth(at: end) + gap
        label = self.label(form, items.count - end) ?? label
      }
      if taken + gap + label.breadth <= room {
        return (end, taken + gap + label.breadth, CutLine(label: label))
      }
      let breadth = room - gap - label.breadth
      if breadth >= Self.leastBreadth {
        return (end, room, CutLine(label: label, breadthLimit: breadth))
      }
      form += 1
    }
    return (range.upperBound, used, CutLine())
  }
}

extension Flow {
  /// The cap phase: makes room for a label on the last of some lines.
  ///
  /// `lines` are all that may be shown of `items`, and don't hold all of these.
  func cap(_ broken: inout BrokenLines, of items: MeasuredItems, labels: [OverflowLabel]) -> CutLine
  {
    guard let last = broken.lines.last else { return CutLine() }
    let start = broken.lines.count > 1 ? Int(broken.lines[broken.lines.count - 2].end) : 0
    let range = start..<Int(last.end)
    let cap = LineCap(room: room, gap: itemGap, items: items) { form, hidden in
      guard form < labels.count else { return nil }
      let size = labels[form].size(for: hidden)
      return CutLine.Label(
        index: form, breadth: direction.breadth(of: size), depth: direction.depth(of: size))
    }
    let cut = cap.cut(range, used: items.used(range, gap: itemGap))
    broken.lines[broken.lines.count - 1] = BrokenLine(end: cut.end, used: cut.used)
    if case .each = items.depths {
      let deepest = (start..<cut.end).reduce(cut.line.label?.depth ?? 0) {
        max($0, items.depths[$1])
      }
      broken.depthSums[broken.lines.count - 1] = (broken.depthSums.dropLast().last ?? 0) + deepest
    }
    return cut.line
  }
}

extension OverflowLabel {
  /// The cells it takes when it stands for `hidden` items.
  func size(for hidden: Int) -> Size {
    let digits = digits ? String(hidden).utf8.count : 0
    return Size(
      width: (cells.clampedToLength + digits).clampedToLength, height: height.clampedToLength)
  }
}
