import TagLayout
import TestSupport
import Testing

@Suite("Line breaks used again")
struct ReuseLawTests {
  @Test(
    "settings that leave the breaks alone",
    arguments: [
      { $0.alignDirection = .rightData }, { $0.layoutDirection = .rightToLeft },
      { $0.lineAlignment = .bottom }, { $0.minimumLineSpacing = 9 }, { $0.minimumLineSpacing = -9 },
      { $0.sectionInset.top = 7 }, { $0.sectionInset.bottom = 7 },
      { ($0.sectionInset.left, $0.sectionInset.right) = (3, 1) },
      { $0.minimumInteritemSpacing = -4 }, { $0.lastLine = .right },
      { $0.alignmentScope = .block }, { $0.singleLineIsLast = false },
      { $0.headerReferenceSize = Size(width: 1, height: 1) },
      { $0.footerReferenceSize = Size(width: 1, height: 1) },
      // What greedy lines and lines without a limit don't heed.
      { $0.minimumLines = 9 },
      { $0.overflowLabels = [OverflowLabel(cells: 1, digits: true, height: 1)] },
    ] as [@Sendable (inout FlowLayout) -> Void])
  func shared(change: @Sendable (inout FlowLayout) -> Void) {
    #expect(changed(change).sharesBreaks(with: base))
    #expect(base.sharesBreaks(with: changed(change)))
  }

  @Test(
    "settings that change the breaks",
    arguments: [
      { $0.scrollDirection = .horizontal }, { $0.minimumInteritemSpacing = 1 },
      { $0.sectionInset.left = 1 }, { $0.itemSize = Size(width: 1, height: 1) },
      { $0.oversize = .overflow }, { $0.lineBreaking = .balanced }, { $0.maximumLines = 2 },
      { $0.maximumItemsPerLine = 2 },
      {
        $0.lineBreaking = .balanced
        $0.minimumLines = 9
      },
    ] as [@Sendable (inout FlowLayout) -> Void])
  func notShared(change: @Sendable (inout FlowLayout) -> Void) {
    #expect(!changed(change).sharesBreaks(with: base))
  }

  private let base: FlowLayout = {
    var layout = FlowLayout()
    layout.sectionInset = EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    return layout
  }()

  private func changed(_ change: (inout FlowLayout) -> Void) -> FlowLayout {
    var layout = base
    change(&layout)
    return layout
  }
}
