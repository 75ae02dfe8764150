extension String {
  /// The word as a shell reads it back, byte for byte; a NUL, which no word can hold, is lost.
  ///
  /// Plain words stay bare, others stand in single quotes, for any POSIX shell. Controls and
  /// characters that no screen shows, and an apostrophe or `!` beside them, are written in octal
  /// between `$'` and `'` (POSIX.1-2024, section 2.2.4; bash, zsh and ksh know it, dash doesn't yet),
  /// so that the word can be copied from a terminal.
  var shellQuoted: String {
    if !isEmpty, unicodeScalars.allSatisfy(\.isBareInShell) { return self }
    guard unicodeScalars.contains(where: \.isLostOnScreen) else {
      return "'"
        + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
    }
    var quoted = "$'"
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\\": quoted += "\\\\"
      // A shell that expands history reads `!` even here.
      case _ where scalar.isLostOnScreen || scalar == "'" || scalar == "!":
        for byte in scalar.utf8 {
          let digits = String(byte, radix: 8)
          quoted += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "'"
  }
}

extension Unicode.Scalar {
  /// Whether no shell sees more in it than itself, wherever it stands in a word.
  fileprivate var isBareInShell: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":", ",", "@", "%", "+": true
    default: false
    }
  }

  /// Whether copying from a screen would lose it: controls, joiners and other format characters,
  /// variation selectors.
  fileprivate var isLostOnScreen: Bool {
    guard value >= 0x7F else { return isControl }
    return isControl || properties.generalCategory == .format || properties.isVariationSelector
  }
}
