import TagLayout

extension Canvas {
  /// Returns a row's text without trailing blanks; empty if there is no such row.
  ///
  /// A blank is a space, whatever its style.
  public func row(_ y: Int) -> String {
    var bytes: [UInt8] = []
    appendRow(y, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a row's UTF-8 without trailing blanks; nothing if there is no such row.
  ///
  /// Complexity: O(columns).
  public func appendRow(_ y: Int, to bytes: inout [UInt8]) {
    let places = inkedPlaces(ofRow: y)
    if isNarrowASCII(places) {
      appendASCII(places, to: &bytes)
    } else {
      appendClusters(places, to: &bytes)
    }
  }

  /// The places of a row's cells up to the last one that is not blank.
  func inkedPlaces(ofRow y: Int) -> Range<Int> {
    guard (0..<size.height).contains(y) else { return 0..<0 }
    let start = y * size.width
    var end = start + size.width
    while end > start, cells[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// Without an early end, so that it runs over several cells at a time.
  private func isNarrowASCII(_ places: Range<Int>) -> Bool {
    let row = cells.span
    var contents: UInt32 = 0
    var spans: UInt16 = 0
    for place in places {
      contents |= row[place].content
      spans |= row[place].span ^ 1
    }
    return contents < 0x80 && spans == 0
  }

  private func appendASCII(_ places: Range<Int>, to bytes: inout [UInt8]) {
    guard !places.isEmpty else { return }
    let row = cells.span
    bytes.append(addingCapacity: places.count) { output in
      for place in places { output.append(UInt8(truncatingIfNeeded: row[place].content)) }
    }
  }

  private func appendClusters(_ places: Range<Int>, to bytes: inout [UInt8]) {
    for place in places where !cells[place].isContinuation {
      let cell = cells[place]
      if let index = cell.clusterIndex {
        bytes.append(contentsOf: clusters[index].utf8)
      } else if cell.content < 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: cell.content))
      } else {
        bytes.append(contentsOf: UTF8.encode(cell.scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}
