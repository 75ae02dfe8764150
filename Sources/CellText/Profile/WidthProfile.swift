/// How a terminal counts cells.
///
/// Terminals disagree on the width of text, so measuring needs to say whose count is meant. A profile is
/// a table from width class to cells, rules for what stands side by side, and the cells of single
/// clusters that are known better than by rule.
///
///     WidthProfile.wcwidth.width(of: "日本語")  // 6
///     WidthProfile.grapheme.width(of: "👩‍💻")    // 2; wcwidth: 4
public struct WidthProfile: Hashable, Sendable {
  /// What the rules look at together.
  public var segmentation: Segmentation
  /// How the scalars of a cluster make its cells; only `graphemeClusters` asks.
  ///
  /// A cluster that begins with a pictograph takes at most 2, whatever this says.
  public var clusterCap: ClusterCap
  /// What U+FE0F, the emoji presentation selector, does.
  public var emojiSelector: EmojiSelector
  /// What U+FE0E, the text presentation selector, does.
  public var textSelector: TextSelector
  /// Whether two regional indicators are one flag; clusters hold pairs anyway.
  public var regionalPairs: RegionalPairs
  /// What skin tones, U+1F3FB–1F3FF, join.
  public var skinTones: SkinTones
  /// What U+200D does with the scalar after it; only `scalars` asks.
  public var joiner: Joiner
  /// The cells of a pictograph to which U+200D joins another; only `graphemeClusters` asks.
  public var joinedWidth: JoinedWidth
  /// The newest version of Unicode that the terminal knows; newer scalars are unassigned to it.
  public var newestUnicode: UnicodeVersion {
    didSet { cells = CellWidths(widths, newestUnicode: newestUnicode) }
  }
  /// The cells of single clusters, which win over all rules.
  public var exceptions: ClusterExceptions

  private var widths: ClassWidths {
    didSet { cells = CellWidths(widths, newestUnicode: newestUnicode) }
  }
  /// What `widths` and `newestUnicode` give for each scalar.
  private(set) var cells: CellWidths

  /// The sum over code points from the committed tables, the same on every machine.
  ///
  /// What ncurses, xterm, VTE and alacritty do, and the rule where no terminal was asked. East Asian
  /// Ambiguous takes 1 cell, unassigned and control 1, a regional indicator 1.
  public static let wcwidth = WidthProfile(
    segmentation: .scalars, clusterCap: .sum, emojiSelector: .ignored, textSelector: .ignored,
    regionalPairs: .separate, skinTones: .separate, joiner: .separate, joinedWidth: .two,
    widths: .wcwidth)

  /// The grapheme clusters of UAX #29, at most 2 cells each, both presentation selectors at work.
  ///
  /// What ghostty, contour, rio and Windows Terminal do, but for details.
  public static let grapheme = WidthProfile(
    segmentation: .graphemeClusters, clusterCap: .two, emojiSelector: .widensListedBases,
    textSelector: .narrowsListedBases, regionalPairs: .separate, skinTones: .separate,
    joiner: .separate, joinedWidth: .two, widths: .grapheme)

  private init(
    segmentation: Segmentation, clusterCap: ClusterCap, emojiSelector: EmojiSelector,
    textSelector: TextSelector, regionalPairs: RegionalPairs, skinTones: SkinTones, joiner: Joiner,
    joinedWidth: JoinedWidth, widths: ClassWidths
  ) {
    self.segmentation = segmentation
    self.clusterCap = clusterCap
    self.emojiSelector = emojiSelector
    self.textSelector = textSelector
    self.regionalPairs = regionalPairs
    self.skinTones = skinTones
    self.joiner = joiner
    self.joinedWidth = joinedWidth
    self.widths = widths
    newestUnicode = .newest
    exceptions = ClusterExceptions()
    cells = CellWidths(widths, newestUnicode: .newest)
  }

  /// The cells of a scalar of a class, within its `cellCounts`; other numbers are clamped.
  public subscript(widthClass: WidthClass) -> Int {
    get { widths[widthClass] }
    set { widths[widthClass] = newValue }
  }

  /// The cells of East Asian Ambiguous scalars, 1 or 2; other numbers are clamped.
  public var ambiguousWidth: Int {
    get { self[.ambiguous] }
    set { self[.ambiguous] = newValue }
  }
}
