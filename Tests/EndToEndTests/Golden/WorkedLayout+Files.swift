import TestSupport

extension WorkedLayout {
  /// The hand-worked layouts.
  static func layout() throws -> [WorkedLayout] {
    try GoldenFile.layout().map(\.worked)
  }

  /// What a browser makes of them.
  static func flow() throws -> [WorkedLayout] {
    try GoldenFile.flow().map(\.worked)
  }

  /// Rows of words, filled and balanced.
  static func balance() throws -> [WorkedLayout] {
    try GoldenFile.balance().flatMap { entry in
      [rows(entry, entry.greedy, "greedy"), rows(entry, entry.balanced, "balanced")]
    }
  }

  /// Items of height 1, so many in each row, flush left.
  private static func rows(
    _ entry: BalanceEntry, _ counts: [Int], _ breaking: String
  ) -> WorkedLayout {
    var origins: [Pair] = []
    let lines = GoldenFile.items(byLine: counts)
    for (y, line) in lines.enumerated() {
      var x = 0
      for item in line {
        origins.append(Pair(x: x, y: y))
        x += Int(entry.w[item]) + entry.g
      }
    }
    let items = entry.w.map { Pair(x: Int($0), y: 1) }
    return WorkedLayout(
      name: "\(entry.n), \(breaking)", options: ["--break", breaking, "--oversize", "overflow"],
      length: entry.W,
      itemSpacing: entry.g, items: items, lines: lines, origins: origins, sizes: items,
      contentLength: counts.count)
  }
}

extension LayoutEntry {
  fileprivate var worked: WorkedLayout {
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

extension FlowEntry {
  fileprivate var worked: WorkedLayout {
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
      lines: GoldenFile.items(byLine: lines), origins: origins.map { .init(x: $0[0], y: $0[1]) },
      sizes: sizes, contentLength: height)
  }
}
