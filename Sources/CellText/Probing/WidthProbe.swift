/// Asks a terminal how it counts: bytes out, replies in, and a profile at the end.
///
/// Pure; the driver writes, reads and keeps the time.
///
///     var probe = WidthProbe(columns: 80)
///     var step = probe.start()                 // .ask(bytes): write them, wait for the time-out
///     step = probe.receive(.deviceAttributes)  // with each reply; .wait, .ask or .finish
///     step = probe.timeOut()                   // if no step came in time: .finish
///     step = probe.ask(about: probe.uncertainClusters(in: tags))   // again .ask … .finish
///
/// Replies that come after the time-out, or between two batches, go to `receive` too: it tells them from
/// the answers of the next batch. `restoration` must be known to every way out before the bytes of a
/// step are written.
///
/// While a batch runs, row 2, 3, 4 or 5 of the screen is written over; it and the one below need to be
/// drawn again afterwards.
public struct WidthProbe: Sendable {
  /// What was found so far; before the first batch is answered, `wcwidth`.
  public private(set) var findings = ProbeFindings(
    profile: .wcwidth, isHostile: false, synchronizedOutput: nil, clusterMode: nil,
    isComplete: false)

  /// Clusters that one batch asks for at most.
  public static let clusterLimit = 1000

  /// Rows of the screen that batches are written over, counted from 0, and the one below them.
  public static let rows = 1..<6

  private var columns: Int
  private var batchNumber = 0
  private var policy = ClusterModePolicy()
  private let setsClusterMode: Bool
  private var subject = Subject.samples
  /// What is being answered; nil between batches.
  private var reader: ProbeReader?
  /// Whether the screen has become too small for the batch that is running.
  private var isSpoilt = false
  /// DA1 replies that may come yet for batches that were given up.
  private var lateFences = 0
  /// Clusters that have been asked for, in their bytes.
  private var asked: Set<[UInt8]> = []

  /// What a batch asks for.
  private enum Subject {
    case samples
    /// The samples again, with mode 2027.
    case clusterModeSamples
    case clusters
  }

  /// A probe of a terminal this wide; see `ProbeConditions` for whether to make one.
  ///
  /// - Parameters:
  ///   - columns: Columns of the screen.
  ///   - setsClusterMode: Whether mode 2027 may be switched on. Not for text that is shown when the probe
  ///     is over: then the terminal counts as it was found.
  public init(columns: Int, setsClusterMode: Bool = true) {
    self.columns = columns
    self.setsClusterMode = setsClusterMode
  }

  /// Whether a batch is being answered.
  public var isRunning: Bool { reader != nil }

  /// Whether replies may come yet, which must not be taken for keys: those of a batch that is running or
  /// was given up.
  public var awaitsReplies: Bool { isRunning || lateFences > 0 }

  /// DA1 replies that may come yet, each at the end of a batch's answers.
  public var dueFences: Int { reader?.openFences ?? lateFences }

  /// What must be written on every way out; empty if the terminal is as it was found.
  public var restoration: [UInt8] {
    policy.mustReset ? Array(PrivateMode.graphemeClusters.reset.utf8) : []
  }

  /// Begins with the samples.
  ///
  /// Does nothing but wait if a batch is running.
  public mutating func start() -> ProbeStep {
    guard !isRunning else { return .wait }
    var batch = nextBatch(WidthSample.allCases.map(\.text))
    batch.requestsModes = true
    return run(batch, for: .samples)
  }

  /// Asks for the cells of clusters that the profile isn't certain of.
  ///
  /// The first `clusterLimit` of those that were not asked for before; clusters with controls are left
  /// out. Finishes at once if there is none, or if the terminal still owes replies. Does nothing but
  /// wait if a batch is running. Complexity: O(bytes).
  public mutating func ask(about clusters: [String]) -> ProbeStep {
    guard !isRunning else { return .wait }
    var texts: [String] = []
    var new: Set<[UInt8]> = []
    for cluster in clusters where texts.count < Self.clusterLimit {
      let bytes = Array(cluster.utf8)
      guard !asked.contains(bytes), ProbeBatch.isHarmless(cluster), new.insert(bytes).inserted
      else { continue }
      texts.append(cluster)
    }
    guard !texts.isEmpty, lateFences == 0 else { return .finish(findings, []) }
    var batch = nextBatch(texts)
    batch.isSynchronized = findings.synchronizedOutput?.isChangeable ?? false
    return run(batch, for: .clusters)
  }

  /// The clusters of clean texts that the profile found isn't certain of and that were not asked for
  /// yet, `clusterLimit` at most.
  ///
  /// Complexity: O(bytes).
  public func uncertainClusters(in texts: some Sequence<String>) -> [String] {
    var clusters = UncertainClusters(
      profile: findings.profile, isHostile: findings.isHostile, limit: Self.clusterLimit,
      except: asked)
    for text in texts where !clusters.isFull { clusters.add(text) }
    return clusters.clusters
  }

  /// Takes a reply of the terminal, whenever it comes.
  public mutating func receive(_ reply: TerminalReply) -> ProbeStep {
    guard reader != nil else {
      if reply == .deviceAttributes, lateFences > 0 { lateFences -= 1 }
      return .wait
    }
    reader?.receive(reply)
    return reader?.isFenced ?? false ? finish() : .wait
  }

  /// Gives up the batch that is running; what was answered counts.
  public mutating func timeOut() -> ProbeStep { finish() }
}

// MARK: Batches

extension WidthProbe {
  private mutating func nextBatch(_ texts: [String]) -> ProbeBatch {
    defer { batchNumber = (batchNumber + 1) & 0xFF }
    return ProbeBatch(texts, number: batchNumber, columns: columns)
  }

  private mutating func run(_ batch: ProbeBatch, for subject: Subject) -> ProbeStep {
    self.subject = subject
    reader = ProbeReader(batch, earlierFences: lateFences)
    return .ask(batch.bytes)
  }

  private mutating func finish() -> ProbeStep {
    guard let reader else { return .wait }
    self.reader = nil
    lateFences = reader.openFences
    if isSpoilt { return runAgain(reader.batch) }
    findings.isComplete = reader.isFenced
    return switch subject {
    case .samples: finishSamples(reader)
    case .clusterModeSamples: finishClusterModeSamples(reader)
    case .clusters: finishClusters(reader)
    }
  }

  private mutating func finishSamples(_ reader: ProbeReader) -> ProbeStep {
    use(WidthProfile.fitting(WidthAnswers(reader.answers)))
    findings.synchronizedOutput = reader.modes[.synchronizedOutput]
    findings.clusterMode = reader.modes[.graphemeClusters]
    guard reader.isFenced, setsClusterMode, policy.tries(findings.clusterMode) else {
      return .finish(findings, [])
    }
    var batch = nextBatch(WidthSample.allCases.map(\.text))
    batch.settingMode = .graphemeClusters
    return run(batch, for: .clusterModeSamples)
  }

  private mutating func finishClusterModeSamples(_ reader: ProbeReader) -> ProbeStep {
    let fitted = WidthProfile.fitting(WidthAnswers(reader.answers))
    guard policy.keeps(reader.isFenced ? fitted : nil) else {
      return .finish(findings, Array(PrivateMode.graphemeClusters.reset.utf8))
    }
    use(fitted)
    return .finish(findings, [])
  }

  private mutating func use(_ fitted: FittedProfile) {
    findings.profile = fitted.profile
    findings.isHostile = fitted.isHostile
    asked = []
  }

  /// A cluster is never asked for twice, answered or not: a terminal that is too slow stays so.
  private mutating func finishClusters(_ reader: ProbeReader) -> ProbeStep {
    var exceptions: [ClusterExceptions.Entry] = []
    for (cluster, answer) in zip(reader.batch.texts, reader.answers) {
      asked.insert(Array(cluster.utf8))
      guard let answer, answer != findings.profile.width(of: cluster) else { continue }
      exceptions.append(ClusterExceptions.Entry(cluster, width: answer))
    }
    if !exceptions.isEmpty { findings.profile.exceptions.add(exceptions) }
    return .finish(findings, [])
  }
}

// MARK: Interruptions

extension WidthProbe {
  /// Takes note that the screen has another size.
  ///
  /// A batch that is running and doesn't fit it is asked again when it has ended, unless there is no room
  /// for any.
  public mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    guard let batch = reader?.batch else { return }
    let hasRoom =
      columns >= ProbeConditions.minimumColumns && rows >= ProbeConditions.minimumRows
    isSpoilt = hasRoom && (columns < batch.lastCheckpointColumn || rows <= batch.row)
  }

  /// Takes note that no reply that is due will come: the terminal was given back meanwhile, and what it
  /// said was thrown away.
  ///
  /// A batch that is running stays so; `askAgain` shows it once more.
  public mutating func forgetReplies() {
    lateFences = 0
    if let batch = reader?.batch { reader = ProbeReader(batch, earlierFences: 0) }
  }

  /// Asks again what is being asked; does nothing but wait if that is nothing.
  public mutating func askAgain() -> ProbeStep {
    guard let batch = reader?.batch else { return .wait }
    return runAgain(batch)
  }

  private mutating func runAgain(_ batch: ProbeBatch) -> ProbeStep {
    isSpoilt = false
    var again = nextBatch(batch.texts)
    again.requestsModes = batch.requestsModes
    again.settingMode = batch.settingMode
    again.isSynchronized = batch.isSynchronized
    return run(again, for: subject)
  }
}
