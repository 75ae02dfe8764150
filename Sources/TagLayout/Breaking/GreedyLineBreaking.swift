/// Fills each line as far as it goes: an item joins the line iff it fits, and the first item of
/// a line is taken whatever its length.
struct GreedyLineBreaking {
  /// The cells that a line may use.
  let room: Int
  /// The cells between two items of a line.
  let gap: Int
  /// The greatest breadth that an item may take.
  let breadthLimit: Int

  /// The first items of the lines, and the cells that each line uses.
  func breakLines(_ breadths: Lengths) -> (starts: [Int32], used: [Int]) {
    var starts: [Int32] = []
    var used: [Int] = []
    guard breadths.count > 0 else { return (starts, used) }
    // `remaining` is the room without what the line uses. Every item costs its breadth and a gap;
    // a line begins with one gap in hand, so the first item of a line is no special case.
    starts.append(0)
    var remaining = room - min(breadths[0], breadthLimit)
    for index in 1..<breadths.count {
      let cost = min(breadths[index], breadthLimit) + gap
      if remaining >= cost {
        remaining -= cost
      } else {
        used.append(room - remaining)
        starts.append(Int32(index))
        remaining = room + gap - cost
      }
    }
    used.append(room - remaining)
    return (starts, used)
  }
}
