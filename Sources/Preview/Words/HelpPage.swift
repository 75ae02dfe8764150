import Canvas
import Cloud
import TagLayout

/// The help: the key table, a sentence for each alignment, the mouse, and the keys of a prompt.
struct HelpPage {
  let width: Int
  let wording: Wording

  /// Cells of the keys' column.
  private static let labelWidth = 13
  private static let margin = 1
  /// From here on two columns stand side by side.
  private static let twoColumns = 78

  var lines: [PageLine] {
    keys + alignments + mouse + prompt
  }

  private var keys: [PageLine] {
    let bindings = KeyBinding.bindings(in: .cloud)
    guard width >= HelpPage.twoColumns else {
      return bindings.flatMap { rows($0.label, $0.long, at: 0, width: width) }
    }
    let middle = width / 2
    let half = (bindings.count + 1) / 2
    let left = bindings.prefix(half).flatMap { rows($0.label, $0.long, at: 0, width: middle) }
    let right = bindings.dropFirst(half).flatMap {
      rows($0.label, $0.long, at: middle, width: width - middle)
    }
    return (0..<max(left.count, right.count)).map { row in
      PageLine(
        (row < left.count ? left[row].pieces : []) + (row < right.count ? right[row].pieces : []))
    }
  }

  private var alignments: [PageLine] {
    AlignDirection.allCases.flatMap { rows($0.name, $0.explanation, at: 0, width: width) }
  }

  private var mouse: [PageLine] {
    MouseGesture.allCases.flatMap { rows($0.label, $0.explanation, at: 0, width: width) }
  }

  private var prompt: [PageLine] {
    let known = Set(KeyBinding.bindings(in: .cloud).flatMap(\.keys))
    let keys = KeyBinding.bindings(in: .prompt)
      .filter { binding in
        // What means the same everywhere is said once.
        !binding.keys.allSatisfy {
          known.contains($0)
            && KeyBinding.action(for: $0, in: .prompt) == KeyBinding.action(for: $0, in: .cloud)
        }
      }
      .map { "\($0.label) \($0.long)" }
    return rows("in a prompt", keys.joined(separator: "; "), at: 0, width: width)
  }

  /// Keys and their meaning side by side; one below the other where there is no room.
  private func rows(_ label: String, _ text: String, at x: Int, width: Int) -> [PageLine] {
    let start = x + HelpPage.margin
    let indent = HelpPage.labelWidth + 1
    let room = width - HelpPage.margin - indent
    guard room >= 12 else {
      let room = max(1, width - 2 * HelpPage.margin)
      return [PageLine([PageLine.Piece(x: start, text: label, style: Style(.bold))])]
        + wording.wrap(text, width: room).map {
          PageLine([PageLine.Piece(x: start + HelpPage.margin, text: $0)])
        }
    }
    var lines = wording.wrap(text, width: room).map {
      PageLine([PageLine.Piece(x: start + indent, text: $0)])
    }
    lines[0].pieces.insert(PageLine.Piece(x: start, text: label, style: Style(.bold)), at: 0)
    return lines
  }
}
