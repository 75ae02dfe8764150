import Cloud
import TagLayout
import TestSupport
import Testing

/// The orders that tags are put in.
@Suite struct TagOrderTests {
  private func sorted(_ tags: TagList, by order: TagOrder) -> [String] {
    var cloud = bracketed(tags)
    cloud.sort(by: order)
    return cloud.tags.texts
  }

  @Test(arguments: [
    (["b", "A", "a", "B"], ["A", "a", "b", "B"]),
    (["Zebra", "apple", "Mango"], ["apple", "Mango", "Zebra"]),
    (["tagcloud-b", "tagcloud-a", "tagcloud"], ["tagcloud", "tagcloud-a", "tagcloud-b"]),
    (["ÉTÉ", "été2", "eté"], ["eté", "ÉTÉ", "été2"]),
    (["日本", "a", "", "B"], ["", "a", "B", "日本"]),
    (["a\u{0}", "a"], ["a", "a\u{0}"]),
    (["x10", "x9", "X1"], ["X1", "x10", "x9"]),
  ]) func namesAreSortedInEitherCase(tags: [String], result: [String]) {
    #expect(sorted(TagList(tags), by: .name) == result)
  }

  @Test func widthsAreSortedAndEqualOnesStay() {
    #expect(
      sorted(["ccc", "日", "b", "aa", "\u{1B}", "a"], by: .width)
        == ["b", "\u{1B}", "a", "日", "aa", "ccc"])
  }

  @Test func packedOrderFillsLines() {
    var cloud = bracketed(["aaaa", "bbb", "cc", "ddd"], width: 10) {
      $0.layout.minimumInteritemSpacing = 0
    }
    #expect(cloud.arrangement.lines.count == 3)
    let inverse = cloud.sort(by: .packed)
    #expect(cloud.printed == ["[aaaa][cc]", "[bbb][ddd]"])
    cloud.apply(inverse)
    #expect(cloud.tags == ["aaaa", "bbb", "cc", "ddd"])
  }

  @Test func inputOrderIsTheOneTheTagsCameIn() {
    var cloud = bracketed(["b", "c", "a"])
    cloud.sort(by: .name)
    cloud.apply(.replace(0, with: "edited"))
    cloud.apply(.replace(0, with: "edited again"))
    cloud.apply(.insert(["new"], at: 1))
    cloud.apply(.move(from: 3, to: 0))
    #expect(cloud.tags == ["c", "edited again", "new", "b"])
    cloud.sort(by: .input)
    #expect(cloud.tags == ["b", "c", "edited again", "new"])
  }

  @Test func inputOrderGoesOnOverJoinedLists() {
    var first: TagList = ["b", "a"]
    var second: TagList = ["d", "c"]
    second.apply(.replace(0, with: "changed"))
    first.append(contentsOf: second)
    first.apply(.permute([3, 2, 1, 0]))
    var cloud = bracketed(first)
    cloud.sort(by: .input)
    #expect(cloud.tags == ["b", "a", "changed", "c"])
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>) func ordersAreStablePermutations(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let cloud = random.cloud()
    for order in TagOrder.allCases {
      let sorted = cloud.indices(in: order).sorted()
      #expect(sorted == Array(0..<UInt32(cloud.tags.count)), "seed \(seed)")
    }
    let byName = (0..<cloud.tags.count).sorted { left, right in
      let sections = [left, right].map { cloud.tags.section(containing: $0) ?? 0 }
      guard sections[0] == sections[1] else { return sections[0] < sections[1] }
      let (a, b) = (cloud.tags[left].lowercased().utf8, cloud.tags[right].lowercased().utf8)
      if a.elementsEqual(b) { return left < right }
      return a.lexicographicallyPrecedes(b)
    }
    #expect(cloud.indices(in: .name) == byName.map { UInt32($0) }, "seed \(seed)")
    var copy = cloud
    for order in [TagOrder.name, .packed, .width, .input] { copy.sort(by: order) }
    // Empty tags lie nowhere, so that only their number is certain.
    #expect(copy.tags.texts.filter { !$0.isEmpty } == cloud.tags.texts.filter { !$0.isEmpty })
  }
}
