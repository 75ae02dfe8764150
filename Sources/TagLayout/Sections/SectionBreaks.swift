/// Where a section begins among items and lines.
struct SectionBreaks: Hashable, Sendable {
  /// Its first item and its first line; those of the next section when it is empty.
  let firstItem, firstLine: Int
  /// How many of the sections before it have lines.
  let filledBefore: Int
  /// The cells that its fullest line uses.
  let widestUsed: Int
}

extension LineBreaks {
  /// How many sections are shown.
  var sectionCount: Int { max(1, sections.count) }

  /// The section that a line belongs to.
  @inline(__always)
  func section(ofLine line: Int) -> Int {
    lastSection { $0.firstLine <= line }
  }

  /// The section that an item belongs to.
  func section(ofItem item: Int) -> Int {
    lastSection { $0.firstItem <= item }
  }

  /// The lines of a section.
  func lines(ofSection section: Int) -> Range<Int> {
    guard !sections.isEmpty else { return 0..<count }
    let end = section + 1 < sections.count ? sections[section + 1].firstLine : count
    return sections[section].firstLine..<end
  }

  /// How many of the sections before a section have lines.
  func filledSections(before section: Int) -> Int {
    sections.isEmpty ? 0 : sections[section].filledBefore
  }

  /// The cells that the fullest line of a section uses.
  func widestUsed(ofSection section: Int) -> Int {
    sections.isEmpty ? widestUsed : sections[section].widestUsed
  }

  /// The last section that has a property which all sections before it have too.
  @inline(__always)
  private func lastSection(where isAtOrBefore: (SectionBreaks) -> Bool) -> Int {
    guard sections.count > 1 else { return 0 }
    return firstIndex(in: 1..<sections.count) { !isAtOrBefore(sections[$0]) } - 1
  }

  /// The sections that start at `starts` among the items of `lines`, as far as they are shown.
  static func sections(
    startingAt starts: [Int], lines: [BrokenLine], isCut: Bool, used: (Int) -> Int
  ) -> [SectionBreaks] {
    var sections: [SectionBreaks] = []
    var line = 0
    var filled = 0
    for (section, firstItem) in starts.enumerated() {
      // Items of a line that is cut off are in a section that isn't shown, or in this one.
      if isCut && line == lines.count { break }
      let nextStart = section + 1 < starts.count ? starts[section + 1] : Int.max
      let firstLine = line
      var widest = 0
      while line < lines.count, (line == 0 ? 0 : Int(lines[line - 1].end)) < nextStart {
        widest = max(widest, used(line))
        line += 1
      }
      sections.append(
        SectionBreaks(
          firstItem: firstItem, firstLine: firstLine, filledBefore: filled, widestUsed: widest))
      if line > firstLine { filled += 1 }
    }
    return sections
  }
}
