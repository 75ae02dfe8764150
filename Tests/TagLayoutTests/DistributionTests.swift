import TagLayout
import TestSupport
import Testing

/// Free cells that don't divide evenly, and lines that have none.
@Suite("Stretched lines")
struct DistributionTests {
  private func arrange(
    _ widths: [Int32], in width: Int, gap: Int = 0, _ change: (inout FlowLayout) -> Void
  ) -> Arrangement {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = gap
    layout.lastLine = .inherit
    change(&layout)
    return layout.arrange(ItemSizes(widths: widths, height: 1), in: .cells(width))
  }

  @Test(
    "seven free cells in a line of five, eight where there are six gaps",
    arguments: [
      (AlignDirection.justified, "AA·BB··CC··DD··EE"),
      (.spaceAround, "AA··BB·CC·DD··EE·"),
      (.spaceEvenly, "·AA·BB··CC·DD·EE··"),
      (.fill, "AAABBBCCCCDDDEEEE"),
    ])
  func remainders(alignment: AlignDirection, picture: String) {
    let width = alignment == .spaceEvenly ? 18 : 17
    let arrangement = arrange([2, 2, 2, 2, 2], in: width) { $0.alignDirection = alignment }
    #expect(arrangement.picture == picture)
  }

  @Test("from right to left the same remainders fall the other way")
  func mirrored() {
    let there = arrange([2, 2, 2, 2, 2], in: 17) { $0.alignDirection = .justified }
    let back = arrange([2, 2, 2, 2, 2], in: 17) {
      $0.alignDirection = .justified
      $0.layoutDirection = .rightToLeft
    }
    #expect(there.frames.map(\.x) == [0, 3, 7, 11, 15])
    #expect(back.picture == "EE··DD··CC··BB·AA")
    #expect(back.frames.map(\.x) == there.frames.map { 17 - $0.maxX })
  }

  @Test(
    "leads of seven free cells, as a browser rounds them down",
    arguments: [
      (AlignDirection.spaceAround, [0, 2, 3, 4, 6]), (.spaceEvenly, [1, 2, 3, 4, 5]),
      (.justified, [0, 1, 3, 5, 7]),
    ])
  func leads(alignment: AlignDirection, leads: [Int]) {
    let arrangement = arrange([2, 2, 2, 2, 2], in: 17) { $0.alignDirection = alignment }
    #expect(arrangement.frames.enumerated().map { $1.x - 2 * $0 } == leads)
  }

  @Test("the spacing is a minimum: free cells come on top of it")
  func minimumSpacing() {
    let arrangement = arrange([5, 5, 5, 5], in: 24, gap: 1) { $0.alignDirection = .justified }
    #expect(arrangement.picture == "AAAAA·BBBBB·CCCCC··DDDDD")
    #expect(arrangement.lines.map(\.used) == [23])
    #expect(arrangement.lines.map(\.free) == [1])
  }

  @Test(
    "an only item",
    arguments: [
      (AlignDirection.justified, "AAA····"), (.spaceAround, "··AAA··"), (.spaceEvenly, "··AAA··"),
      (.fill, "AAAAAAA"),
    ])
  func onlyItem(alignment: AlignDirection, picture: String) {
    #expect(arrange([3], in: 7) { $0.alignDirection = alignment }.picture == picture)
  }

  @Test("an only item with an odd free cell has it on the right")
  func onlyItemOdd() {
    for alignment in [AlignDirection.spaceAround, .spaceEvenly] {
      #expect(arrange([4], in: 7) { $0.alignDirection = alignment }.picture == "·AAAA··")
    }
  }

  @Test("without free cells all alignments are alike", arguments: AlignDirection.allCases)
  func noFreeCells(alignment: AlignDirection) {
    let arrangement = arrange([3, 4], in: 8, gap: 1) { $0.alignDirection = alignment }
    #expect(arrangement.picture == (alignment == .rightData ? "BBBB·AAA" : "AAA·BBBB"))
  }

  @Test("a clamped item that fills its line is still clamped")
  func clampedItem() {
    let arrangement = arrange([30, 4], in: 9) { $0.alignDirection = .fill }
    #expect(arrangement.attributes(at: 0).isClamped && !arrangement.attributes(at: 1).isClamped)
    #expect(arrangement.frames.map(\.width) == [9, 9])
  }

  @Test("columns are stretched along their height")
  func columns() {
    var layout = FlowLayout()
    layout.scrollDirection = .horizontal
    layout.alignDirection = .justified
    layout.lastLine = .inherit
    let arrangement = layout.arrange(ItemSizes(widths: [3, 3, 3, 3], height: 1), in: 3)
    #expect(arrangement.picture == "AAADDD\nBBB···\nCCC···")
    layout.alignDirection = .fill
    #expect(
      layout.arrange(ItemSizes(widths: [3, 3, 3, 3], height: 1), in: 3).picture
        == "AAADDD\nBBBDDD\nCCCDDD")
  }

  @Test("a line of a million items is stretched without overflow")
  func longLine() {
    var layout = FlowLayout()
    layout.alignDirection = .spaceAround
    layout.lastLine = .inherit
    layout.minimumInteritemSpacing = .max
    let sizes = ItemSizes(count: 1_000_000, size: Size(width: .max, height: 1))
    // The second line has one item, and all the room of a million.
    let arrangement = layout.arrange(sizes, in: .unlimited, forcedBreaks: [999_999])
    let room = arrangement.contentSize.width
    #expect(arrangement.attributes(at: 999_999).frame.x == (room - FlowLayout.maximumLength) / 2)
  }
}
