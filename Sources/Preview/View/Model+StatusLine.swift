import Canvas
import CellText
import Cloud
import TagLayout

extension Model {
  func drawStatus(_ row: Int, with pen: inout Pen) {
    let line = StatusLine(fields: statusFields, wording: wording)
    pen.write(line.text(width: size.width), at: Point(x: 0, y: row))
  }

  /// The fields in the order of the screen; the ranks say which stay when it is narrow.
  ///
  /// What was changed stays longer than what is as usual, and than what the selected tag is like:
  /// first what a look at the boxes doesn't tell, then how cells are counted, which the terminal may
  /// have decided, then the number of the selected tag, then what is seen.
  private var statusFields: [StatusLine.Field] {
    let layout = cloud.settings.layout
    let content = cloud.arrangement.contentSize
    var fields = [StatusLine.Field(1, layout.alignDirection.name)]
    if isDemo, history.undoable.isEmpty { fields.append(.init(30, "demo")) }
    if isShowingUnsaved { fields.append(.init(7, "unsaved")) }
    fields += [
      .init(2, lengthField),
      .init(29, "content \(content.width)\(wording.times)\(content.height)"),
      .init(6, "lines \(cloud.arrangement.lines.count)"),
    ]
    if cloud.arrangement.hiddenCount > 0 {
      fields.append(.init(5, "+\(cloud.arrangement.hiddenCount) hidden"))
    }
    fields += rangeFields
    fields.append(gapField)
    if let widthField { fields.append(widthField) }
    fields += changedFields
    fields.append(.init(31, "tags \(cloud.tags.count)"))
    if let index = selectedIndex {
      if let section = cloud.tags.section(containing: index) {
        fields.append(sectionField(section))
      }
      fields.append(selectionField(index))
      if let weight = cloud.tags.weight(at: index) { fields.append(weightField(weight, of: index)) }
    }
    return fields
  }

  /// `W 57/80`: the layout width and the terminal's; in horizontal mode `H` and the rows of the
  /// area.
  private var lengthField: String {
    let axis = wrappingAxis
    let length = cloud.container[axis]
    let name = axis == .x ? "W" : "H"
    let cells = length == 0 ? wording.infinity : "\(length)"
    return "\(name) \(cells)/\(regions.cloud.size[axis])"
  }

  /// `gap 1,0`: the spacing between items and between lines.
  private var gapField: StatusLine.Field {
    let (layout, standard) = (cloud.settings.layout, CloudSettings().layout)
    let isUsual =
      layout.minimumInteritemSpacing == standard.minimumInteritemSpacing
      && layout.minimumLineSpacing == standard.minimumLineSpacing
    return .init(
      isUsual ? 32 : 25, "gap \(layout.minimumInteritemSpacing),\(layout.minimumLineSpacing)")
  }

  /// `rows 13–24/91`, `cols 41–120/200`: what is on the screen of a cloud that is larger.
  private var rangeFields: [StatusLine.Field] {
    [Axis.y, .x].compactMap { axis in
      let length = regions.cloud.size[axis]
      let total = scrollableLength(axis)
      guard total > length else { return nil }
      let first = viewport.origin[axis] + 1
      let last = min(total, viewport.origin[axis] + length)
      return .init(
        axis == scrollAxis ? 3 : 4,
        "\(axis == .y ? "rows" : "cols") \(first)\(wording.dash)\(last)/\(total)")
    }
  }

  /// Settings that are not as they are by default.
  private var changedFields: [StatusLine.Field] {
    let settings = cloud.settings
    let layout = settings.layout
    let standard = CloudSettings()
    var fields: [StatusLine.Field] = []
    if !isUnicode {
      fields.append(.init(8, "no UTF-8"))
    } else if settings.asciiOnly {
      fields.append(.init(8, "ascii"))
    }
    if printsOnExit { fields.append(.init(9, "print")) }
    if settings.padding != standard.padding { fields.append(.init(20, "pad \(settings.padding)")) }
    if layout.sectionInset != standard.layout.sectionInset {
      fields.append(.init(21, "inset \(layout.sectionInset.phrase)"))
    }
    if let size = layout.itemSize {
      fields.append(.init(22, "size \(size.width)\(wording.times)\(size.height)"))
    }
    if layout.layoutDirection == .rightToLeft { fields.append(.init(10, "rtl")) }
    // What is drawn; that it is ASCII may have been said.
    let box = cloud.drawnBox
    if box != standard.box, box != .ascii || !settings.asciiOnly {
      fields.append(.init(23, box.name))
    }
    if cloud.tags.hasWeights, settings.emphasis != standard.emphasis {
      fields.append(.init(19, "emphasis \(settings.emphasis.name)"))
    }
    if layout.oversize != standard.layout.oversize {
      fields.append(.init(11, layout.oversize.name))
    }
    if layout.lineBreaking != standard.layout.lineBreaking {
      fields.append(.init(12, layout.lineBreaking.name))
    }
    if let most = layout.maximumLines { fields.append(.init(17, "max \(most)")) }
    if layout.minimumLines > standard.layout.minimumLines {
      fields.append(.init(15, minimumField(layout.minimumLines)))
    }
    if let most = layout.maximumItemsPerLine { fields.append(.init(16, "per line \(most)")) }
    if layout.alignmentScope != standard.layout.alignmentScope {
      fields.append(.init(13, layout.alignmentScope.name))
    }
    if let place = layout.lastLine { fields.append(.init(14, "last \(place.name)")) }
    if layout.lineAlignment != standard.layout.lineAlignment {
      fields.append(.init(24, "line \(layout.lineAlignment.name)"))
    }
    if layout.scrollDirection != standard.layout.scrollDirection {
      // `H` for `W` tells it too.
      fields.append(.init(27, layout.scrollDirection.name))
    }
    return fields
  }

  /// `grapheme,vs15=off`, in little room `grapheme,…`: how cells are counted, unless that is as everybody
  /// expects.
  ///
  /// Of the cells of single clusters there may be a thousand: few are named.
  private var widthField: StatusLine.Field? {
    let profile = cloud.settings.widthProfile
    guard profile != .wcwidth else { return nil }
    let mode = profile.spellingOfRules.prefix { $0 != "," }
    guard profile != .grapheme else { return .init(18, String(mode)) }
    let isShort = profile.exceptions.count <= 3
    var field = StatusLine.Field(
      18, isShort ? profile.spelling : "\(profile.spellingOfRules),\(wording.ellipsis)")
    field.short = "\(mode),\(wording.ellipsis)"
    field.fullRank = 34
    return field
  }

  /// `min 3`: the fewest lines, unless that is too much to ask for.
  private func minimumField(_ lines: Int) -> String {
    "min \(lines)" + (cloud.arrangement.refusal == nil ? "" : " refused")
  }

  /// `section "Languages"`: that of the selected tag.
  private func sectionField(_ section: Int) -> StatusLine.Field {
    let title = cloud.tags.section(at: section).title
    return .init(33, "section \(title.isEmpty ? "\"\"" : wording.quoted(title))")
  }

  /// `weight 1200 (4/5)`: that of the selected tag, and its level if levels are seen.
  private func weightField(_ weight: Double, of index: Int) -> StatusLine.Field {
    let level = cloud.level(of: index).map { " (\($0)/\(cloud.settings.levels))" } ?? ""
    return .init(26, "weight \(JSONValue(weight).line)\(level)")
  }

  /// `sel 1/3 "swift" 9×3 @0,0`: number, text, size and place.
  private func selectionField(_ index: Int) -> StatusLine.Field {
    let frame = frame(of: index)
    let number = "sel \(index + 1)/\(cloud.tags.count)"
    var field = StatusLine.Field(19, number + " ")
    field.short = number
    field.fullRank = 28
    field.flexible = cloud.tags[index]
    field.tail = " \(frame.width)\(wording.times)\(frame.height) @\(frame.x),\(frame.y)"
    return field
  }
}
