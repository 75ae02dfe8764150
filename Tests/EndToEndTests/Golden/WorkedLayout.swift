/// A layout that was worked out elsewhere: what is laid out, and what must come of it.
///
/// It is written down for lines that are rows; `transposed` is the same with columns.
struct WorkedLayout: Sendable, CustomStringConvertible {
  /// Width and height of an item, or where it stands.
  struct Pair: Hashable, Sendable {
    var x: Int
    var y: Int

    var transposed: Pair { Pair(x: y, y: x) }
  }

  struct Insets: Hashable, Sendable {
    var top = 0
    var left = 0
    var bottom = 0
    var right = 0

    var transposed: Insets { Insets(top: left, left: top, bottom: right, right: bottom) }
  }

  var name: String
  /// Options that mean the same for rows and columns.
  var options: [String]
  /// The length of the lines, insets included.
  var length: Int
  var insets = Insets()
  var itemSpacing = 0
  var lineSpacing = 0
  var items: [Pair]
  var maximumPerLine: Int?
  /// The items that a break is forced before.
  var forcedBreaks: [Int] = []
  var isHorizontal = false

  /// The items of each line.
  var lines: [[Int]]
  var origins: [Pair]
  var sizes: [Pair]
  /// How long the content is along the scroll axis.
  var contentLength: Int

  var description: String { isHorizontal ? "\(name), columns" : name }

  /// The same layout with rows for columns.
  var transposed: WorkedLayout {
    var other = self
    other.isHorizontal.toggle()
    other.insets = insets.transposed
    other.items = items.map(\.transposed)
    other.origins = origins.map(\.transposed)
    other.sizes = sizes.map(\.transposed)
    return other
  }

  /// The cells that a line has for items.
  var room: Int {
    let taken = isHorizontal ? insets.top + insets.bottom : insets.left + insets.right
    return max(0, length - taken)
  }

  /// The cells of a line's items and the spacing between them; no more than there is room for, but
  /// of an item that stands out.
  func used(_ line: [Int]) -> Int {
    let lengths = line.map { isHorizontal ? items[$0].y : items[$0].x }
    let cells = lengths.reduce(itemSpacing * (lengths.count - 1), +)
    return options.contains("overflow") ? cells : min(room, cells)
  }

  /// Why a line ended, in the word of the report.
  func end(ofLine index: Int) -> String {
    guard index + 1 < lines.count, let next = lines[index + 1].first else { return "end" }
    if lines[index].count == maximumPerLine { return "maximumItems" }
    let needed = used(lines[index]) + itemSpacing + used([next])
    return needed > room ? "full" : "balanced"
  }
}
