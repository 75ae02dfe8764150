import TagLayout
import TestSupport
import Testing

@Suite("Layouts worked out elsewhere")
struct GoldenTests {
  @Test("every positional case of layout.json is run")
  func accountOfLayout() throws {
    let file = try GoldenFile.layout()
    print("layout.json:", file.account)
    #expect(file.cases.count == 29)
    #expect(
      file.leftOut == [
        "justify between": 4, "justify around": 1, "justify fill": 1, "balanced": 2,
        "items per line": 1, "forced breaks": 1, "block scope": 1,
      ])
  }

  @Test("every greedy positional case of flow.json is run")
  func accountOfFlow() throws {
    let file = try GoldenFile.flow()
    print("flow.json:", file.account)
    #expect(file.cases.count == 115)
    #expect(
      file.leftOut == ["balanced": 44, "justified": 36, "spaceAround": 12, "spaceEvenly": 19])
  }

  @Test("rows", arguments: try GoldenFile.layout().cases + GoldenFile.flow().cases)
  func rows(golden: GoldenCase) {
    let arrangement = golden.scenario.arrangement
    #expect(arrangement.itemsByLine == golden.lines)
    #expect(arrangement.frames.map(\.origin) == golden.origins)
    #expect(arrangement.frames.map(\.size) == golden.sizes ?? golden.scenario.items)
    #expect(arrangement.contentSize.height == golden.contentHeight)
    if let width = golden.contentWidth { #expect(arrangement.contentSize.width == width) }
  }

  @Test("columns", arguments: try GoldenFile.layout().cases + GoldenFile.flow().cases)
  func columns(golden: GoldenCase) {
    let arrangement = golden.scenario.transposed.arrangement
    #expect(arrangement.itemsByLine == golden.lines)
    #expect(arrangement.frames.map(\.transposed.origin) == golden.origins)
    #expect(arrangement.frames.map(\.transposed.size) == golden.sizes ?? golden.scenario.items)
    #expect(arrangement.contentSize.width == golden.contentHeight)
    if let width = golden.contentWidth { #expect(arrangement.contentSize.height == width) }
  }
}
