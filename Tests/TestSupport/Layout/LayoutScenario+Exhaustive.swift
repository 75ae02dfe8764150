public import TagLayout

extension FlowLayout {
  /// How many ways there are to combine alignment, scope, last line, breaking and both directions.
  public static let combinationCount = 8 * 2 * 5 * 2 * 2 * 2

  /// Sets alignment, scope, last line, breaking and both directions to one of all combinations.
  ///
  /// - Parameter number: Which, counted from 0; past the last they begin anew.
  public mutating func combine(_ number: Int) {
    var rest = number
    func next<Value>(_ values: [Value]) -> Value {
      defer { rest /= values.count }
      return values[rest % values.count]
    }
    alignDirection = next(AlignDirection.allCases)
    alignmentScope = next(AlignmentScope.allCases)
    lastLine = next([nil] + LastLine.allCases)
    lineBreaking = next(LineBreaking.allCases)
    layoutDirection = next(LayoutDirection.allCases)
    scrollDirection = next(ScrollDirection.allCases)
  }
}

extension LayoutScenario {
  /// All lists of at most `count` of these lengths.
  public static func lists(of lengths: ClosedRange<Int>, count: Int) -> [[Int]] {
    var (lists, longest): ([[Int]], [[Int]]) = ([[]], [[]])
    for _ in 0..<max(count, 0) {
      longest = longest.flatMap { list in lengths.map { list + [$0] } }
      lists += longest
    }
    return lists
  }

  /// Items of these lengths along the lines, and of 1 to 3 across, in a narrow container.
  ///
  /// - Parameters:
  ///   - lengths: Cells along the lines.
  ///   - combination: Which combination of settings, see ``FlowLayout/combine(_:)``.
  ///   - variant: Which of the containers of 0 to 7 cells and the unlimited one, with and without
  ///     cells between items, clamping and not.
  /// - Returns: The scenario; the same for the same arguments.
  public static func small(_ lengths: [Int], combination: Int, variant: Int) -> LayoutScenario {
    var layout = FlowLayout()
    layout.combine(combination)
    layout.minimumInteritemSpacing = variant % 2
    layout.oversize = variant / 2 % 2 == 0 ? .clamp : .overflow
    let room = variant / 4 % 9
    let items = lengths.enumerated().map { index, length in
      let across = 1 + (index + variant) % 3
      return layout.scrollDirection == .vertical
        ? Size(width: length, height: across) : Size(width: across, height: length)
    }
    return LayoutScenario(layout, in: room == 8 ? .unlimited : .cells(room), items: items)
  }
}
