import Cloud
import TagLayout
import TestSupport
import Testing

@Suite struct ArrangedCloudTests {
  @Test func boxesAreTextPaddingAndBorder() {
    for style in BoxStyle.allCases {
      for padding in 0...3 {
        let cloud = bracketed(["swift", "日本", ""]) {
          $0.box = style
          $0.padding = padding
        }
        let extra = 2 * padding + (style == .none ? 0 : 2)
        let height = [.bracket, .none].contains(style) ? 1 : 3
        #expect(cloud.frames.map(\.width) == [5 + extra, 4 + extra, 1 + extra])
        #expect(cloud.frames.allSatisfy { $0.height == height })
      }
    }
  }

  @Test func noContainerIsAsWideAsAllTags() {
    let cloud = bracketed(["made", "in", "China"], width: 0)
    #expect(cloud.arrangement.contentSize == Size(width: 19, height: 1))
  }

  @Test func absurdNumbersAreClamped() {
    let cloud = bracketed(["made", "in"], width: -5) {
      $0.padding = .max
      $0.layout.minimumInteritemSpacing = .max
      $0.layout.sectionInset = EdgeInsets(top: -1, left: .max, bottom: 3, right: .min)
    }
    #expect(cloud.container.width == 0)
    #expect(cloud.frames.count == 2)
    #expect(bracketed(["made"]) { $0.padding = -7 }.printed == ["[made]"])
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>) func updatedCloudIsAsIfMadeAnew(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var cloud = random.cloud()
    for _ in 0..<8 {
      // Most steps change one thing, as a key does.
      var settings = cloud.settings
      switch random.number(in: 0...4) {
      case 0: settings = random.settings()
      case 1: settings.layout.alignDirection = random.pick(.left, .rightFlow, .rightData, .center)
      case 2: settings.padding = random.number(in: 0...3)
      case 3: settings.layout.minimumLineSpacing = random.number(in: 0...2)
      default: break
      }
      let container =
        random.oneIn(2)
        ? cloud.container
        : Container(width: random.number(in: 0...50), height: random.number(in: 0...14))
      cloud.update(settings: settings, container: container)
      let anew = ArrangedCloud(tags: cloud.tags, settings: settings, container: container)
      #expect(cloud.json == anew.json, "seed \(seed)")
      #expect(cloud.printed == anew.printed, "seed \(seed)")
    }
  }
}
