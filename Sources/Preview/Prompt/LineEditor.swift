import CellText

/// A line of text that is being typed, edited by grapheme clusters.
struct LineEditor: Hashable, Sendable {
  private(set) var clusters: [String]
  /// How many clusters stand before the cursor.
  private(set) var cursor: Int

  /// The cursor stands behind `text`.
  init(_ text: String = "") {
    clusters = LineEditor.clusters(of: text)
    cursor = clusters.count
  }

  var text: String { clusters.joined() }

  /// Puts text at the cursor.
  ///
  /// Line breaks and tabs become spaces, other controls are dropped. What belongs to the cluster
  /// before it (a combining mark) joins it.
  mutating func insert(_ new: String) {
    let head = clusters[..<cursor].joined() + LineEditor.oneLine(new)
    let tail = clusters[cursor...].joined()
    // The tail may start with a mark that joins the head.
    clusters = LineEditor.clusters(of: head + tail)
    cursor = min(clusters.count, LineEditor.clusters(of: head).count)
  }

  /// Carries out an editing key.
  mutating func perform(_ edit: LineEdit) {
    switch edit {
    case .deleteBackward: if cursor > 0 { remove((cursor - 1)..<cursor) }
    case .deleteForward: if cursor < clusters.count { remove(cursor..<(cursor + 1)) }
    case .deleteWord: remove(wordStart..<cursor)
    case .deleteToStart: remove(0..<cursor)
    case .moveBackward: cursor = max(0, cursor - 1)
    case .moveForward: cursor = min(clusters.count, cursor + 1)
    case .moveToStart: cursor = 0
    case .moveToEnd: cursor = clusters.count
    }
  }

  /// Where the word before the cursor starts: back over spaces, then over all else.
  private var wordStart: Int {
    var start = cursor
    while start > 0, LineEditor.isSpace(clusters[start - 1]) { start -= 1 }
    while start > 0, !LineEditor.isSpace(clusters[start - 1]) { start -= 1 }
    return start
  }

  private mutating func remove(_ range: Range<Int>) {
    let head = clusters[..<range.lowerBound].joined()
    // What stood apart may form one cluster now.
    clusters = LineEditor.clusters(of: head + clusters[range.upperBound...].joined())
    cursor = min(clusters.count, range.lowerBound)
  }

  private static func clusters(of text: String) -> [String] {
    GraphemeClusters(text).map(String.init)
  }

  private static func isSpace(_ cluster: String) -> Bool {
    cluster.unicodeScalars.first?.properties.isWhitespace ?? false
  }

  /// Text of several lines as one.
  private static func oneLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      if scalar == "\n", wasReturn { continue }
      switch scalar.properties.generalCategory {
      case .control where ["\n", "\r", "\t", "\u{85}"].contains(scalar): line.append(" ")
      case .control: continue
      case .lineSeparator, .paragraphSeparator: line.append(" ")
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}
