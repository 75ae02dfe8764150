import Foundation
import TagLayout
import TestSupport
import Testing

/// What the articles of the documentation draw is what the engine does.
@Suite("Pictures in the articles")
struct ArticleTests {
  private let breaking = Self.article("BreakingLines")
  private let aligning = Self.article("AligningLines")

  private static func article(_ name: String) -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let url = root.appending(path: "Sources/TagLayout/TagLayout.docc/\(name).md")
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }

  private func picture(
    _ widths: [Int32], in width: Int, _ change: (inout FlowLayout) -> Void = { _ in }
  ) -> [String] {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    change(&layout)
    let picture = layout.arrange(ItemSizes(widths: widths, height: 1), in: .cells(width)).picture
    return picture.split(separator: "\n").map(String.init)
  }

  @Test("greedy and balanced lines")
  func lines() {
    for row in picture([6, 8, 5, 9, 4, 7], in: 20) { #expect(breaking.contains(row)) }
    let items: [Int32] = [6, 8, 5, 9, 4, 7, 3, 10, 5]
    let balanced = picture(items, in: 20) { $0.lineBreaking = .balanced }
    for (greedy, balanced) in zip(picture(items, in: 20), balanced) {
      let row = breaking.split(separator: "\n").first { $0.hasSuffix("  " + balanced) }
      #expect(row?.contains(greedy) == true)
    }
  }

  @Test("the label of hidden items")
  func label() {
    let rows = picture(Array(repeating: 6, count: 12), in: 27) {
      $0.maximumLines = 2
      $0.overflowLabels = [OverflowLabel(cells: 6, digits: true, height: 1)]
    }
    #expect(breaking.contains(rows[0]))
    #expect(breaking.contains(rows[1].prefix(14) + "+6 more" + rows[1].suffix(6)))
  }

  @Test("alignments", arguments: AlignDirection.allCases)
  func alignments(alignment: AlignDirection) {
    let row = picture([5, 5, 5, 5, 5], in: 26) {
      $0.alignDirection = alignment
      $0.maximumItemsPerLine = 3
    }[0]
    let name = "\(alignment)".padding(toLength: 13, withPad: " ", startingAt: 0)
    #expect(aligning.contains(name + row))
  }

  @Test("blocks")
  func blocks() {
    let pictures = AlignmentScope.allCases.map { scope in
      picture([6, 8, 5, 9], in: 24) {
        $0.alignDirection = .center
        $0.alignmentScope = scope
      }
    }
    let rows = aligning.split(separator: "\n").drop { !$0.hasPrefix("center, line") }.prefix(2)
    #expect(rows.count == 2)
    for (row, (line, block)) in zip(rows, zip(pictures[0], pictures[1])) {
      #expect(row.contains(line) && row.hasSuffix(block))
    }
  }
}
