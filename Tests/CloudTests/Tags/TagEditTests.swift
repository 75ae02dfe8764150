import TestSupport
import Testing

@testable import Cloud

@Suite struct TagEditTests {
  struct Example: Sendable {
    let edit: TagEdit
    let result: TagList
  }

  static let examples: [Example] = [
    Example(edit: .insert(["x"], at: 0), result: ["x", "a", "b", "c"]),
    Example(edit: .insert(["x", "y"], at: 3), result: ["a", "b", "c", "x", "y"]),
    Example(edit: .insert(["x"], at: 99), result: ["a", "b", "c", "x"]),
    Example(edit: .insert(["x"], at: -5), result: ["x", "a", "b", "c"]),
    Example(edit: .insert([], at: 1), result: ["a", "b", "c"]),
    Example(edit: .remove(1..<2), result: ["a", "c"]),
    Example(edit: .remove(0..<3), result: []),
    Example(edit: .remove(2..<99), result: ["a", "b"]),
    Example(edit: .remove(-3..<1), result: ["b", "c"]),
    Example(edit: .remove(7..<9), result: ["a", "b", "c"]),
    Example(edit: .replace(1, with: "日本"), result: ["a", "日本", "c"]),
    Example(edit: .replace(3, with: "x"), result: ["a", "b", "c"]),
    Example(edit: .replace(-1, with: "x"), result: ["a", "b", "c"]),
    Example(edit: .move(from: 0, to: 2), result: ["b", "c", "a"]),
    Example(edit: .move(from: 2, to: 0), result: ["c", "a", "b"]),
    Example(edit: .move(from: 1, to: 99), result: ["a", "c", "b"]),
    Example(edit: .move(from: 1, to: -1), result: ["b", "a", "c"]),
    Example(edit: .move(from: 5, to: 0), result: ["a", "b", "c"]),
    Example(edit: .permute([2, 0, 1]), result: ["c", "a", "b"]),
    Example(edit: .permute([0, 1, 2]), result: ["a", "b", "c"]),
    Example(edit: .permute([0, 1]), result: ["a", "b", "c"]),
    Example(edit: .permute([0, 1, 1]), result: ["a", "b", "c"]),
    Example(edit: .permute([0, 1, 3]), result: ["a", "b", "c"]),
    Example(edit: .permute([.max, 1, 2]), result: ["a", "b", "c"]),
  ]

  @Test(arguments: examples) func changesAndUndoes(_ example: Example) {
    let original: TagList = ["a", "b", "c"]
    var tags = original
    let inverse = tags.apply(example.edit)
    #expect(tags == example.result)
    let again = tags.apply(inverse)
    #expect(tags == original)
    tags.apply(again)
    #expect(tags == example.result)
  }

  @Test func inversesSayWhatTheyUndo() {
    var tags: TagList = ["a", "b"]
    let undoesInsertion = tags.apply(.insert(["x", "y"], at: 1))
    #expect(undoesInsertion == .remove(1..<3))
    let undoesMove = tags.apply(.move(from: 0, to: 3))
    #expect(undoesMove == .move(from: 3, to: 0))
  }

  @Test func undoAndRedoCopyNoText() {
    var tags: TagList = ["a", "b", "c"]
    let undo = tags.apply(.replace(0, with: "new"))
    let bytes = tags.arena.count
    let redo = tags.apply(undo)
    tags.apply(redo)
    #expect(tags.arena.count == bytes)
    #expect(tags == ["new", "b", "c"])
  }

  @Test func tagsOfAnotherListAreLeftOut() {
    var long: TagList = ["a", "a text beyond the arena of the short list"]
    var short: TagList = ["b"]
    let inverse = long.apply(.remove(0..<2))
    short.apply(inverse)
    #expect(short == ["b", "b"])
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>) func randomEditsUnwind(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let original = random.tags()
    var tags = original
    var states = [tags]
    var inverses: [TagEdit] = []
    for _ in 0..<40 {
      inverses.append(tags.apply(random.edit(of: tags.count)))
      states.append(tags)
    }
    #expect(states.last == tags)
    var redo: [TagEdit] = []
    for (inverse, state) in zip(inverses.reversed(), states.dropLast().reversed()) {
      redo.append(tags.apply(inverse))
      #expect(tags == state, "seed \(seed)")
    }
    #expect(tags == original)
    for (edit, state) in zip(redo.reversed(), states.dropFirst()) {
      tags.apply(edit)
      #expect(tags == state, "seed \(seed)")
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func editedCloudIsAsIfMadeAnew(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var cloud = random.cloud()
    for _ in 0..<20 {
      let before = cloud
      let inverse = cloud.apply(random.edit(of: cloud.tags.count))
      let anew = ArrangedCloud(
        tags: cloud.tags, settings: cloud.settings, container: cloud.container)
      #expect(cloud.frames == anew.frames, "seed \(seed)")
      #expect(cloud.json == anew.json, "seed \(seed)")
      if random.oneIn(3) {
        cloud.apply(inverse)
        #expect(cloud.json == before.json, "seed \(seed)")
      }
    }
  }
}

extension SeededRandom {
  /// An edit of a list of `count` tags, now and then one beyond its ends.
  mutating func edit(of count: Int) -> TagEdit {
    let index = number(in: -1...count + 1)
    let section = oneIn(2) ? nil : number(in: -1...6)
    switch number(in: 0...4) {
    case 0: return .insert((0..<number(in: 0...3)).map { _ in text() }, at: index, section: section)
    case 1: return .remove(index..<index + number(in: 0...3))
    case 2: return .replace(index, with: text())
    case 3: return .permute((0..<UInt32(count)).shuffled(using: &self))
    default: return .move(from: index, to: number(in: -1...count + 1), section: section)
    }
  }
}
