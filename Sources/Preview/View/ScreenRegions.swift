import TagLayout

/// Which rows of the screen belong to what.
///
/// When the screen gets low the modes go first, then the hints, the ruler and the status line; the
/// cloud's first row goes last.
struct ScreenRegions: Hashable, Sendable {
  let size: Size
  let showsRuler: Bool

  /// The alignment modes.
  var modes: Int? { size.height >= 5 ? 0 : nil }
  /// The ruler over the cloud.
  var ruler: Int? { showsRuler && size.height >= 3 ? (modes == nil ? 0 : 1) : nil }
  /// The cloud itself.
  var cloud: Rect {
    let top = (modes == nil ? 0 : 1) + (ruler == nil ? 0 : 1)
    let bottom = (status == nil ? 0 : 1) + (hints == nil ? 0 : 1)
    return Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
  }
  /// The exact numbers.
  var status: Int? {
    guard size.height >= 2 else { return nil }
    return size.height - (hints == nil ? 1 : 2)
  }
  /// The keys.
  var hints: Int? { size.height >= 4 ? size.height - 1 : nil }

  /// A message: in place of the hints, else of the status line; one row is the cloud's alone.
  var message: Int? { hints ?? status }
  /// A prompt: the last row, whatever it is.
  var prompt: Int? { size.height >= 1 ? size.height - 1 : nil }
  /// What is wrong with the prompt's line: over it, if there is a row over it.
  var promptError: Int? { size.height >= 2 ? size.height - 2 : nil }

  /// The title of a page.
  var pageTitle: Int? { size.height >= 2 ? 0 : nil }
  /// The text of a page.
  var pageBody: Rect {
    let top = pageTitle == nil ? 0 : 1
    return Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
  }
}
