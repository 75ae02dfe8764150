import TagLayout

/// One row of the plain layout: every place by a division of its own.
struct ReferenceLine {
  let layout: FlowLayout
  let room: Int
  /// The cells that the fullest line of the section uses.
  let block: Int
  let isLast: Bool
  /// The items, and the label if there is one.
  let sizes: [Size]

  private var used: Int {
    sizes.map(\.width).reduce(0, +) + layout.minimumInteritemSpacing * (sizes.count - 1)
  }

  func frames(y: Int) -> [Rect] {
    let free = max(0, room - used)
    let count = sizes.count
    let height = sizes.map(\.height).max() ?? 0
    let isReversed = layout.alignDirection == .rightData
    let isMirrored = layout.layoutDirection == .rightToLeft
    var frames: [Rect] = []
    var x = 0
    for (index, size) in sizes.enumerated() {
      var frame = Rect(x: x, y: y, width: size.width, height: size.height)
      switch layout.lineAlignment {
      case .top: break
      case .center: frame.y += (height - size.height) / 2
      case .bottom: frame.y += height - size.height
      }
      x += size.width + layout.minimumInteritemSpacing
      frames.append(frame)
      guard !isPlacedAlone else { continue }
      switch layout.alignDirection {
      case .justified: frames[index].x += count > 1 ? free * index / (count - 1) : 0
      case .spaceAround: frames[index].x += (2 * index + 1) * free / (2 * count)
      case .spaceEvenly: frames[index].x += (index + 1) * free / (count + 1)
      case .fill:
        frames[index].x += free * index / count
        frames[index].width += free * (index + 1) / count - free * index / count
      case .left, .rightFlow, .rightData, .center: break
      }
    }
    guard used <= room else { return shifted(frames, by: 0) }
    // First as one sees it from left to right, then one mirror.
    if isReversed {
      let end = frames.last?.maxX ?? 0
      frames = frames.map { Rect(x: end - $0.maxX, y: $0.y, width: $0.width, height: $0.height) }
    }
    frames = shifted(frames, by: lead(free: free))
    guard isMirrored else { return frames }
    return frames.map {
      let left = layout.sectionInset.left
      return Rect(
        x: left + room - ($0.x - left) - $0.width, y: $0.y, width: $0.width, height: $0.height)
    }
  }

  private func shifted(_ frames: [Rect], by lead: Int) -> [Rect] {
    frames.map {
      Rect(x: $0.x + layout.sectionInset.left + lead, y: $0.y, width: $0.width, height: $0.height)
    }
  }

  /// Whether it is a last line that is not placed as the others.
  private var isPlacedAlone: Bool {
    isLast && policy != .inherit
  }

  private var policy: LastLine {
    if let policy = layout.lastLine { return policy }
    switch layout.alignDirection {
    case .left, .rightFlow, .rightData, .center: return .inherit
    case .justified, .spaceAround, .spaceEvenly, .fill: return .left
    }
  }

  /// The cells left of the line as a whole.
  private func lead(free: Int) -> Int {
    if isPlacedAlone {
      switch policy {
      case .inherit, .left: return 0
      case .center: return free / 2
      case .right: return free
      }
    }
    let ofBlock = layout.alignmentScope == .block ? max(0, room - block) : free
    switch layout.alignDirection {
    case .left: return 0
    case .center: return ofBlock / 2
    case .rightFlow: return ofBlock
    case .rightData: return free
    case .justified, .spaceAround, .spaceEvenly, .fill: return 0
    }
  }
}
