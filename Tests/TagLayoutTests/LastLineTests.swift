import TagLayout
import TestSupport
import Testing

@Suite("Last lines and blocks")
struct LastLineTests {
  private func picture(
    _ widths: [Int32], in width: Int, _ change: (inout FlowLayout) -> Void
  ) -> String {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = 1
    change(&layout)
    return layout.arrange(ItemSizes(widths: widths, height: 1), in: .cells(width)).picture
  }

  @Test(
    "the last line under every policy",
    arguments: [
      (LastLine.inherit, "EE··FF··GG"), (.left, "EE·FF·GG··"), (.center, "·EE·FF·GG·"),
      (.right, "··EE·FF·GG"), (nil, "EE·FF·GG··"),
    ] as [(LastLine?, String)])
  func policies(policy: LastLine?, last: String) {
    let picture = picture([1, 1, 1, 2, 2, 2, 2], in: 10) {
      $0.alignDirection = .justified
      $0.lastLine = policy
      $0.maximumItemsPerLine = 4
    }
    #expect(picture == "A·B··C··DD\n" + last)
  }

  @Test(
    "the default is left where lines are stretched, and nothing special elsewhere",
    arguments: [
      (AlignDirection.left, "CC···"), (.rightFlow, "···CC"), (.rightData, "···CC"),
      (.center, "·CC··"), (.justified, "CC···"), (.spaceAround, "CC···"), (.spaceEvenly, "CC···"),
      (.fill, "CC···"),
    ])
  func defaults(alignment: AlignDirection, last: String) {
    let picture = picture([2, 2, 2], in: 5) { $0.alignDirection = alignment }
    #expect(picture.split(separator: "\n").last.map(String.init) == last)
  }

  @Test("a single line is the last one, unless it isn't to be")
  func singleLine() {
    #expect(
      picture([5, 5], in: 24) { $0.alignDirection = .justified } == "AAAAA·BBBBB·············")
    #expect(
      picture([5, 5], in: 24) {
        $0.alignDirection = .justified
        $0.singleLineIsLast = false
      } == "AAAAA··············BBBBB")
  }

  @Test(
    "sides are those that one sees, also where the first item is right-most",
    arguments: [
      (LastLine.left, "D·C···"), (.center, "·D·C··"), (.right, "···D·C"), (.inherit, "···D·C"),
    ])
  func rightData(policy: LastLine, last: String) {
    let picture = picture([3, 2, 1, 1], in: 6) {
      $0.alignDirection = .rightData
      $0.lastLine = policy
    }
    #expect(picture == "BB·AAA\n" + last)
  }

  @Test(
    "right to left mirrors last lines too",
    arguments: [(LastLine.left, "····DC"), (.center, "··DC··"), (.right, "DC····")])
  func rightToLeft(policy: LastLine, last: String) {
    let picture = picture([3, 2, 1, 1], in: 6) {
      $0.minimumInteritemSpacing = 0
      $0.maximumItemsPerLine = 2
      $0.alignDirection = .justified
      $0.lastLine = policy
      $0.layoutDirection = .rightToLeft
    }
    #expect(picture == "BB·AAA\n" + last)
  }

  @Test(
    "a block is aligned as its widest line",
    arguments: [
      (AlignDirection.left, "AAA·BB··\nCCCC····"), (.center, "·AAA·BB·\n·CCCC···"),
      (.rightFlow, "··AAA·BB\n··CCCC··"), (.rightData, "··BB·AAA\n····CCCC"),
    ])
  func block(alignment: AlignDirection, expected: String) {
    #expect(
      picture([3, 2, 4], in: 8) {
        $0.alignDirection = alignment
        $0.alignmentScope = .block
      } == expected)
  }

  @Test("a centred block has an odd free cell on the right, from right to left on the left")
  func blockOdd() {
    func block(_ direction: LayoutDirection) -> String {
      picture([3, 2, 4], in: 9) {
        $0.alignDirection = .center
        $0.alignmentScope = .block
        $0.layoutDirection = direction
      }
    }
    #expect(block(.leftToRight) == "·AAA·BB··\n·CCCC····")
    #expect(block(.rightToLeft) == "··BB·AAA·\n····CCCC·")
  }

  @Test("a last line that is placed apart leaves its block")
  func lastLineOfBlock() {
    let picture = picture([3, 2, 4], in: 8) {
      $0.alignDirection = .center
      $0.alignmentScope = .block
      $0.lastLine = .right
    }
    #expect(picture == "·AAA·BB·\n····CCCC")
  }

  @Test("the scope makes no difference where lines are stretched")
  func stretchedBlock() {
    for alignment in [AlignDirection.justified, .spaceAround, .spaceEvenly, .fill] {
      let pictures = AlignmentScope.allCases.map { scope in
        picture([3, 2, 4, 1, 1], in: 8) {
          $0.alignDirection = alignment
          $0.alignmentScope = scope
        }
      }
      #expect(pictures[0] == pictures[1])
    }
  }
}
