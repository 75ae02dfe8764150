import TagLayout
import TestSupport

extension GoldenCase {
  /// The cases of `flow.json`, whose answers come from a browser's flex-wrap.
  static func flow() throws -> [GoldenCase] {
    try GoldenFile.flow().map(\.golden)
  }
}

extension FlowEntry {
  fileprivate var golden: GoldenCase {
    var layout = FlowLayout()
    layout.sectionInset = EdgeInsets(
      top: inset[0], left: inset[3], bottom: inset[2], right: inset[1])
    layout.minimumInteritemSpacing = interitem
    layout.minimumLineSpacing = line
    layout.alignDirection = .named(align)
    layout.lineAlignment = .named(lineAlign)
    layout.layoutDirection = direction == "rtl" ? .rightToLeft : .leftToRight
    layout.lastLine = .inherit
    layout.lineBreaking = self.break.map(LineBreaking.named) ?? .greedy
    layout.minimumLines = minLines ?? 1
    layout.oversize = oversize == "overflow" ? .overflow : .clamp
    return GoldenCase(
      id: id,
      scenario: LayoutScenario(
        layout, in: .cells(width), items: items.map { Size(width: $0[0], height: $0[1]) }),
      lines: GoldenFile.items(byLine: lines),
      origins: origins.map { Point(x: $0[0], y: $0[1]) },
      sizes: nil,
      contentWidth: nil,
      contentHeight: height)
  }
}
