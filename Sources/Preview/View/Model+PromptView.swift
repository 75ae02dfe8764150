import Canvas
import Cloud
import TagLayout

extension Model {
  /// Draws the prompt over the last row and what is wrong with it over the row before; returns
  /// where the cursor stands.
  func draw(_ prompt: Prompt, with pen: inout Pen) -> Point {
    guard let row = regions.prompt, size.width > 0 else { return .zero }
    pen.clear(row: row)
    let start = drawLabel(of: prompt, row: row, with: &pen)
    let line = PromptLine(editor: prompt.editor, width: size.width - start, wording: wording)
    let end = pen.write(line.text, at: Point(x: start, y: row))
    if let error = prompt.error {
      drawError(error, behind: end, with: &pen)
    } else {
      drawPromptHints(for: prompt, behind: end, row: row, with: &pen)
    }
    return Point(x: min(size.width - 1, start + line.cursor), y: row)
  }

  /// Writes as much of a label as leaves room to type; returns the column where the line starts.
  private func drawLabel(of prompt: Prompt, row: Int, with pen: inout Pen) -> Int {
    let label = label(of: prompt.purpose)
    for text in [" \(label.long)", " \(label.short)"] where wording.cells(text) + 8 <= size.width {
      return pen.write(text, at: Point(x: 0, y: row), style: Style(.bold))
    }
    return 0
  }

  private func drawError(_ error: PromptError, behind end: Int, with pen: inout Pen) {
    let style = Style(.bold, foreground: .red)
    let text = error.text(wording)
    if let row = regions.promptError {
      pen.clear(row: row)
      pen.write(" " + text, at: Point(x: 0, y: row), style: style)
    } else {
      pen.write("  " + text, at: Point(x: end, y: 0), style: style)
    }
  }

  /// At the right end of the row, if there is room.
  private func drawPromptHints(
    for prompt: Prompt, behind end: Int, row: Int, with pen: inout Pen
  ) {
    if let text = progress {
      pen.write(text, at: Point(x: x(of: text, behind: end), y: row), style: Style(.dim))
      return
    }
    if let text = problem(ofFind: prompt) {
      pen.write(
        text, at: Point(x: x(of: text, behind: end), y: row), style: Style(.bold, foreground: .red))
      return
    }
    let hints = HintLine(context: .prompt, width: size.width)
    let x = size.width - 1 - hints.cells
    guard x >= end + 3 else { return }
    hints.draw(at: Point(x: x, y: row), with: &pen)
  }

  /// The column from which a text ends at the right end of the row, if it has room there.
  private func x(of text: String, behind end: Int) -> Int {
    max(end + 2, size.width - 1 - wording.cells(text))
  }

  /// What is going on while the line is typed.
  private var progress: String? {
    unfinished.map { Message.working($0.kind, tags: cloud.tags.count).text(wording) }
  }

  /// What keeps find from selecting a tag that holds what is typed.
  private func problem(ofFind prompt: Prompt) -> String? {
    guard case .find = prompt.purpose, !prompt.editor.clusters.isEmpty else { return nil }
    guard let search, let selectedIndex else { return prompt.noMatch }
    guard !search.matches(cloud.tags, at: selectedIndex) else { return nil }
    let hidden = cloud.arrangement.visibleCount..<cloud.tags.count
    return search.isFound(in: cloud.tags, among: hidden)
      ? prompt.onlyHiddenMatch : prompt.noMatch
  }
}
