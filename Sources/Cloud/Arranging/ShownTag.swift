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
  func shown(at index: Int, room: Int) -> ShownTag {
    shown(CleanText.of(tags[index]), room: room)
  }

  /// What fits of a clean text into a number of cells.
  func shown(_ text: String, room: Int) -> ShownTag {
    let profile = settings.widthProfile
    var cut = profile.truncate(text, to: max(0, room))
    if cut.width == 0, !cut.isTruncated {
      cut = profile.truncate(CleanText.replacement, to: max(0, room))
    }
    let text = settings.asciiOnly ? asciiForm(of: cut) : cut.text
    return ShownTag(text: text, width: cut.width, isTruncated: cut.isTruncated)
  }

  /// Each cell of a cluster beyond ASCII as `?`, the mark of a cut as `~`.
  private func asciiForm(of cut: TruncatedText) -> String {
    var text = ""
    for cluster in MeasuredClusters(cut.text, profile: settings.widthProfile) {
      text +=
        cluster.text.utf8.allSatisfy { $0 < 0x80 }
        ? String(cluster.text) : String(repeating: "?", count: cluster.width)
    }
    guard cut.isTruncated, text.hasSuffix("?") else { return text }
    return text.dropLast() + "~"
  }
}
