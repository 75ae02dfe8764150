import CellText

/// A cluster that is drawn over blank cells of ncurses, because ncurses would give it other cells.
struct Overlay: Hashable, Sendable {
  let column: Int
  let row: Int
  /// Cells, as measured.
  let width: Int
  let style: CellStyle
  /// The cluster.
  let text: String

  /// What is sent for the text once the cursor stands where it belongs.
  ///
  /// No control character gets through, wherever it came from: each becomes U+FFFD.
  ///
  /// - Parameter sizesText: Whether the terminal takes text with its cells (OSC 66 of the text sizing
  ///   protocol), so that it does not count for itself. That goes up to 7 cells.
  /// - Returns: UTF-8.
  func bytes(sizesText: Bool) -> [UInt8] {
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      clean.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    let text = ScreenForm.standingAlone(String(clean))
    guard sizesText, (1...7).contains(width) else { return Array(text.utf8) }
    return Array("\u{1B}]66;w=\(width);\(text)\u{7}".utf8)
  }

  /// The cells that the text may take in a terminal that counts otherwise than it was measured.
  ///
  /// Emoji take 2 cells at most, and what terminals disagree on what any of them gives it.
  var greatestWidth: Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let isEmoji = scalar.properties.isEmoji && scalar.value != 0x200D
      return sum + (isEmoji ? 2 : WidthClass(of: scalar).greatestWidth)
    }
  }
}
