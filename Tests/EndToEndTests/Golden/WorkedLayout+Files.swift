import Foundation

/// The files of layouts that the layout engine's own tests keep, read by their own rules.
extension WorkedLayout {
  /// The hand-worked layouts.
  static func layout() throws -> [WorkedLayout] {
    try decode("layout.json", as: [LayoutEntry].self).map(\.worked)
  }

  /// What a browser makes of them; insets are given as top, right, bottom, left.
  static func flow() throws -> [WorkedLayout] {
    try decode("flow.json", as: Cases<FlowEntry>.self).cases.map(\.worked)
  }

  /// Rows of words, filled and balanced.
  static func balance() throws -> [WorkedLayout] {
    try decode("balance.json", as: Cases<BalanceEntry>.self).cases.flatMap { entry in
      [
        rows("\(entry.n), greedy", entry.W, entry.g, entry.w, entry.greedy, "greedy"),
        rows("\(entry.n), balanced", entry.W, entry.g, entry.w, entry.balanced, "balanced"),
      ]
    }
  }

  /// Lists of widths, and the packed order of their items in rows.
  static func pack() throws -> [PackedRows] {
    try decode("pack.json", as: Cases<PackedRows>.self).cases
  }

  private static func decode<Contents: Decodable>(
    _ name: String, as type: Contents.Type
  ) throws -> Contents {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = tests.appending(path: "TagLayoutTests/Fixtures/\(name)")
    return try JSONDecoder().decode(type, from: Data(contentsOf: url))
  }

  /// Items of height 1, so many in each row, flush left.
  private static func rows(
    _ name: String, _ width: Int, _ gap: Int, _ widths: [Int], _ counts: [Int], _ breaking: String
  ) -> WorkedLayout {
    var origins: [Pair] = []
    let lines = consecutive(counts)
    for (y, line) in lines.enumerated() {
      var x = 0
      for item in line {
        origins.append(Pair(x: x, y: y))
        x += widths[item] + gap
      }
    }
    let items = widths.map { Pair(x: $0, y: 1) }
    return WorkedLayout(
      name: name, options: ["--break", breaking, "--oversize", "overflow"], length: width,
      itemSpacing: gap, items: items, lines: lines, origins: origins, sizes: items,
      contentLength: counts.count)
  }

  fileprivate static func consecutive(_ counts: [Int]) -> [[Int]] {
    var start = 0
    return counts.map { count in
      defer { start += count }
      return Array(start..<start + count)
    }
  }
}

/// Items that a packed order puts into rows.
struct PackedRows: Decodable, Sendable, CustomStringConvertible {
  let W, g: Int
  let w: [Int]
  /// How many rows they take as given, and packed.
  let inOrder, window32: Int
  let rows: [[Int]]

  var description: String { "\(w.count) items in \(W)" }
}

private struct Cases<Entry: Decodable>: Decodable {
  let cases: [Entry]
}

private struct BalanceEntry: Decodable {
  let n: String
  let W, g: Int
  let w, greedy, balanced: [Int]
}

private struct LayoutEntry: Decodable {
  struct Insets: Decodable {
    let top, left, bottom, right: Int
  }
  struct Options: Decodable {
    let align, valign, oversize, justify, last, mode: String?
    let rtl, single_is_last: Bool?
    let max_per, min_lines: Int?
    let force: [Int]?
  }

  let id, title: String
  let width, interitem, lineSpacing: Int
  let insets: Insets
  let items, lines, frames: [[Int]]
  let options: Options
  let contentSize: [Int]

  var worked: WorkedLayout {
    let justified = ["between": "justified", "around": "space-around", "evenly": "space-evenly"]
    let blocks = ["blockCenter": "center", "blockRight": "right-flow"]
    let name = options.justify.map { justified[$0] ?? $0 } ?? options.align ?? "left"
    var words = ["--align", blocks[name] ?? name]
    if blocks[name] != nil { words += ["--scope", "block"] }
    words += ["--last-line", options.last == "natural" ? "left" : "inherit"]
    if let mode = options.mode { words += ["--break", mode] }
    if let least = options.min_lines { words += ["--min-lines", "\(least)"] }
    if let most = options.max_per { words += ["--max-per-line", "\(most)"] }
    if let place = options.valign { words += ["--line-align", place] }
    if let oversize = options.oversize { words += ["--oversize", oversize] }
    if options.rtl == true { words.append("--rtl") }
    return WorkedLayout(
      name: "\(id) \(title)", options: words, length: width,
      insets: .init(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      itemSpacing: interitem, lineSpacing: lineSpacing,
      items: items.map { .init(x: $0[0], y: $0[1]) }, maximumPerLine: options.max_per,
      forcedBreaks: options.force ?? [], lines: lines,
      origins: frames.map { .init(x: $0[0], y: $0[1]) },
      sizes: frames.map { .init(x: $0[2], y: $0[3]) }, contentLength: contentSize[1])
  }
}

private struct FlowEntry: Decodable {
  let id, align, direction, lineAlign: String
  let width, interitem, line, height: Int
  let inset, lines: [Int]
  let items, origins: [[Int]]
  let `break`, oversize: String?
  let minLines: Int?

  var worked: WorkedLayout {
    var words = ["--align", align, "--line-align", lineAlign, "--last-line", "inherit"]
    if direction == "rtl" { words.append("--rtl") }
    if let breaking = self.break { words += ["--break", breaking] }
    if let oversize { words += ["--oversize", oversize] }
    if let minLines { words += ["--min-lines", "\(minLines)"] }
    let sizes = items.map { WorkedLayout.Pair(x: $0[0], y: $0[1]) }
    return WorkedLayout(
      name: id, options: words, length: width,
      insets: .init(top: inset[0], left: inset[3], bottom: inset[2], right: inset[1]),
      itemSpacing: interitem, lineSpacing: line, items: sizes,
      lines: WorkedLayout.consecutive(lines), origins: origins.map { .init(x: $0[0], y: $0[1]) },
      sizes: sizes, contentLength: height)
  }
}
