extension WorkedLayout {
  /// Why no command line asks for a layout.
  enum Obstacle: String, Error {
    case forcedBreak = "a break is forced"
    case noLength = "a width of 0, which means unlimited"
    case noCells = "an item without cells"
    case mixedHeights = "items of different heights"
    case oddHeight = "items of a height that no box has"
    case tightBox = "items too narrow for the box of their height"
  }

  /// The box that gives items their height.
  enum Form: Equatable {
    /// One row, the text alone.
    case bare
    /// Three rows, the text and a border.
    case square
    /// One size for all.
    case fixed(Pair)
  }

  /// How items get their sizes: by the letters of their tags, or all the same.
  func form() throws(Obstacle) -> Form {
    guard forcedBreaks.isEmpty else { throw .forcedBreak }
    guard length > 0 else { throw .noLength }
    guard items.allSatisfy({ $0.x > 0 && $0.y > 0 }) else { throw .noCells }
    let heights = Set(items.map(\.y))
    switch (heights.count, heights.first ?? 1) {
    case (...1, 1): return .bare
    case (1, 3) where items.allSatisfy { $0.x > 2 }: return .square
    case (1, _) where Set(items).count == 1: return .fixed(items[0])
    case (1, 3): throw .tightBox
    case (1, _): throw .oddHeight
    default: throw .mixedHeights
    }
  }

  /// The tags: letters as many as each needs, told from each other by the last of them.
  func tags(_ form: Form) -> [String] {
    items.indices.map { index in
      switch form {
      case .bare: Self.word(index, letters: items[index].x)
      case .square: Self.word(index, letters: items[index].x - 2)
      case .fixed: Self.word(index, letters: 1)
      }
    }
  }

  /// A number as a word of so many letters.
  static func word(_ number: Int, letters: Int) -> String {
    var rest = number
    var word: [Character] = []
    for _ in 0..<letters {
      word.append(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(rest % 26))))
      rest /= 26
    }
    return String(word.reversed())
  }

  /// The options and tags that ask the program for the layout; no tags are an empty file.
  func arguments(_ form: Form) -> [String] {
    var words = options + [isHorizontal ? "--height" : "--width", "\(length)"]
    if isHorizontal { words += ["--scroll", "horizontal"] }
    words += ["--item-spacing", "\(itemSpacing)", "--line-spacing", "\(lineSpacing)"]
    words += ["--inset", "\(insets.top),\(insets.left),\(insets.bottom),\(insets.right)"]
    words += ["--padding", "0", "--box", form == .square ? "square" : "none"]
    if case .fixed(let size) = form { words += ["--item-size", "\(size.x)x\(size.y)"] }
    return words + (items.isEmpty ? ["-f", "/dev/null"] : ["--"] + tags(form))
  }
}
