public import TagLayout

/// A form that a layout is written in.
public enum LayoutFormat: String, Hashable, Sendable, CaseIterable {
  /// Rows of text, never with an escape.
  case text
  /// The same in the colours and attributes of the screen.
  case ansi
  case json, svg, html
  /// The settings as code.
  case swift

  /// The endings of file names that stand for it, the usual one first.
  public var endings: [String] {
    switch self {
    case .text: [".txt", ".text"]
    case .ansi: [".ansi"]
    case .json: [".json"]
    case .svg: [".svg"]
    case .html: [".html", ".htm"]
    case .swift: [".swift"]
    }
  }

  /// The format that the end of a file's name says, in either case; nil if it says none.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    guard let format = Self.allCases.first(where: { $0.endings.contains(where: name.hasSuffix) })
    else { return nil }
    self = format
  }

  /// Writes a cloud in this form.
  ///
  /// - Parameters:
  ///   - cloud: The cloud.
  ///   - pointsPerCell: The points of a cell, for `swift`.
  ///   - sink: Where the bytes go.
  /// - Throws: What the sink throws.
  public func write(
    _ cloud: ArrangedCloud, pointsPerCell: Size = SwiftWriter.pointsPerCell,
    to sink: inout some ByteSink
  ) throws {
    switch self {
    case .text: try TextWriter.write(cloud, to: &sink)
    case .ansi: try TextWriter.write(cloud, isStyled: true, to: &sink)
    case .json: try JSONWriter.write(cloud, to: &sink)
    case .svg: try SVGWriter.write(cloud, to: &sink)
    case .html: try HTMLWriter.write(cloud, to: &sink)
    case .swift: try SwiftWriter.write(cloud, pointsPerCell: pointsPerCell, to: &sink)
    }
  }
}
