import TagLayout
import TestSupport
import Testing

@Suite("Line breaks used again")
struct ReuseLawTests {
  @Test("breaks of any layout give what arranging anew gives")
  func anyLayout() {
    forEachScenario { scenario, random in
      let other = LayoutScenario.random(using: &random)
      let breaks = scenario.layout.breakLines(scenario.sizes, in: scenario.extent)
      let along = other.layout.arrange(scenario.sizes, along: breaks)
      let anew = other.layout.arrange(scenario.sizes, in: scenario.extent)
      return isSame(along, anew)
    }
  }

  @Test("breaks of another number of items are not used")
  func otherItems() {
    forEachScenario(seeds: 1..<301) { scenario, random in
      let other = LayoutScenario.random(using: &random)
      let breaks = scenario.layout.breakLines(other.sizes, in: scenario.extent)
      guard other.items.count != scenario.items.count else { return true }
      return isSame(
        scenario.layout.arrange(scenario.sizes, along: breaks), scenario.arrangement)
    }
  }

  @Test(
    "settings that leave the breaks alone",
    arguments: [
      { $0.alignDirection = .rightData }, { $0.layoutDirection = .rightToLeft },
      { $0.lineAlignment = .bottom }, { $0.minimumLineSpacing = 9 }, { $0.minimumLineSpacing = -9 },
      { $0.sectionInset.top = 7 }, { $0.sectionInset.bottom = 7 },
      { ($0.sectionInset.left, $0.sectionInset.right) = (3, 1) },
      { $0.minimumInteritemSpacing = -4 },
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
      { $0.oversize = .overflow },
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
      && one.frames == other.frames && Array(one.lines) == Array(other.lines)
  }
}
