public import TagLayout

extension EdgeInsets {
  /// Reads `T`, all four margins, or `T,L,B,R`.
  init(spelling: String) throws(SettingError) {
    let fields = spelling.split(separator: ",", omittingEmptySubsequences: false)
    let margins = fields.compactMap { CellCount.parse($0) }
    guard margins.count == fields.count, margins.count == 1 || margins.count == 4 else {
      throw .notInsets(value: spelling)
    }
    let last = margins.count - 1
    self.init(
      top: margins[0], left: margins[min(1, last)], bottom: margins[min(2, last)],
      right: margins[last])
  }

  /// The shortest spelling that `init(spelling:)` reads.
  var spelling: String {
    top == left && top == bottom && top == right
      ? "\(top)" : "\(top),\(left),\(bottom),\(right)"
  }
}

extension Size {
  /// Reads `WxH`, both at least 1.
  ///
  /// - Parameters:
  ///   - spelling: As `80x24`; `X` and `×` do as well.
  ///   - what: What the size is called in a message: `an item size`.
  /// - Throws: `SettingError.notASize`.
  public init(spelling: String, what: String) throws(SettingError) {
    let fields = spelling.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    let lengths = fields.compactMap { CellCount.parse($0) }.filter { $0 > 0 }
    guard fields.count == 2, lengths.count == 2 else {
      throw .notASize(value: spelling, what: what)
    }
    self.init(width: lengths[0], height: lengths[1])
  }

  /// The spelling that `init(spelling:what:)` reads.
  var spelling: String { "\(width)x\(height)" }
}
