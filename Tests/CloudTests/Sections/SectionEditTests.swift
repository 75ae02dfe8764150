import TestSupport
import Testing

@testable import Cloud

/// What edits do to sections.
@Suite struct SectionEditTests {
  /// Sections `A`, `B`, … in which each letter is a tag, one section a word: `ab|c||d`.
  private static func list(_ picture: String) -> TagList {
    let words = picture.split(separator: "|", omittingEmptySubsequences: false)
    return TagList(
      sections: zip("ABCDEFGH", words).map { (String($0), $1.map { String($0) }) })
  }

  private static func picture(_ tags: TagList) -> String {
    (0..<tags.sectionCount).map { tags.texts[tags.section(at: $0).tags].joined() }
      .joined(separator: "|")
  }

  static let examples: [(String, TagEdit, String)] = [
    // An added tag belongs to the section of the tag that it follows.
    ("ab|cd", .insert(["x"], at: 1), "axb|cd"),
    ("ab|cd", .insert(["x"], at: 2), "abx|cd"),
    ("ab|cd", .insert(["x"], at: 4), "ab|cdx"),
    ("ab|cd|", .insert(["x", "y"], at: 4), "ab|cdxy|"),
    // At the very start to that of the first tag.
    ("ab|cd", .insert(["x"], at: 0), "xab|cd"),
    ("|ab", .insert(["x"], at: 0), "|xab"),
    ("||", .insert(["x"], at: 0), "x||"),
    // At a border the section says which side is meant.
    ("ab|cd", .insert(["x"], at: 2, section: 1), "ab|xcd"),
    ("ab|cd", .insert(["x"], at: 2, section: 0), "abx|cd"),
    ("ab|||c", .insert(["x"], at: 2, section: 2), "ab||x|c"),
    ("||", .insert(["x"], at: 0, section: 2), "||x"),
    // Elsewhere it can't be another than that of the place.
    ("ab|cd", .insert(["x"], at: 1, section: 1), "axb|cd"),
    ("ab|cd", .insert(["x"], at: 3, section: 0), "ab|cxd"),
    ("ab|cd", .insert(["x"], at: 2, section: 9), "ab|xcd"),
    ("ab|cd", .insert(["x"], at: 2, section: -9), "abx|cd"),
    // A section stays when it loses its last tag.
    ("a|b|c", .remove(1..<2), "a||c"),
    ("ab|c|de", .remove(1..<4), "a||e"),
    ("ab|c|", .remove(0..<3), "||"),
    ("a|b|c", .replace(1, with: "x"), "a|x|c"),
    ("|b|", .replace(0, with: "x"), "|x|"),
    // A moved tag goes to the section of the tag whose place it takes.
    ("ab|cd", .move(from: 0, to: 1), "ba|cd"),
    ("ab|cd", .move(from: 0, to: 2), "b|cad"),
    ("ab|cd", .move(from: 3, to: 1), "adb|c"),
    ("ab|cd", .move(from: 2, to: 2), "ab|cd"),
    ("ab|cd", .move(from: 0, to: 9), "b|cda"),
    ("a||b", .move(from: 0, to: 1), "||ba"),
    ("ab|cd", .move(from: 1, to: 1, section: 1), "a|bcd"),
    ("ab|cd", .move(from: 2, to: 2, section: 0), "abc|d"),
    ("ab||c", .move(from: 1, to: 1, section: 1), "a|b|c"),
    ("ab|cd", .move(from: 0, to: 0, section: 1), "ab|cd"),
    ("a|b|c", .move(from: 0, to: 1, section: 2), "|b|ac"),
    // Sections keep their lengths when tags change places.
    ("ab|c|de", .permute([4, 3, 2, 1, 0]), "ed|c|ba"),
    ("ab|c", .permute([0, 0, 1]), "ab|c"),
  ]

  @Test(arguments: examples) func changeAndUndo(before: String, edit: TagEdit, after: String) {
    let original = Self.list(before)
    var tags = original
    let inverse = tags.apply(edit)
    #expect(Self.picture(tags) == after)
    let again = tags.apply(inverse)
    #expect(tags == original)
    tags.apply(again)
    #expect(Self.picture(tags) == after)
  }

  @Test func inversesNameTheSection() {
    var tags = Self.list("ab|cd")
    let inverse = tags.apply(.move(from: 0, to: 3))
    #expect(inverse == .move(from: 3, to: 0, section: 0))
  }

  @Test func stepsCrossBordersAndEmptySections() {
    var tags = Self.list("ab||cd|")
    // The tag `a` on its way.
    var pictures: [String] = []
    var index = 0
    while let edit = tags.edit(moving: index, forward: true) {
      tags.apply(edit)
      if case .move(_, let target, _) = edit { index = target }
      pictures.append(Self.picture(tags))
    }
    let steps = ["ba||cd|", "b|a|cd|", "b||acd|", "b||cad|", "b||cda|", "b||cd|a"]
    #expect(pictures == steps)
    var back: [String] = []
    while let edit = tags.edit(moving: index, forward: false) {
      tags.apply(edit)
      if case .move(_, let target, _) = edit { index = target }
      back.append(Self.picture(tags))
    }
    #expect(back == steps.dropLast().reversed() + ["ab||cd|"])
  }

  @Test func stepsWithoutSectionsPassNeighbours() {
    let tags: TagList = ["a", "b"]
    #expect(tags.edit(moving: 0, forward: true) == .move(from: 0, to: 1))
    #expect(tags.edit(moving: 1, forward: false) == .move(from: 1, to: 0))
    #expect(tags.edit(moving: 1, forward: true) == nil)
    #expect(tags.edit(moving: 0, forward: false) == nil)
    #expect(tags.edit(moving: 2, forward: false) == nil)
    #expect(tags.edit(moving: -1, forward: true) == nil)
  }

  @Test func restoringIntoAnotherListKeepsItsSectionsSound() {
    var many = Self.list("a|b|c|d")
    let inverse = many.apply(.remove(0..<4))
    var few = Self.list("wxyz|abcd")
    few.apply(inverse)
    #expect(few.sectionLengths.reduce(0, +) == few.count)
    #expect(few.sectionCount == 2)
    var undivided: TagList = ["wxyz"]
    undivided.apply(inverse)
    #expect(!undivided.hasSections)
  }

  /// After any edits: every tag is in one section, the sections are the same, tags that an edit
  /// doesn't name are in the section they were in, and orders leave each tag in its own.
  @Test(arguments: 1...60 as ClosedRange<UInt64>) func randomEditsKeepSectionsSound(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    // Texts that differ say which tag is which.
    var next = 0
    func tag() -> String {
      next += 1
      return "t\(next)"
    }
    var tags = TagList(
      sections: (0..<random.number(in: 1...5)).map { section in
        ("S\(section)", (0..<random.number(in: 0...4)).map { _ in tag() })
      })
    let titles = (0..<tags.sectionCount).map { tags.section(at: $0).title }
    for step in 0..<60 {
      let before = tags
      let edit = random.edit(of: tags.count).renamed(tag)
      let inverse = tags.apply(edit)
      let what = "seed \(seed), step \(step), \(edit)"
      #expect(tags.sections?.ends.last == tags.count, "\(what)")
      #expect(tags.sections?.ends == tags.sections?.ends.sorted(), "\(what)")
      #expect((0..<tags.sectionCount).map { tags.section(at: $0).title } == titles, "\(what)")
      let old = before.sectionOfText
      let new = tags.sectionOfText
      let named = edit.named(in: before)
      for (text, section) in new where !named.contains(text) {
        #expect(old[text] == section, "\(what): \(text)")
      }
      if random.oneIn(3) {
        tags.apply(inverse)
        #expect(tags == before, "\(what)")
      }
      var cloud = bracketed(tags, width: 20)
      let order = TagOrder.allCases[random.number(in: 0...TagOrder.allCases.count - 1)]
      let undo = cloud.sort(by: order)
      #expect(cloud.tags.sectionOfText == tags.sectionOfText, "\(what), \(order)")
      cloud.apply(undo)
      #expect(cloud.tags == tags, "\(what), \(order)")
      let shuffled = tags.shuffledOrder(using: &random)
      cloud.apply(.permute(shuffled))
      #expect(cloud.tags.sectionOfText == tags.sectionOfText, "\(what), shuffled")
    }
  }
}

extension TagList {
  /// The section of each tag, by its text.
  fileprivate var sectionOfText: [String: Int] {
    Dictionary(uniqueKeysWithValues: (0..<count).map { (self[$0], section(containing: $0) ?? -1) })
  }
}

extension TagEdit {
  /// The same edit with other new texts.
  fileprivate func renamed(_ name: () -> String) -> TagEdit {
    switch self {
    case .insert(let texts, let index, let section):
      .insert(texts.map { _ in name() }, at: index, section: section)
    case .replace(let index, _): .replace(index, with: name())
    default: self
    }
  }

  /// The texts of the tags that may change their section.
  fileprivate func named(in tags: TagList) -> Set<String> {
    switch self {
    case .insert(let texts, _, _): Set(texts)
    case .remove, .restore: []
    case .replace(_, let text): [text]
    case .move(let from, _, _): tags.texts.indices.contains(from) ? [tags[from]] : []
    case .permute: Set(tags.texts)
    }
  }
}
