@testable import TagLayout
import TestSupport
import Testing

@Suite("Layouts worked out elsewhere")
struct GoldenTests {
  @Test("no case is left out")
  func counts() throws {
    #expect(try GoldenCase.layout().count == 40)
    #expect(try GoldenCase.flow().count == 226)
    #expect(try GoldenFile.balance().count == 16)
    #expect(try GoldenFile.pack().count == 7)
  }

  @Test("rows", arguments: try GoldenCase.layout() + GoldenCase.flow())
  func rows(golden: GoldenCase) {
    let arrangement = golden.scenario.arrangement
    #expect(arrangement.itemsByLine == golden.lines)
    #expect(arrangement.frames.map(\.origin) == golden.origins)
    #expect(arrangement.frames.map(\.size) == golden.sizes ?? golden.scenario.items)
    #expect(arrangement.contentSize.height == golden.contentHeight)
    if let width = golden.contentWidth { #expect(arrangement.contentSize.width == width) }
  }

  @Test("columns", arguments: try GoldenCase.layout() + GoldenCase.flow())
  func columns(golden: GoldenCase) {
    let arrangement = golden.scenario.transposed.arrangement
    #expect(arrangement.itemsByLine == golden.lines)
    #expect(arrangement.frames.map(\.transposed.origin) == golden.origins)
    #expect(arrangement.frames.map(\.transposed.size) == golden.sizes ?? golden.scenario.items)
    #expect(arrangement.contentSize.width == golden.contentHeight)
    if let width = golden.contentWidth { #expect(arrangement.contentSize.height == width) }
  }

  @Test("balanced lines", arguments: try GoldenFile.balance())
  func balanced(golden: BalanceEntry) {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = golden.g
    layout.oversize = .overflow
    let sizes = ItemSizes(widths: golden.w, height: 1)
    let greedy = layout.arrange(sizes, in: .cells(golden.W))
    #expect(greedy.lines.map(\.items.count) == golden.greedy)
    #expect(squares(greedy) == golden.greedySSE)
    layout.lineBreaking = .balanced
    let balanced = layout.arrange(sizes, in: .cells(golden.W))
    #expect(balanced.lines.map(\.items.count) == golden.balanced)
    #expect(balanced.lines.map(\.used) == golden.lineWidths)
    #expect(squares(balanced) == golden.balancedSSE)
  }

  private func squares(_ arrangement: Arrangement) -> Int {
    arrangement.lines.reduce(0) { $0 + $1.free * $1.free }
  }

  @Test("packed orders", arguments: try GoldenFile.pack())
  func packed(golden: PackEntry) {
    var layout = FlowLayout()
    layout.minimumInteritemSpacing = golden.g
    let sizes = ItemSizes(widths: golden.w, height: 1)
    let order = layout.packingOrder(of: sizes, in: .cells(golden.W))
    let greedy = layout.arrange(sizes, in: .cells(golden.W)).lines.count
    #expect(greedy == golden.inOrder)
    // The given order stays when it needs no more lines.
    let rows = greedy > golden.window32 ? golden.rows.flatMap { $0 } : Array(golden.w.indices)
    #expect(order == rows)
    let packed = ItemSizes(widths: order.map { golden.w[$0] }, height: 1)
    #expect(layout.arrange(packed, in: .cells(golden.W)).lines.count == golden.window32)
  }

  @Test("packed rows, whether they save a line or not", arguments: try GoldenFile.pack())
  func packedRows(golden: PackEntry) {
    let sizes = ItemSizes(widths: golden.w, height: 1)
    let items = Flow(FlowLayout(), in: .cells(golden.W)).measure(sizes, itemSize: nil)
    let packing = LinePacking(room: golden.W, gap: golden.g)
    #expect(packing.pack(items).order == golden.rows.flatMap { $0 })
  }
}
