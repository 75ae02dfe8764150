public import CellText

/// How texts are shown: what stands for what can't be.
///
///     TextForm(profile: .wcwidth, isASCII: true).text(of: "café")   // caf\u{E9}
public struct TextForm: Hashable, Sendable {
  /// How cells are counted.
  public let profile: WidthProfile
  /// Whether only ASCII can be shown.
  public let isASCII: Bool
  /// Whether borders, rules and other signs are drawn in ASCII.
  ///
  /// Also where ambiguous characters take 2 cells: all signs beyond ASCII are of that class (UAX #11),
  /// and a border of them would not close; or where one of the signs is known to be an exception.
  public let usesASCIISigns: Bool
  /// Whether the terminal shows nothing of some characters.
  private let hidesCharacters: Bool

  /// Shown for a text of which nothing is left, or nothing that takes a cell: some terminals don't show
  /// what they don't know.
  private static let replacement = "\u{FFFD}"

  /// The form under a profile.
  ///
  /// O(exceptions of the profile).
  public init(profile: WidthProfile, isASCII: Bool) {
    self.profile = profile
    self.isASCII = isASCII
    usesASCIISigns =
      isASCII || profile.ambiguousWidth > 1
      || !profile.exceptions.isEmpty
        && BoxStyle.signs.contains { profile.exceptions[String($0)] ?? 1 != 1 }
    hidesCharacters = profile.hidesCharacters
  }

  /// Whether clean text is shown as it is, but for one that takes no cell at all.
  var isPlain: Bool { !isASCII && !hidesCharacters }

  /// A text as it is shown where there is room for all of it: sanitised, and never empty.
  ///
  /// Characters of which the terminal shows nothing become U+FFFD; where only ASCII can be shown, each
  /// scalar beyond it is an escape, as Swift spells it: `\u{E9}`. O(bytes).
  public func text(of text: String) -> String {
    var shown = Sanitizer.sanitize(text)
    if hidesCharacters { shown = profile.showing(shown) }
    if shown.isEmpty || width(of: shown) == 0 { shown = Self.replacement }
    return isASCII ? Self.escaped(shown) : shown
  }

  /// Cells of a text as it is shown.
  public func width(of shown: String) -> Int { profile.width(of: shown) }

  /// What fits of a text as it is shown into a number of cells: whole clusters and a `…`; in ASCII whole
  /// escapes and a `~`.
  ///
  /// O(bytes).
  public func cut(_ shown: String, to cells: Int) -> TruncatedText {
    let cells = max(0, cells)
    guard isASCII else { return profile.truncate(shown, to: cells) }
    let count = shown.utf8.count
    guard count > cells else { return TruncatedText(text: shown, width: count, isTruncated: false) }
    guard cells > 0 else { return TruncatedText(text: "", width: 0, isTruncated: true) }
    var kept = ""
    for unit in EscapedUnits(shown) {
      guard kept.utf8.count + unit.utf8.count < cells else { break }
      kept += unit
    }
    return TruncatedText(text: kept + "~", width: kept.utf8.count + 1, isTruncated: true)
  }

  /// A text with an escape for each scalar beyond ASCII.
  ///
  /// O(bytes).
  public static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return escaped
  }
}

/// The characters of an ASCII text; an escape is one.
private struct EscapedUnits: Sequence, IteratorProtocol {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Substring? {
    guard !rest.isEmpty else { return nil }
    let length = escapeLength ?? 1
    defer { rest = rest.dropFirst(length) }
    return rest.prefix(length)
  }

  /// The characters of the escape that the rest begins with.
  private var escapeLength: Int? {
    guard rest.hasPrefix("\\u{") else { return nil }
    let digits = rest.dropFirst(3).prefix { $0.isHexDigit }
    guard (1...6).contains(digits.count), rest.dropFirst(3 + digits.count).first == "}" else {
      return nil
    }
    return digits.count + 4
  }
}

extension CloudSettings {
  /// How texts are shown under these settings.
  public var textForm: TextForm { TextForm(profile: widthProfile, isASCII: asciiOnly) }
}
