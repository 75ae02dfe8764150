import CellText
import Cloud
import TagLayout

/// What is known, and what is asked, of how the terminal counts cells.
struct TerminalWidths: Sendable {
  /// Whether the terminal may be asked; nil: never.
  let conditions: ProbeConditions?
  private(set) var state = State.unasked
  /// Clusters of the tags whose cells are only guessed, in the order in which they are asked for.
  private var uncertain: [String] = []
  private var isHostile = false

  enum State: Hashable, Sendable {
    case unasked
    case askingSamples
    /// The samples are answered.
    case askingClusters
    case answered
    /// It doesn't answer, or too late; it isn't asked again.
    case silent
  }

  init(conditions: ProbeConditions?) {
    self.conditions = conditions
  }

  /// Whether a terminal of this size is asked.
  func isAllowed(at size: Size) -> Bool {
    guard var conditions else { return false }
    conditions.columns = size.width
    conditions.rows = size.height
    return conditions.allowProbe
  }

  /// What to ask now, if anything.
  mutating func nextQuestion() -> WidthQuestion? {
    switch state {
    case .unasked:
      state = .askingSamples
      return .samples
    case .answered where !uncertain.isEmpty:
      let clusters = Array(uncertain.prefix(WidthProbe.clusterLimit))
      uncertain.removeFirst(clusters.count)
      state = .askingClusters
      return .clusters(clusters)
    case .askingSamples, .askingClusters, .answered, .silent:
      return nil
    }
  }

  /// Takes what was found; returns whether all texts are to be looked through for uncertain clusters.
  mutating func take(_ findings: ProbeFindings) -> Bool {
    let isFirst = state == .askingSamples
    isHostile = findings.isHostile
    state = findings.isComplete ? .answered : .silent
    return isFirst && findings.isComplete
  }

  /// Whether an answer is awaited.
  var isAsking: Bool { state == .askingSamples || state == .askingClusters }

  /// Looks through tags for clusters to ask for: all of them and the titles of sections, or some.
  ///
  /// O(bytes).
  mutating func look(
    through tags: TagList, _ range: Range<Int>? = nil, profile: WidthProfile
  ) {
    guard state == .answered || state == .askingClusters else { return }
    var clusters = UncertainClusters(profile: profile, isHostile: isHostile)
    tags.forEachTextBeyondASCII(of: range) { clusters.add($0) }
    uncertain += clusters.clusters
  }
}
