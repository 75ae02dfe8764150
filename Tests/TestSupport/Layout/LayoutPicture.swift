public import TagLayout

extension Arrangement {
  /// The arrangement as rows of text: item 0 drawn with `A`, item 1 with `B` …, free cells with
  /// `·`, and cells that several items cover with `*`.
  ///
  /// After `Z` come `a` … `z`, then `A` again. The picture covers the content and whatever sticks
  /// out of it.
  public var picture: String {
    let frames = lines.flatMap { attributes(ofLine: $0.index) }
    let width = frames.map(\.frame.maxX).reduce(contentSize.width, max)
    let height = frames.map(\.frame.maxY).reduce(contentSize.height, max)
    var cells = Array(repeating: Array(repeating: Character("·"), count: width), count: height)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    for item in frames {
      for y in item.frame.y..<item.frame.maxY {
        for x in item.frame.x..<item.frame.maxX {
          cells[y][x] = cells[y][x] == "·" ? letters[item.index % letters.count] : "*"
        }
      }
    }
    return cells.map { String($0) }.joined(separator: "\n")
  }
}
