import TagLayout

/// What a picture of a cloud shows, one after another.
enum CloudElement {
  /// The header of a section.
  case header(ShownHeader)
  /// The box of a tag.
  case tag(Int, Rect)
  /// The box of the label for hidden tags.
  case overflow(ShownOverflow)
}

extension ArrangedCloud {
  /// Calls `body` with all that is shown: each section's header, then its tags in data order, and at the
  /// end the label for hidden tags.
  ///
  /// O(tags); memory holds the boxes of one line.
  func forEachElement(_ body: (CloudElement) throws -> Void) rethrows {
    var section = 0
    for (number, line) in arrangement.lines.enumerated() {
      while section < headerCount, section <= line.section {
        if let header = header(ofSection: section) { try body(.header(header)) }
        section += 1
      }
      for item in arrangement.attributes(ofLine: number) {
        try body(.tag(item.index, item.frame))
      }
    }
    while section < headerCount {
      if let header = header(ofSection: section) { try body(.header(header)) }
      section += 1
    }
    if let overflow { try body(.overflow(overflow)) }
  }

  /// The cells that all of it takes, from the container's corner: the content, and what stands out of it.
  ///
  /// O(tags).
  var drawnSize: Size {
    var size = arrangement.contentSize
    forEachElement { element in
      let frame =
        switch element {
        case .header(let header): header.frame
        case .tag(_, let frame): frame
        case .overflow(let label): label.frame
        }
      size.width = max(size.width, frame.maxX)
      size.height = max(size.height, frame.maxY)
    }
    return size
  }
}
