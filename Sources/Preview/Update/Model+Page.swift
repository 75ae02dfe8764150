import Cloud
import TagLayout

extension Model {
  /// Covers the cloud with a page.
  mutating func open(_ content: Page.Content) {
    focus = .page(Page(content: content, lines: pageLines(of: content)))
  }

  /// The command line in place of the hints, or as a page if it is longer.
  mutating func showCommandLine() {
    let command = CommandLineWriter.command(
      for: cloud, width: fixedSize.width, height: fixedSize.height,
      clearsDefaultOptions: hasDefaultOptions)
    let line = command.text
    if regions.message != nil, !line.utf8.contains(0x0A), wording.cells(line) + 2 <= size.width {
      message = .commandLine(line)
    } else {
      open(.commandLine(command))
    }
  }

  mutating func scrollPage(_ step: ScrollStep) {
    guard case .page(var page) = focus else { return }
    let height = max(1, regions.pageBody.height)
    switch step {
    case .lines(let lines): page.top += lines
    case .halfPages(let halves): page.top += halves * max(1, height / 2)
    case .pages(let pages): page.top += pages * height
    case .toStart: page.top = 0
    case .toEnd: page.top = page.lines.count
    }
    focus = .page(clamped(page))
  }

  /// Breaks the page for a new size of the screen.
  mutating func rebreakPage() {
    guard case .page(var page) = focus else { return }
    page.lines = pageLines(of: page.content)
    focus = .page(clamped(page))
  }

  private func clamped(_ page: Page) -> Page {
    var page = page
    let most = max(0, page.lines.count - max(1, regions.pageBody.height))
    page.top = page.top.clamped(to: 0...most)
    return page
  }

  private func pageLines(of content: Page.Content) -> [PageLine] {
    switch content {
    case .help: HelpPage(width: regions.pageBody.width, wording: wording).lines
    case .commandLine(let command):
      command.rows(width: regions.pageBody.width) { wording.cells($0) }.map { PageLine($0) }
    }
  }
}
