import Canvas
import Cloud

/// A text that covers the cloud until it is closed, scrolled when it is longer than the screen.
struct Page: Sendable {
  let content: Content
  /// The text, broken for the width of the screen.
  var lines: [PageLine]
  /// The first line shown.
  var top = 0

  enum Content: Hashable, Sendable {
    case help
    case commandLine(ShellCommand)
  }
}

/// A row of a page: pieces of text and where they start.
struct PageLine: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    var x: Int
    var text: String
    var style = Style.plain
  }

  var pieces: [Piece]

  init(_ pieces: [Piece] = []) {
    self.pieces = pieces
  }

  init(_ text: String, style: Style = .plain) {
    pieces = [Piece(x: 0, text: text, style: style)]
  }
}
