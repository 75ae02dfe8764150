import Cloud

extension Model {
  mutating func askWhatToFind() {
    ask(.find(Prompt.FindOrigin(selection: selection, viewport: viewport, search: search)))
  }

  /// While the needle is typed: the first match from where find began is selected.
  mutating func preview(_ needle: String, from origin: Prompt.FindOrigin) {
    goBack(to: origin)
    search = needle.isEmpty ? origin.search : TagSearch(needle)
    guard !needle.isEmpty else { return }
    if let match = search?.first(in: cloud.tags, from: origin.selection.index) { select(match) }
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
    find(from: origin.selection.index, step: 1)
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
    find(from: selection.index + step, step: step)
  }

  private mutating func find(from start: Int, step: Int) {
    guard let search else { return }
    guard let match = search.first(in: cloud.tags, from: start, step: step) else {
      message = .notFound(search.needle)
      return
    }
    select(match)
    let count = search.count(in: cloud.tags, upTo: match)
    message = .found(search.needle, rank: count.rank, total: count.total)
  }

  /// The tags are the same, but the terminal may have another size by now.
  private mutating func goBack(to origin: Prompt.FindOrigin) {
    selection = origin.selection
    viewport = origin.viewport
    settleViewport()
  }
}
