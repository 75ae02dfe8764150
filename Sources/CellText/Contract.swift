// CONTRACT: split into one file a type, folders by concern.

/// The sanitiser of notes/width.md section 5.
public enum Sanitizer {
  /// The text as it may be measured and drawn; empty when nothing is left. Idempotent.
  public static func sanitize(_ text: String) -> String { fatalError("CONTRACT") }
  /// Whether the UTF-8 bytes are printable ASCII that sanitising leaves as it is (no controls, no outer or doubled spaces): then cells == bytes. SWAR. Empty: true.
  public static func isPlain(_ utf8: Span<UInt8>) -> Bool { fatalError("CONTRACT") }
}

/// How a terminal counts cells.
public struct WidthProfile: Hashable, Sendable {
  /// Sum over code points from the committed table.
  public static let wcwidth = WidthProfile()
  /// As options, status line and JSON spell it: `wcwidth`.
  public var spelling: String { "wcwidth" }
  /// Reads a spelling; nil if it is none.
  public init?(spelling: String) { fatalError("CONTRACT") }
  init() {}
  public func width(of scalar: Unicode.Scalar) -> Int { fatalError("CONTRACT") }
  /// Cells of clean text.
  public func width(of text: String) -> Int { fatalError("CONTRACT") }
  public func width(ofUTF8 bytes: Span<UInt8>) -> Int { fatalError("CONTRACT") }
}

/// Text cut to a number of cells.
public struct TruncatedText: Hashable, Sendable {
  public let text: String
  /// Cells of `text`: at most the budget; one less where a wide cluster would have been halved.
  public let width: Int
  public let isTruncated: Bool
}

extension WidthProfile {
  /// Cuts whole clusters so that text and `…` take at most `cells`. Budget 0 gives "".
  public func truncate(_ text: String, to cells: Int) -> TruncatedText { fatalError("CONTRACT") }
}

/// The grapheme clusters of clean text, each with its cells under a profile.
public struct MeasuredClusters: Sequence, Sendable {
  public struct Element: Sendable { public let text: Substring; public let width: Int }
  public init(_ text: String, profile: WidthProfile) { fatalError("CONTRACT") }
  public func makeIterator() -> AnyIterator<Element> { fatalError("CONTRACT") }
}

/// The form of a cluster that a terminal driver without overlays may draw (notes/width.md 7, "Overlays off"): ZWJ and VS16 dropped; then pieces of one spacing scalar plus at most four marks, each with the cells that it must take. `known` says what width the C library gives a scalar (-1: none): where it differs from the table's the piece becomes U+FFFD with the table's width.
public struct ScreenPiece: Hashable, Sendable {
  public let scalars: [Unicode.Scalar]
  public let width: Int
}
public enum ScreenForm {
  public static func pieces(of cluster: Substring, width: Int, profile: WidthProfile, known: (Unicode.Scalar) -> Int) -> [ScreenPiece] { fatalError("CONTRACT") }
}
/// The Unicode version of the committed tables.
public let unicodeTableVersion = "18.0"
