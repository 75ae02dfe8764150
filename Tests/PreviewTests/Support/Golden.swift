import Canvas
import Foundation
import TagLayout
import Testing

@testable import Preview

/// Whole screens as text files, with the styles beside them.
enum Golden {
  static var folder: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
  }

  /// Compares a screen with its file.
  ///
  /// `UPDATE_GOLDENS=1` writes the file instead; a file that is missing is a failure.
  static func expect(
    _ screen: Screen, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let actual = text(of: screen)
    let file = folder.appendingPathComponent("\(name).screen")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(actual.utf8).write(to: file)
      return
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      Issue.record(
        "no \(name).screen; UPDATE_GOLDENS=1 swift test writes it", sourceLocation: sourceLocation)
      return
    }
    let expected = String(decoding: data, as: UTF8.self)
    #expect(
      lines(actual) == lines(expected), "screen \(name)", sourceLocation: sourceLocation)
  }

  /// The size and the cursor, the rows, and a letter for the style of each cell.
  static func text(of screen: Screen) -> String {
    let size = screen.canvas.size
    let cursor =
      "\(screen.isCursorVisible ? "cursor" : "hidden cursor") at \(screen.cursor.x),\(screen.cursor.y)"
    let rows = (0..<size.height).map { screen.canvas.row($0) }
    let styles = (0..<size.height).map { y in
      trimmed((0..<size.width).map { letter(screen.canvas.cell(at: Point(x: $0, y: y)).style) })
    }
    return (["\(size.width)x\(size.height), \(cursor)"] + rows + ["styles"] + styles)
      .joined(separator: "\n") + "\n"
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func trimmed(_ letters: [String]) -> String {
    let count = (letters.lastIndex { $0 != " " } ?? -1) + 1
    return letters.prefix(count).joined()
  }

  /// Blank for plain, the first letter of an attribute, a capital for bold besides, `!` for red.
  private static func letter(_ style: Style) -> String {
    if style.foreground == .red { return "!" }
    let isBold = style.attributes.contains(.bold)
    switch style.attributes.subtracting(.bold) {
    case []: return isBold ? "b" : " "
    case .reverse: return isBold ? "R" : "r"
    case .underline: return isBold ? "U" : "u"
    case .dim: return isBold ? "D" : "d"
    default: return "*"
    }
  }
}
