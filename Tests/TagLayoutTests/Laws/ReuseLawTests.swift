import TagLayout
import TestSupport
import Testing

@Suite("Line breaks used again")
struct ReuseLawTests {
  @Test("breaks of any layout give what arranging anew gives")
  func anyLayout() {
    forEachScenario { scenario, random in
      let other = LayoutScenario.random(using: &random)
      let along = other.layout.arrange(scenario.sizes, along: scenario.arrangement.breaks)
      var anew = scenario
      anew.layout = other.layout
      return isSame(along, anew.arrangement)
    }
  }

  @Test("breaks of another number of items are not used")
  func otherItems() {
    forEachScenario(seeds: 1..<301) { scenario, random in
      let other = LayoutScenario.random(using: &random)
      let breaks = scenario.layout.breakLines(
        other.sizes, in: scenario.extent, sections: other.sections,
        forcedBreaks: other.forcedBreaks)
      guard other.items.count != scenario.items.count else { return true }
      return isSame(
        scenario.layout.arrange(scenario.sizes, along: breaks),
        scenario.layout.arrange(scenario.sizes, in: scenario.extent))
    }
  }

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

  private func isSame(_ one: Arrangement, _ other: Arrangement) -> Bool {
    one.layout == other.layout && one.contentSize == other.contentSize
      && one.overflow == other.overflow && one.sectionCount == other.sectionCount
      && one.frames == other.frames && Array(one.lines) == Array(other.lines)
  }
}
