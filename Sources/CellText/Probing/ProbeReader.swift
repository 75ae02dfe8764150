/// Takes what comes back for a batch, in the order in which it comes.
///
/// Whatever comes, an answer is one that the terminal gave for its text, or nil.
struct ProbeReader: Sendable {
  let batch: ProbeBatch
  /// Cells that the cursor went on by for each text of the batch; nil: not known.
  private(set) var answers: [Int?]
  /// The modes that the terminal told.
  private(set) var modes: [PrivateMode: PrivateModeState] = [:]
  /// Whether the fence came: nothing more will come for this batch.
  private(set) var isFenced = false
  /// Fences of earlier batches, given up, that may come yet.
  private(set) var earlierFences: Int

  /// The group that is being answered.
  private var group = 0
  /// Answers since the last checkpoint.
  private var collected: [Int?] = []

  init(_ batch: ProbeBatch, earlierFences: Int) {
    self.batch = batch
    self.earlierFences = max(earlierFences, 0)
    answers = Array(repeating: nil, count: batch.texts.count)
  }

  /// Fences that would come after this batch was given up.
  var openFences: Int { earlierFences + (isFenced ? 0 : 1) }

  /// Takes a reply.
  mutating func receive(_ reply: TerminalReply) {
    guard !isFenced else { return }
    switch reply {
    case .cursorPosition(let row, let column): receivePosition(row: row, column: column)
    case .mode(let number, let state):
      guard let mode = PrivateMode(rawValue: number),
        let state = PrivateModeState(rawValue: state)
      else { return }
      modes[mode] = state
    case .deviceAttributes: receiveFence()
    case .version: return
    }
  }

  private mutating func receivePosition(row: Int, column: Int) {
    guard row > 1 else { return }
    guard row == batch.row else { return collect(nil) }
    let checkpoint = column.subtractingReportingOverflow(batch.firstCheckpointColumn)
    guard !checkpoint.overflow else { return collect(nil) }
    switch checkpoint.partialValue {
    case 0..<ProbeBatch.checkpointColumns: receiveCheckpoint(checkpoint.partialValue)
    case ..<0 where column > 0: collect(column - 1)
    default: collect(nil)
    }
  }

  /// One too many is enough to know that a group is spoilt.
  private mutating func collect(_ answer: Int?) {
    if collected.count <= ProbeBatch.groupSize { collected.append(answer) }
  }

  private mutating func receiveCheckpoint(_ number: Int) {
    defer { collected = [] }
    // Checkpoints may have been lost, but not many in a row; others belong to an earlier batch.
    let lost = (number - group) & (ProbeBatch.checkpointColumns - 1)
    guard lost < ProbeBatch.checkpointColumns / 2, group + lost < batch.groupCount else { return }
    let places = batch.group(group)
    if lost == 0, collected.count == places.count {
      for (place, answer) in zip(places, collected) { answers[place] = answer }
    }
    group += lost + 1
  }

  private mutating func receiveFence() {
    if earlierFences > 0, group == 0 {
      earlierFences -= 1
      collected = []
      modes = [:]
    } else {
      isFenced = true
      earlierFences = 0
    }
  }
}
