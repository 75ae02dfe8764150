import TagLayout
import TestSupport

extension GoldenFile {
  /// The hand-worked cases of `layout.json`.
  static func layout() throws -> GoldenFile {
    var file = GoldenFile()
    for entry in try decode("layout.json", as: [LayoutEntry].self) {
      if let reason = entry.optionOfLater {
        file.leaveOut(reason)
      } else {
        file.cases.append(entry.golden)
      }
    }
    return file
  }
}

private struct LayoutEntry: Decodable {
  struct Insets: Decodable {
    let top, left, bottom, right: Int
  }

  struct Options: Decodable {
    let align, valign, oversize, justify, last, mode: String?
    let rtl: Bool?
    let max_per: Int?
    let force: [Int]?
  }

  let id: String
  let width: Int
  let insets: Insets
  let interitem, lineSpacing: Int
  let items: [[Int]]
  let options: Options
  let lines, frames: [[Int]]
  let contentSize: [Int]

  /// The option of the case that the engine doesn't have.
  var optionOfLater: String? {
    if let justify = options.justify { return "justify \(justify)" }
    if options.mode != nil { return "balanced" }
    if options.max_per != nil { return "items per line" }
    if options.force != nil { return "forced breaks" }
    if let align = options.align, align.hasPrefix("block") { return "block scope" }
    return nil
  }

  var golden: GoldenCase {
    var layout = FlowLayout()
    layout.sectionInset = EdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    layout.minimumInteritemSpacing = interitem
    layout.minimumLineSpacing = lineSpacing
    layout.alignDirection = .named(options.align ?? "left")
    layout.lineAlignment = .named(options.valign ?? "top")
    layout.layoutDirection = options.rtl == true ? .rightToLeft : .leftToRight
    layout.oversize = options.oversize == "overflow" ? .overflow : .clamp
    let sizes = items.map { Size(width: $0[0], height: $0[1]) }
    return GoldenCase(
      id: id,
      scenario: LayoutScenario(layout, in: .cells(width), items: sizes),
      lines: lines,
      origins: frames.map { Point(x: $0[0], y: $0[1]) },
      sizes: frames.map { Size(width: $0[2], height: $0[3]) },
      contentWidth: contentSize[0],
      contentHeight: contentSize[1])
  }
}
