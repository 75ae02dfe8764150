import TagLayout
import TestSupport

extension GoldenCase {
  /// The hand-worked cases of `layout.json`.
  static func layout() throws -> [GoldenCase] {
    try GoldenFile.layout().map(\.golden)
  }
}

extension LayoutEntry {
  fileprivate var golden: GoldenCase {
    var layout = FlowLayout()
    layout.sectionInset = EdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    layout.minimumInteritemSpacing = interitem
    layout.minimumLineSpacing = lineSpacing
    layout.alignDirection = .named(options.justify ?? options.align ?? "left")
    layout.alignmentScope = options.align?.hasPrefix("block") == true ? .block : .line
    layout.lastLine = .named(options.last ?? "inherit")
    layout.singleLineIsLast = options.single_is_last ?? true
    layout.lineBreaking = .named(options.mode ?? "greedy")
    layout.minimumLines = options.min_lines ?? 1
    layout.maximumItemsPerLine = options.max_per
    layout.lineAlignment = .named(options.valign ?? "top")
    layout.layoutDirection = options.rtl == true ? .rightToLeft : .leftToRight
    layout.oversize = options.oversize == "overflow" ? .overflow : .clamp
    let sizes = items.map { Size(width: $0[0], height: $0[1]) }
    var scenario = LayoutScenario(layout, in: .cells(width), items: sizes)
    scenario.forcedBreaks = options.force ?? []
    return GoldenCase(
      id: id,
      scenario: scenario,
      lines: lines,
      origins: frames.map { Point(x: $0[0], y: $0[1]) },
      sizes: frames.map { Size(width: $0[2], height: $0[3]) },
      contentWidth: contentSize[0],
      contentHeight: contentSize[1])
  }
}
