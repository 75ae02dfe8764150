import TagLayout

extension LayoutLaw {
  static let alignment = [
    alignments, sharedBreaks, mirror, block, lastLine, stretched,
  ]

  static let alignments = LayoutLaw(
    "I6: alignments share the breaks and differ by the free cells or by a mirror"
  ) { scenario, _ in
    let rows = scenario.alignedRows
    let left = rows.with { $0.alignDirection = .left }.arrangement
    let rightFlow = rows.with { $0.alignDirection = .rightFlow }.arrangement
    let center = rows.with { $0.alignDirection = .center }.arrangement
    let rightData = rows.with { $0.alignDirection = .rightData }.arrangement
    // rightData is left in the container that is seen in a mirror.
    let mirror = rows.with {
      $0.alignDirection = .left
      let insets = $0.sectionInset
      $0.sectionInset.left = insets.right
      $0.sectionInset.right = insets.left
    }.arrangement
    let width = left.contentSize.width
    return left.lines.allSatisfy { line in
      line.items.allSatisfy { index in
        let x = left.attributes(at: index).frame.x
        let fits =
          line.used + rows.layout.sectionInset.left
          + rows.layout.sectionInset.right <= width
        let seen = mirror.attributes(at: index).frame
        return rightFlow.attributes(at: index).frame.x == x + line.free
          && center.attributes(at: index).frame.x == x + line.free / 2
          && (!fits || rightData.attributes(at: index).frame.x == width - seen.maxX)
      }
    } && [rightFlow, center, rightData].allSatisfy { $0.itemsByLine == left.itemsByLine }
  }

  static let sharedBreaks = LayoutLaw(
    "alignments, scopes, last lines and directions leave the breaks alone", scenarios: 300
  ) { scenario, random in
    let other = LayoutScenario.random(using: &random).layout
    let changed = scenario.with {
      $0.alignDirection = other.alignDirection
      $0.alignmentScope = other.alignmentScope
      $0.lastLine = other.lastLine
      $0.singleLineIsLast = other.singleLineIsLast
      $0.layoutDirection = other.layoutDirection
      $0.lineAlignment = other.lineAlignment
    }
    return changed.layout.sharesBreaks(with: scenario.layout)
      && Array(changed.arrangement.lines) == Array(scenario.arrangement.lines)
      && changed.arrangement.hiddenCount == scenario.arrangement.hiddenCount
  }

  static let mirror = LayoutLaw(
    "right to left is the mirror between the insets, whatever the settings"
  ) { scenario, _ in
    let rows = scenario.asRows
    let there = rows.with { $0.layoutDirection = .leftToRight }.arrangement
    let back = rows.with { $0.layoutDirection = .rightToLeft }.arrangement
    let insets = rows.layout.sectionInset
    let ends = there.contentSize.width + insets.left - insets.right
    return there.lines.allSatisfy { line in
      // A line that overflows starts at the inset in both.
      let fits = line.used <= there.contentSize.width - insets.left - insets.right
      return line.items.allSatisfy { item in
        let frame = there.attributes(at: item).frame
        let mirrored = back.attributes(at: item).frame
        return mirrored.size == frame.size && mirrored.y == frame.y
          && mirrored.x == (fits ? ends - frame.maxX : frame.x)
      }
    }
  }

  static let block = LayoutLaw("a block is the left layout, moved as a whole in each section") {
    scenario, random in
    let rows = scenario.alignedRows.with {
      $0.alignDirection = random.pick(.left, .center, .rightFlow)
    }
    let left = rows.with { $0.alignDirection = .left }.arrangement
    let apart = rows.arrangement
    let block = rows.with { $0.alignmentScope = .block }.arrangement
    return (0..<left.sectionCount).allSatisfy { section in
      let lines = left.lines(ofSection: section).map { left.lines[$0] }
      guard let widest = lines.max(by: { $0.used < $1.used }) else { return true }
      let first = widest.items.lowerBound
      let lead = apart.attributes(at: first).frame.x - left.attributes(at: first).frame.x
      return lines.flatMap(\.items).allSatisfy {
        block.attributes(at: $0).frame.x == left.attributes(at: $0).frame.x + lead
      }
    }
  }

  static let lastLine = LayoutLaw(
    "a last line that is placed apart leaves the other lines as they are"
  ) { scenario, random in
    let inherit = scenario.with { $0.lastLine = .inherit }.arrangement
    let policy = random.pick(LastLine.left, .center, .right)
    let apart = scenario.with { $0.lastLine = policy }.arrangement
    return inherit.lines.allSatisfy { line in
      let lines = inherit.lines(ofSection: line.section)
      let isLast =
        line.index == lines.upperBound - 1 && line.end == .end
        && (lines.count > 1 || scenario.layout.singleLineIsLast)
      if !isLast {
        return apart.attributes(ofLine: line.index) == inherit.attributes(ofLine: line.index)
      }
      // As in the alignment of that name, but for the order of rightData.
      guard scenario.layout.alignDirection != .rightData else { return true }
      let plain = scenario.with {
        $0.alignmentScope = .line
        $0.lastLine = .inherit
        $0.alignDirection =
          policy == .left ? .left : policy == .center ? .center : .rightFlow
      }.arrangement
      return apart.attributes(ofLine: line.index) == plain.attributes(ofLine: line.index)
    }
  }

  static let stretched = LayoutLaw(
    "stretched lines: nothing is left over, and no two parts differ by more than a cell"
  ) { scenario, random in
    let rows = scenario.alignedRows.with {
      $0.alignDirection = random.pick(.justified, .spaceAround, .spaceEvenly, .fill)
      $0.oversize = .clamp
      $0.maximumLines = nil
    }
    let arrangement = rows.arrangement
    let plain = rows.with { $0.alignDirection = .left }.arrangement
    let insets = rows.layout.sectionInset
    let room = max(0, arrangement.contentSize.width - insets.left - insets.right)
    return arrangement.lines.allSatisfy { line in
      let frames = arrangement.attributes(ofLine: line.index).map(\.frame)
      let sizes = plain.attributes(ofLine: line.index).map(\.frame.width)
      let gaps = zip(frames, frames.dropFirst()).map {
        $1.x - $0.maxX - rows.layout.minimumInteritemSpacing
      }
      let growth = zip(frames, sizes).map { $0.width - $1 }
      let before = (frames.first?.x ?? 0) - insets.left
      let after = insets.left + room - (frames.last?.maxX ?? 0)
      guard ([before, after] + gaps + growth).allSatisfy({ $0 >= 0 }),
        before + after + gaps.reduce(0, +) + growth.reduce(0, +) == line.free
      else { return false }
      return switch rows.layout.alignDirection {
      case .justified:
        before == 0 && (after == 0 || gaps.isEmpty) && isEven(gaps)
          && growth.allSatisfy { $0 == 0 }
      case .spaceEvenly: isEven([before, after] + gaps)
      // A gap has the cells of two sides, so that it differs by rounding twice.
      case .spaceAround: isEven([before, after]) && isEven(gaps) && before <= after
      default: before == 0 && after == 0 && gaps.allSatisfy { $0 == 0 } && isEven(growth)
      }
    }
  }

  private static func isEven(_ parts: [Int]) -> Bool {
    (parts.max() ?? 0) - (parts.min() ?? 0) <= 1
  }
}
