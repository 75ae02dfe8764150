import Glibc

/// Pieces that sentences are made of.
enum Words {
  /// What a person is told whose tags are awaited.
  static let typeTags = "reading tags, one per line, end with Ctrl-D"

  /// What a person is told who waits for a pipe.
  static func reading(lines: Int) -> String {
    "reading tags: \(count(lines, "line")) so far, Ctrl-C stops"
  }

  /// libc's word for an error number.
  static func systemError(_ number: Int32) -> String {
    String(cString: strerror(number))
  }

  /// "a, b or c".
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// "1 tag", "2 tags".
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// A container's length, where 0 means that there is no limit.
  static func length(_ cells: Int) -> String { cells == 0 ? "unlimited" : "\(cells)" }

  /// The text with everything that could act on a terminal, or break the line, made visible: C0 and
  /// DEL as control pictures, C1, format controls and separators as U+FFFD.
  static func harmless(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20: safe.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: safe.append("\u{2421}")
      case 0x20..<0x7F: safe.append(scalar)
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: safe.append("\u{FFFD}")
        default: safe.append(scalar)
        }
      }
    }
    return String(safe)
  }
}
