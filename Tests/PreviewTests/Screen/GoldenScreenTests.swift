import Cloud
import Foundation
import TagLayout
import Testing

@testable import Preview

@Suite("Whole screens")
struct GoldenScreenTests {
  /// A session that ends in a screen worth keeping.
  struct Scenario: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @Sendable () -> Preview

    var testDescription: String { name }

    init(_ name: String, _ make: @escaping @Sendable () -> Preview) {
      self.name = name
      self.make = make
    }
  }

  static let long =
    "a tag that is so long that no terminal of ordinary people has the room to show all of it at once"

  static let sections = TagList(sections: [
    ("Languages", ["swift", "objective-c", "c", "rust"]), ("", ["loose", "tags"]),
    ("Not yet", []), ("\u{65E5}\u{672C}\u{8A9E}", ["\u{6771}\u{4EAC}", "\u{5927}\u{962A}"]),
    ("A title that takes more cells than a small screen has", ["end"]),
  ])

  static let scenarios = [
    Scenario("first-80x24") { Preview(["swift", "ncurses", "unicode"], 80, 24) },
    Scenario("first-40x12") { Preview(Preview.words, 40, 12) },
    Scenario("first-200x60") { Preview((1...60).map { "tag \($0)" }, 200, 60) },
    Scenario("demo-80x24") {
      var options = Model.Options()
      options.isDemo = true
      return Preview(Preview.words, 80, 24, options: options)
    },
    Scenario("narrower-with-ruler-80x24") {
      Preview(["swift", "ncurses", "unicode"], 80, 24).typing("r<<---")
    },
    Scenario("right-flow-30x24") { Preview.compact(Preview.words, 30, 24).typing("2") },
    Scenario("right-data-numbers-40x12") { Preview(Preview.words, 40, 12).typing("3#") },
    Scenario("horizontal-60x14") { Preview(Preview.words, 60, 14).typing("v") },
    Scenario("horizontal-fixed-height-60x14") { Preview(Preview.words, 60, 14).typing("v--") },
    Scenario("scrolled-to-the-end-60x12") {
      Preview((1...500).map { "tag \($0)" }, 60, 12).typing("G")
    },
    Scenario("wide-layout-sideways-40x12") {
      var options = Model.Options()
      options.width = 120
      return Preview((1...30).map { "tag \($0)" }, 40, 12, options: options).typing("lllllll")
    },
    Scenario("unlimited-width-40x12") {
      var options = Model.Options()
      options.width = 0
      return Preview(Preview.words, 40, 12, options: options)
    },
    Scenario("long-tag-40x12") { Preview.compact(["short", long, "end"], 40, 12).typing("l") },
    Scenario("everything-changed-200x60") {
      Preview(Preview.words, 200, 60).typing(")vvRboVp]}").typing("I1,2,3,4").pressing(.enter)
    },
    Scenario("hidden-tags-80x24") {
      Preview((1...30).map { "tag \($0)" }, 80, 24) { $0.layout.maximumLines = 2 }.typing("5G")
    },
    Scenario("sections-80x24") { Preview(list: sections, 80, 24).typing("jj") },
    Scenario("sections-40x12") { Preview(list: sections, 40, 12).typing("G") },
    Scenario("sections-numbers-ruler-200x60") { Preview(list: sections, 200, 60).typing("4#r") },
    Scenario("sections-ascii-40x12") {
      Preview(list: sections, 40, 12, settings: { $0.asciiOnly = true })
    },
    Scenario("sections-right-to-left-40x12") { Preview(list: sections, 40, 12).typing("Rl") },
    Scenario("sections-horizontal-80x24") { Preview(list: sections, 80, 24).typing("v") },
    Scenario("sections-hidden-80x24") {
      Preview(list: sections, 80, 24) { $0.layout.maximumLines = 2 }.typing("G")
    },
    Scenario("sections-empty-40x12") {
      Preview(list: TagList(sections: [("made", []), ("in", [])]), 40, 12)
    },
    Scenario("empty-80x24") { Preview([], 80, 24) },
    Scenario("add-80x24") { Preview(Preview.words, 80, 24).typing("aSwift\u{65E5}\u{672C}") },
    Scenario("add-40x12") { Preview(Preview.words, 40, 12).typing("a" + long) },
    Scenario("prompt-error-80x24") {
      Preview(Preview.words, 80, 24).typing("wabc").pressing(.enter)
    },
    Scenario("insets-prompt-80x24") { Preview(Preview.words, 80, 24).typing("I") },
    Scenario("find-80x24") { Preview(Preview.words, 80, 24).typing("/ui").pressing(.enter) },
    Scenario("message-80x24") { Preview(Preview.words, 80, 24).typing("d") },
    Scenario("unknown-key-40x12") { Preview(Preview.words, 40, 12).typing("Z") },
    Scenario("help-80x24") { Preview(Preview.words, 80, 24).typing("?") },
    Scenario("help-40x12") { Preview(Preview.words, 40, 12).typing("?jjj") },
    Scenario("help-200x60") { Preview(Preview.words, 200, 60).typing("?") },
    Scenario("help-20x6") { Preview(Preview.words, 20, 6).typing("?") },
    Scenario("command-line-message-80x24") { Preview(["a", "b"], 80, 24).typing("C") },
    Scenario("command-line-page-40x12") { Preview(Preview.words, 40, 12).typing("C") },
    Scenario("ascii-80x24") {
      Preview(["swift", "\u{65E5}\u{672C}"], 80, 24, settings: { $0.asciiOnly = true })
        .typing("-d")
    },
    Scenario("tiny-20x5") { Preview(Preview.words, 20, 5) },
    Scenario("tiny-20x4") { Preview(Preview.words, 20, 4) },
    Scenario("tiny-20x3") { Preview(Preview.words, 20, 3) },
    Scenario("tiny-20x2") { Preview(Preview.words, 20, 2) },
    Scenario("tiny-20x1") { Preview(Preview.words, 20, 1) },
    Scenario("tiny-1x1") { Preview(Preview.words, 1, 1) },
  ]

  @Test("stay as they are", arguments: scenarios)
  func golden(_ scenario: Scenario) throws {
    try Golden.expect(scenario.make().model.view(), matches: scenario.name)
  }

  @Test("have no file that nobody looks at")
  func noOrphans() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path)
    let names = files.filter { $0.hasSuffix(".screen") }.map { String($0.dropLast(7)) }
    #expect(Set(names) == Set(GoldenScreenTests.scenarios.map(\.name)))
  }

  @Test("have different names")
  func uniqueNames() {
    let names = GoldenScreenTests.scenarios.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
