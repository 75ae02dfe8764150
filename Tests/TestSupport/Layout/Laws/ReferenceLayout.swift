import TagLayout

/// A second layout, as plain as can be, that the engine is compared with.
///
/// It places rows only, one rectangle after the other, and columns by exchanging x and y.
struct ReferenceLayout {
  /// The items of each line, hidden ones left out.
  var lines: [[Int]] = []
  var ends: [LineEnd] = []
  var used: [Int] = []
  /// The frames of the items that are shown.
  var frames: [Rect] = []
  var supplementary: [SupplementaryFrame] = []
  var label: LabelFrame?
  var contentSize = Size.zero

  struct SupplementaryFrame: Equatable {
    let kind: SupplementaryKind
    let section: Int
    var frame: Rect

    init(kind: SupplementaryKind, section: Int, frame: Rect) {
      self.kind = kind
      self.section = section
      self.frame = frame
    }

    init(_ attributes: SupplementaryAttributes) {
      self.init(kind: attributes.kind, section: attributes.section, frame: attributes.frame)
    }
  }

  struct LabelFrame: Equatable {
    let form: Int
    var frame: Rect
  }

  init(_ scenario: LayoutScenario) {
    let isVertical = scenario.layout.scrollDirection == .vertical
    let labels = scenario.layout.overflowLabels
    let rows = isVertical ? scenario : scenario.transposed
    layOutRows(rows) { form, hidden in
      guard form < labels.count else { return nil }
      let digits = labels[form].digits ? String(hidden).count : 0
      let size = Size(
        width: min(labels[form].cells + digits, FlowLayout.maximumLength),
        height: labels[form].height)
      return isVertical ? size : size.transposed
    }
    if !isVertical { transpose() }
  }

  private mutating func transpose() {
    frames = frames.map(\.transposed)
    contentSize = contentSize.transposed
    for index in supplementary.indices {
      supplementary[index].frame = supplementary[index].frame.transposed
    }
    label = label.map { LabelFrame(form: $0.form, frame: $0.frame.transposed) }
  }

  private mutating func layOutRows(
    _ scenario: LayoutScenario, labelSize: (_ form: Int, _ hidden: Int) -> Size?
  ) {
    let layout = scenario.layout
    let insets = layout.sectionInset
    let breaks = ReferenceBreaks(scenario, labelSize: labelSize)
    lines = breaks.lines
    ends = breaks.ends
    used = breaks.lines.indices.map(breaks.used(ofLine:))
    let widest = used.max() ?? 0
    var room = breaks.room
    switch scenario.extent {
    case .cells(let width): contentSize.width = width
    case .unlimited:
      contentSize.width = insets.left + widest + insets.right
      room = widest
    }

    var y = 0
    for section in 0..<breaks.shownSections {
      appendSupplementary(.header, section, layout.headerReferenceSize.height, at: &y)
      y += insets.top
      let own = lines.indices.filter { breaks.sectionOfLine[$0] == section }
      let block = own.map { used[$0] }.max() ?? 0
      for line in own {
        if line > own[0] { y += layout.minimumLineSpacing }
        let isCut = breaks.isCut && line == lines.count - 1
        let isLast = line == own.last && !isCut && (own.count > 1 || layout.singleLineIsLast)
        var sizes = lines[line].map { breaks.items[$0] }
        if isCut, let size = breaks.label?.size { sizes.append(size) }
        let placed = ReferenceLine(
          layout: layout, room: room, block: block, isLast: isLast, sizes: sizes
        ).frames(y: y)
        frames += placed.prefix(lines[line].count)
        if isCut, let form = breaks.label?.form, let frame = placed.last {
          label = LabelFrame(form: form, frame: frame)
        }
        y += sizes.map(\.height).max() ?? 0
      }
      y += insets.bottom
      appendSupplementary(.footer, section, layout.footerReferenceSize.height, at: &y)
    }
    contentSize.height = y
  }

  private mutating func appendSupplementary(
    _ kind: SupplementaryKind, _ section: Int, _ height: Int, at y: inout Int
  ) {
    guard height > 0 else { return }
    let frame = Rect(x: 0, y: y, width: contentSize.width, height: height)
    supplementary.append(SupplementaryFrame(kind: kind, section: section, frame: frame))
    y += height
  }
}
