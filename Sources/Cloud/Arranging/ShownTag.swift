import CellText
import TagLayout

/// What the box of a tag shows of it.
public struct ShownTag: Hashable, Sendable {
  /// The text: sanitised, cut to the room in the box.
  public let text: String
  /// Cells of the text.
  public let width: Int
  /// Whether something of it was cut off.
  public let isTruncated: Bool
}

extension ArrangedCloud {
  /// What the box of a tag shows: its text sanitised and cut to the tag's frame, in ASCII if so
  /// set.
  ///
  /// A hidden tag has no box and shows nothing. `index` must be that of a tag. O(bytes of the
  /// text + items of its line).
  public func shown(at index: Int) -> ShownTag {
    guard !arrangement.isHidden(index) else {
      return ShownTag(text: "", width: 0, isTruncated: false)
    }
    let plan = BoxPlan(for: index, size: arrangement.attributes(at: index).frame.size, in: self)
    return shown(at: index, room: plan.textRoom)
  }

  /// The tags whose boxes show only a part of them, in data order.
  ///
  /// O(tags).
  public var truncatedTags: [Int] {
    arrangement.lines.indices.flatMap { line in
      arrangement.attributes(ofLine: line).lazy.filter { item in
        let plan = BoxPlan(for: item.index, size: item.frame.size, in: self)
        return plan.textRoom < Int(measured.widths[item.index])
      }.map(\.index)
    }
  }

  /// Calls `body` with the text of a tag that is shown as it is, being printable ASCII that fits
  /// into `room`; else returns false.
  @inline(__always)
  func withPlainText(at index: Int, room: Int, _ body: (Span<UInt8>) -> Void) -> Bool {
    tags.withUTF8(at: index) { utf8 in
      guard !utf8.isEmpty, utf8.count <= room, Sanitizer.isPlain(utf8) else { return false }
      body(utf8)
      return true
    }
  }

  /// What fits of a tag into a number of cells.
  func shown(at index: Int, room: Int) -> ShownTag { shown(tags[index], room: room) }

  /// What fits of a text into a number of cells.
  func shown(_ text: String, room: Int) -> ShownTag {
    let cut = measured.form.cut(measured.form.text(of: text), to: room)
    return ShownTag(text: cut.text, width: cut.width, isTruncated: cut.isTruncated)
  }
}
