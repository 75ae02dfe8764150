import CellText

extension TagList {
  /// Calls `body` with each text that is not plain ASCII, sanitised: those of all tags and the titles of
  /// sections, or those of some tags.
  ///
  /// O(bytes).
  public func forEachTextBeyondASCII(of range: Range<Int>? = nil, _ body: (String) -> Void) {
    for index in (range ?? 0..<count).clamped(to: 0..<count)
    where !withUTF8(at: index, { Sanitizer.isPlain($0) }) {
      body(Sanitizer.sanitize(self[index]))
    }
    guard range == nil else { return }
    for section in 0..<sectionCount { body(Sanitizer.sanitize(self.section(at: section).title)) }
  }
}
