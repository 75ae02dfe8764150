import Cloud
import TagLayout

extension Model {
  mutating func askWhatToFind() {
    ask(.find(Prompt.FindOrigin(selection: selection, viewport: viewport, search: search)))
  }

  /// While the needle is typed: the first match from where find began is selected.
  mutating func preview(_ needle: String, from origin: Prompt.FindOrigin) {
    start(.previewFind(needle, origin))
  }

  /// Selects the first match of what is typed so far.
  mutating func previewNow(_ needle: String, from origin: Prompt.FindOrigin) {
    goBack(to: origin)
    search = needle.isEmpty ? origin.search : TagSearch(needle)
    guard !needle.isEmpty else { return }
    if let match = firstShown(from: selectedIndex ?? 0, step: 1) { select(match) }
  }

  /// Enter: the needle is kept for `n` and `N`.
  ///
  /// Nothing typed looks for the last one again.
  mutating func acceptFind(_ needle: String, from origin: Prompt.FindOrigin) {
    focus = .cloud
    guard !needle.isEmpty else {
      giveUpFind(origin)
      findAgain(1)
      return
    }
    goBack(to: origin)
    search = TagSearch(needle)
    start(.find(from: selectedIndex ?? 0, step: 1))
  }

  /// Esc: everything as it was.
  mutating func giveUpFind(_ origin: Prompt.FindOrigin) {
    goBack(to: origin)
    search = origin.search
  }

  /// The next match, or the one before, around the end of the list.
  mutating func findAgain(_ step: Int) {
    guard search != nil else {
      message = .noSearch
      return
    }
    start(.find(from: (selectedIndex ?? 0) + step, step: step))
  }

  /// Selects the next match, and tells which of how many it is.
  mutating func find(from start: Int, step: Int) {
    guard let search else { return }
    let shown = cloud.arrangement.visibleCount
    let hidden = search.count(in: cloud.tags, among: shown..<cloud.tags.count)
    guard let match = firstShown(from: start, step: step) else {
      message =
        hidden > 0 ? .foundHidden(search.needle, hidden) : .notFound(search.needle)
      return
    }
    select(match)
    let rank = search.count(in: cloud.tags, among: 0..<match + 1)
    let total = rank + search.count(in: cloud.tags, among: match + 1..<shown) + hidden
    message = .found(search.needle, rank: rank, total: total, hidden: hidden)
  }

  /// The next match that is not hidden.
  private func firstShown(from start: Int, step: Int) -> Int? {
    search?.first(
      in: cloud.tags, among: cloud.arrangement.visibleCount, from: start, step: step)
  }

  /// The tags are the same, but the terminal may have another size by now.
  private mutating func goBack(to origin: Prompt.FindOrigin) {
    selection = origin.selection
    viewport = origin.viewport
    settleViewport()
  }
}
