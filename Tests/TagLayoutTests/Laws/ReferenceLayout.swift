import TagLayout
import TestSupport

/// A second layout, as plain as can be, that the engine is compared with.
///
/// It places rows only, one rectangle after the other, and columns by exchanging x and y.
struct ReferenceLayout {
  var lines: [[Int]] = []
  var frames: [Rect] = []
  var contentSize = Size.zero

  init(_ scenario: LayoutScenario) {
    if scenario.layout.scrollDirection == .horizontal {
      let rows = ReferenceLayout(scenario.transposed)
      lines = rows.lines
      frames = rows.frames.map(\.transposed)
      contentSize = rows.contentSize.transposed
    } else {
      layOutRows(scenario)
    }
  }

  private mutating func layOutRows(_ scenario: LayoutScenario) {
    let layout = scenario.layout
    let gap = layout.minimumInteritemSpacing
    let insets = layout.sectionInset
    var items = scenario.items.map { layout.itemSize ?? $0 }
    var room = Int.max
    if case .cells(let width) = scenario.extent {
      room = max(0, width - insets.left - insets.right)
    }
    if layout.oversize == .clamp {
      for index in items.indices { items[index].width = min(items[index].width, room) }
    }

    func used(_ line: [Int]) -> Int {
      line.map { items[$0].width }.reduce(0, +) + gap * (line.count - 1)
    }
    for index in items.indices {
      if let line = lines.last, used(line + [index]) <= room {
        lines[lines.count - 1].append(index)
      } else {
        lines.append([index])
      }
    }

    let widest = lines.map(used).max() ?? 0
    switch scenario.extent {
    case .cells(let width): contentSize.width = width
    case .unlimited:
      contentSize.width = insets.left + widest + insets.right
      room = widest
    }
    frames = items.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
    var y = insets.top
    for line in lines {
      place(line, free: max(0, room - used(line)), room: room, y: y, layout: layout)
      y += (line.map { items[$0].height }.max() ?? 0) + layout.minimumLineSpacing
    }
    if !lines.isEmpty { y -= layout.minimumLineSpacing }
    contentSize.height = y + insets.bottom
  }

  private mutating func place(
    _ line: [Int], free: Int, room: Int, y: Int, layout: FlowLayout
  ) {
    var x =
      switch layout.alignDirection {
      case .left, .rightData: 0
      case .center: free / 2
      case .rightFlow: free
      }
    let height = line.map { frames[$0].height }.max() ?? 0
    let isMirrored =
      (layout.alignDirection == .rightData) != (layout.layoutDirection == .rightToLeft)
    for index in line {
      let start = isMirrored ? max(0, room - x - frames[index].width) : x
      frames[index].x = layout.sectionInset.left + start
      let slack = height - frames[index].height
      switch layout.lineAlignment {
      case .top: frames[index].y = y
      case .center: frames[index].y = y + slack / 2
      case .bottom: frames[index].y = y + slack
      }
      x += frames[index].width + layout.minimumInteritemSpacing
    }
  }
}
