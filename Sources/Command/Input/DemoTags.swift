/// The cloud that a bare call on a terminal shows: long and short, narrow and wide words.
enum DemoTags {
  static let all = [
    "made", "in", "China", "UIView", "UITableView", "UICollectionView", "flow layout", "café",
    "日本語", "Swift", "ncurses", "sectionInset", "itemSize", "tty", "Auto Layout", "wcwidth",
    "UTF-8", "xterm", "naïve", "tmux", "safe area", "한국어", "vi", "alignment",
  ]
}
