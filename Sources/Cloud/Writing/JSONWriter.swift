import CellText
import TagLayout

/// Writes a cloud as JSON: settings, sizes, lines, and the items in data order.
///
/// Keys come in a fixed order and numbers are integers, so that equal clouds give equal bytes. One
/// line of text holds one line of the cloud or one item. `text` is the tag's own, `shown` what its
/// box shows. Lines that are columns say `x` and `width` in place of `y` and `height`. `used`
/// counts the label for hidden tags, which is no item; a hidden tag has no line and no frame.
///
/// Only when the tags have sections, these are listed between the head and the lines, and each item
/// names its own by number; a section that the limit of lines hides has no header.
public enum JSONWriter {
  /// Writes the document, with a newline at its end.
  ///
  /// O(bytes of the tags).
  public static func write(_ cloud: ArrangedCloud, to sink: inout some ByteSink) throws {
    var json = JSONOutput()
    json.appendHead(of: cloud)
    if cloud.tags.hasSections {
      json.append(",\n \"sections\":[")
      for section in 0..<cloud.tags.sectionCount {
        if section > 0 { json.append(",\n  ") }
        json.append(section: section, of: cloud)
        try json.output.flushIfFull(to: &sink)
      }
      json.append("]")
    }
    json.append(",\n \"lines\":[")
    for line in cloud.arrangement.lines {
      if line.index > 0 { json.append(",\n  ") }
      json.append(line, scroll: cloud.settings.layout.scrollDirection)
      try json.output.flushIfFull(to: &sink)
    }
    json.append("],\n \"items\":[")
    for line in cloud.arrangement.lines.indices {
      for item in cloud.arrangement.attributes(ofLine: line) {
        if item.index > 0 { json.append(",\n  ") }
        json.append(item, of: cloud)
        try json.output.flushIfFull(to: &sink)
      }
    }
    for index in cloud.arrangement.visibleCount..<cloud.tags.count {
      json.append(",\n  ")
      json.append(hidden: index, of: cloud)
      try json.output.flushIfFull(to: &sink)
    }
    json.append("]}\n")
    try json.output.flush(to: &sink)
  }
}

extension JSONOutput {
  fileprivate mutating func appendHead(of cloud: ArrangedCloud) {
    let layout = cloud.settings.layout
    append("{\"schema\":1,\"widthMode\":")
    append(string: cloud.widthProfile.spelling)
    append(",\"alignDirection\":")
    append(string: layout.alignDirection.name)
    append(",\"scrollDirection\":")
    append(string: layout.scrollDirection.name)
    append(",\n \"container\":{")
    append(key: "width", cloud.container.width, isFirst: true)
    append(key: "height", cloud.container.height)
    append(",\"source\":")
    append(string: cloud.container.source.rawValue)
    append("},\"contentSize\":{")
    append(key: "width", cloud.arrangement.contentSize.width, isFirst: true)
    append(key: "height", cloud.arrangement.contentSize.height)
    append("}")
    append(key: "hidden", cloud.arrangement.hiddenCount)
  }

  fileprivate mutating func append(section index: Int, of cloud: ArrangedCloud) {
    let section = cloud.tags.section(at: index)
    append("{")
    append(key: "index", index, isFirst: true)
    append(",\"title\":")
    append(string: section.title)
    append(items: section.tags)
    append(",\"header\":")
    if let frame = cloud.headerFrame(ofSection: index) { append(frame) } else { append("null") }
    append("}")
  }

  /// Appends the indices of items.
  private mutating func append(items: Range<Int>) {
    append(",\"items\":[")
    for item in items {
      if item > items.lowerBound { append(",") }
      append(item)
    }
    append("]")
  }

  private mutating func append(_ frame: Rect) {
    append("{")
    append(key: "x", frame.x, isFirst: true)
    append(key: "y", frame.y)
    append(key: "width", frame.width)
    append(key: "height", frame.height)
    append("}")
  }

  fileprivate mutating func append(_ line: Line, scroll: ScrollDirection) {
    append("{")
    append(key: "index", line.index, isFirst: true)
    switch scroll {
    case .vertical:
      append(key: "y", line.frame.y)
      append(key: "height", line.frame.height)
    case .horizontal:
      append(key: "x", line.frame.x)
      append(key: "width", line.frame.width)
    }
    append(key: "used", line.used)
    append(key: "free", line.free)
    switch line.end {
    case .full: append(",\"end\":\"full\"")
    case .maximumItems: append(",\"end\":\"maximumItems\"")
    case .forced: append(",\"end\":\"forced\"")
    case .balanced: append(",\"end\":\"balanced\"")
    case .maximumLines: append(",\"end\":\"maximumLines\"")
    case .end: append(",\"end\":\"end\"")
    }
    append(items: line.items)
    append("}")
  }

  /// Appends the beginning of an item, which every tag has.
  private mutating func append(item index: Int, of cloud: ArrangedCloud) {
    append("{")
    append(key: "index", index, isFirst: true)
    append(",\"text\":")
    cloud.tags.withUTF8(at: index) { append(string: $0) }
    if let weight = cloud.tags.weight(at: index) {
      append(",\"weight\":")
      append(number: weight)
      if let level = cloud.level(of: index) { append(key: "level", level) }
    }
    if let section = cloud.tags.section(containing: index) { append(key: "section", section) }
  }

  fileprivate mutating func append(hidden index: Int, of cloud: ArrangedCloud) {
    append(item: index, of: cloud)
    append(",\"shown\":\"\",\"line\":null,\"truncated\":false,\"frame\":null}")
  }

  fileprivate mutating func append(_ item: ItemAttributes, of cloud: ArrangedCloud) {
    append(item: item.index, of: cloud)
    append(",\"shown\":")
    let room = BoxPlan(for: item.index, size: item.frame.size, in: cloud).textRoom
    var isTruncated = false
    if !cloud.withPlainText(at: item.index, room: room, { append(string: $0) }) {
      let shown = cloud.shown(at: item.index, room: room)
      append(string: shown.text)
      isTruncated = shown.isTruncated
    }
    append(key: "line", item.line)
    append(isTruncated ? ",\"truncated\":true" : ",\"truncated\":false")
    append(",\"frame\":")
    append(item.frame)
    append("}")
  }
}
