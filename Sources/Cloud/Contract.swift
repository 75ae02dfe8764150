// CONTRACT: split into one file a type or phase, folders: Tags, Settings, Reading, Arranging, Painting, Writing.
public import Canvas
public import CellText
public import TagLayout

/// The tags in columns: one UTF-8 arena, a slot (offset, length) a tag. Edits append to the arena and move slots.
public struct TagList: Sendable, Equatable {
  public init() {}
  public init(_ texts: some Sequence<String>) { fatalError("CONTRACT") }
  public var count: Int { fatalError("CONTRACT") }
  public var isEmpty: Bool { count == 0 }
  /// The tag's own text, as read (not sanitised).
  public subscript(index: Int) -> String { fatalError("CONTRACT") }
  public func withUTF8<R>(at index: Int, _ body: (Span<UInt8>) throws -> R) rethrows -> R { fatalError("CONTRACT") }
  public mutating func append(_ text: String) { fatalError("CONTRACT") }
  /// Carries out an edit and returns the one that undoes it. O(tags moved); never copies other tags' text.
  public mutating func apply(_ edit: TagEdit) -> TagEdit { fatalError("CONTRACT") }
}

/// One reversible change of a list. (Slots are an implementation detail: make the payloads what you need so that remove/insert undo is O(1) in text.)
public enum TagEdit: Sendable, Equatable {
  case insert([String], at: Int)
  case remove(Range<Int>)
  case replace(Int, with: String)
  case move(from: Int, to: Int)
  // restore(slots…) and the like for inverses
}

public enum BoxStyle: Hashable, Sendable, CaseIterable { case rounded, square, heavy, double, ascii, bracket, none }

/// Where the container's size came from.
public enum ContainerSource: String, Hashable, Sendable { case option, terminal, environment, `default` }

/// The area that the cloud is laid out in; 0 = unlimited.
public struct Container: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var source: ContainerSource
  public init(width: Int, height: Int = 0, source: ContainerSource = .default) {
    self.width = width
    self.height = height
    self.source = source
  }
}

/// Everything that decides how a cloud looks. Defaults: box rounded, padding 1, item spacing 1, line spacing 0.
public struct CloudSettings: Hashable, Sendable {
  public var layout: FlowLayout
  public var box: BoxStyle = .rounded
  public var padding: Int = 1
  public var widthProfile: WidthProfile = .wcwidth
  /// Draw boxes and `…` in ASCII only (locale without UTF-8, --ascii).
  public var asciiOnly = false
  public init() { fatalError("CONTRACT") }
}

/// How one setting is spelled on the command line. A table of all of them: name (long option), allowed values, parse into settings, current value as text. Command makes options from it; `C` makes the equivalent command line from it.
public struct SettingSpelling: Sendable {
  public let option: String
  public let valueName: String?          // "N", "NAME", nil for a flag
  public let allowed: [String]           // accepted spellings that help lists (kebab-case); empty for numbers
  public let summary: String
  public let set: @Sendable (inout CloudSettings, String) throws(SettingError) -> Void
  /// nil when it has its default value
  public let get: @Sendable (CloudSettings) -> String?
  public static let all: [SettingSpelling] = []
}

public enum SettingError: Error, Hashable, Sendable {
  case notOneOf(value: String, what: String, allowed: [String])   // 'rihgt' is not an alignment; did you mean 'right-flow'?
  case notANumber(value: String, what: String, minimum: Int, maximum: Int)
  case notInsets(value: String)
  case notASize(value: String)
}

/// A fact about the input.
public enum Diagnostic: Hashable, Sendable {
  case invalidUTF8(source: String, line: Int)
  case tooLarge(source: String, limit: Int)
}
extension Diagnostic { public var message: String { fatalError("CONTRACT") } }
extension SettingError { public var message: String { fatalError("CONTRACT") } }

/// Reads plain lines (section 6 of the design).
public enum PlainLinesReader {
  public static func read(_ bytes: [UInt8], source: String) -> (tags: TagList, diagnostics: [Diagnostic]) { fatalError("CONTRACT") }
}

/// Tags, measured, broken into lines and placed.
public struct ArrangedCloud: Sendable {
  public private(set) var tags: TagList
  public private(set) var settings: CloudSettings
  public private(set) var container: Container
  public private(set) var arrangement: Arrangement

  public init(tags: TagList, settings: CloudSettings, container: Container) { fatalError("CONTRACT") }
  /// Another setting or container: re-uses measured widths when profile is the same, line breaks when only the placement changes.
  public mutating func update(settings: CloudSettings, container: Container) { fatalError("CONTRACT") }
  /// Edits one tag list edit: re-measures only what changed. Returns the inverse.
  public mutating func apply(_ edit: TagEdit) -> TagEdit { fatalError("CONTRACT") }
  /// What the box of a tag shows: sanitised, cut to its frame.
  public func shown(at index: Int) -> ShownTag { fatalError("CONTRACT") }
}
public struct ShownTag: Hashable, Sendable {
  public let text: String
  public let width: Int
  public let isTruncated: Bool
}

public struct PaintOptions: Sendable {
  public var selected: Int?
  public var isMatch: @Sendable (Int) -> Bool = { _ in false }   // find
  public var showsNumbers = false
  public init() {}
}
extension ArrangedCloud {
  /// Paints what `viewport` (content coordinates) shows, its top left cell at `origin`, clipped to viewport's size.
  public func paint(_ viewport: Rect, into canvas: inout Canvas, at origin: Point, options: PaintOptions = PaintOptions()) { fatalError("CONTRACT") }
}

/// Where writers put bytes.
public protocol ByteSink {
  mutating func write(_ bytes: Span<UInt8>) throws
}
public enum TextWriter { public static func write(_ cloud: ArrangedCloud, to sink: inout some ByteSink) throws { fatalError("CONTRACT") } }
public enum JSONWriter { public static func write(_ cloud: ArrangedCloud, to sink: inout some ByteSink) throws { fatalError("CONTRACT") } }

/// The equivalent command line of settings, container and tags, shell-quoted: `tagcloud --align center --width 30 -- made in China`.
public enum CommandLineWriter {
  public static func commandLine(for cloud: ArrangedCloud, followsTerminal: Bool) -> String { fatalError("CONTRACT") }
}
/// Shared by all that suggest: the nearest of `allowed` within a small edit distance.
public enum NearestMatch { public static func of(_ word: String, in allowed: [String]) -> String? { fatalError("CONTRACT") } }
