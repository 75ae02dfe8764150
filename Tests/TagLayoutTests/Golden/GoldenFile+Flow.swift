import TagLayout
import TestSupport

extension GoldenFile {
  /// The cases of `flow.json`, whose answers come from a browser's flex-wrap.
  static func flow() throws -> [GoldenCase] {
    struct Contents: Decodable {
      let cases: [FlowEntry]
    }
    return try decode("flow.json", as: Contents.self).cases.map(\.golden)
  }
}

private struct FlowEntry: Decodable {
  let id: String
  let width: Int
  /// In the order top, right, bottom, left.
  let inset: [Int]
  let interitem, line: Int
  let align, direction, lineAlign: String
  let items: [[Int]]
  /// Items of each line.
  let lines: [Int]
  let origins: [[Int]]
  let height: Int
  let `break`, oversize: String?
  let minLines: Int?

  var golden: GoldenCase {
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
    var start = 0
    let itemsByLine = lines.map { count in
      defer { start += count }
      return Array(start..<start + count)
    }
    return GoldenCase(
      id: id,
      scenario: LayoutScenario(
        layout, in: .cells(width), items: items.map { Size(width: $0[0], height: $0[1]) }),
      lines: itemsByLine,
      origins: origins.map { Point(x: $0[0], y: $0[1]) },
      sizes: nil,
      contentWidth: nil,
      contentHeight: height)
  }
}
