import Testing

@testable import CellText

@Suite("Replies to a batch")
struct ProbeReaderTests {
  /// Three groups: 16, 16 and 3 texts; answers stand in row 5, checkpoints from column 72.
  private static let batch = ProbeBatch(
    (0..<35).map { "é\($0)" }, number: 0, columns: 80)

  /// What a terminal replies that takes 1, 2 or 3 cells in turn.
  private static let replies: [TerminalReply] = {
    var terminal = SimulatedTerminal { text in (Int(text.dropFirst()) ?? 0) % 3 + 1 }
    return terminal.write(batch.bytes)
  }()

  private static let answers: [Int?] = (0..<35).map { $0 % 3 + 1 }

  private func read(_ replies: [TerminalReply], earlierFences: Int = 0) -> ProbeReader {
    var reader = ProbeReader(Self.batch, earlierFences: earlierFences)
    for reply in replies { reader.receive(reply) }
    return reader
  }

  /// The groups that are answered rightly; the others must have no answer at all.
  private func answeredGroups(_ reader: ProbeReader) -> [Int]? {
    var groups: [Int] = []
    for number in 0..<3 {
      let places = Self.batch.group(number)
      let answers = reader.answers[places]
      if answers.elementsEqual(Self.answers[places]) {
        groups.append(number)
      } else if !answers.allSatisfy({ $0 == nil }) {
        return nil
      }
    }
    return groups
  }

  @Test("All answers")
  func all() {
    let reader = read(Self.replies)
    #expect(Self.replies.count == 35 + 3 + 1)
    #expect(reader.answers == Self.answers)
    #expect(reader.isFenced)
    #expect(reader.openFences == 0)
  }

  @Test("An answer that is lost spoils its group only", arguments: 0..<39)
  func lost(place: Int) {
    var replies = Self.replies
    replies.remove(at: place)
    let reader = read(replies)
    switch place {
    case 0...15: #expect(answeredGroups(reader) == [1, 2])
    // Without the checkpoint nobody knows where the next group begins.
    case 16: #expect(answeredGroups(reader) == [2])
    case 17...32: #expect(answeredGroups(reader) == [0, 2])
    case 33: #expect(answeredGroups(reader) == [0])
    case 34...37: #expect(answeredGroups(reader) == [0, 1])
    default: #expect(answeredGroups(reader) == [0, 1, 2])
    }
    #expect(reader.isFenced == (place < 38))
  }

  @Test("An answer that comes twice spoils its group only", arguments: 0..<38)
  func twice(place: Int) {
    var replies = Self.replies
    replies.insert(replies[place], at: place)
    let reader = read(replies)
    switch place {
    case 0...15: #expect(answeredGroups(reader) == [1, 2])
    case 17...32: #expect(answeredGroups(reader) == [0, 2])
    case 34...36: #expect(answeredGroups(reader) == [0, 1])
    // A checkpoint twice: the second is one too many, and is passed over.
    default: #expect(answeredGroups(reader) == [0, 1, 2])
    }
  }

  @Test("Whatever is cut off has no answer", arguments: 0...39)
  func cutOff(count: Int) {
    let reader = read(Array(Self.replies.prefix(count)))
    let groups = count > 36 + 1 ? [0, 1, 2] : count > 33 ? [0, 1] : count > 16 ? [0] : []
    #expect(answeredGroups(reader) == groups)
    #expect(reader.openFences == (count == 39 ? 0 : 1))
  }

  @Test("Another row is no answer; the first row is a key")
  func rows() {
    var replies = Self.replies
    replies[3] = .cursorPosition(row: 6, column: 2)
    replies.insert(.cursorPosition(row: 1, column: 5), at: 7)
    replies.insert(.cursorPosition(row: 1, column: 74), at: 9)
    let reader = read(replies)
    var expected: [Int?] = Self.answers
    expected[3] = nil
    #expect(reader.answers == expected)
  }

  @Test(
    "A position out of range is no answer",
    arguments: [(0, 0), (5, 0), (5, -3), (5, 80), (5, 81), (.max, .max), (5, .max), (5, .min)])
  func outOfRange(row: Int, column: Int) {
    var replies = Self.replies
    replies[3] = .cursorPosition(row: row, column: column)
    let reader = read(replies)
    #expect(reader.answers[3] == nil)
    #expect(reader.answers[16...].elementsEqual(Self.answers[16...]))
  }

  @Test("Modes, and states that no terminal may give")
  func modes() {
    let reader = read([
      .mode(2026, state: 2), .mode(2027, state: 3), .mode(2027, state: 9), .mode(1, state: 1),
      .version("xterm(379)"),
    ])
    #expect(reader.modes == [.synchronizedOutput: .reset, .graphemeClusters: .permanentlySet])
    #expect(!reader.isFenced)
  }

  @Test("Only the fence")
  func onlyFence() {
    let reader = read([.deviceAttributes])
    #expect(reader.answers.allSatisfy { $0 == nil })
    #expect(reader.isFenced)
  }

  @Test("Replies to an earlier batch are passed over", arguments: 0...39)
  func late(from: Int) {
    // The same texts with other answers, in the row before.
    let earlier = ProbeBatch(Self.batch.texts, number: 3, columns: 80)
    var terminal = SimulatedTerminal { _ in 7 }
    let late = [TerminalReply.mode(2027, state: 2)] + terminal.write(earlier.bytes)
    let reader = read(Array(late.dropFirst(from)) + Self.replies, earlierFences: 1)
    #expect(reader.answers == Self.answers)
    #expect(reader.modes.isEmpty)
    #expect(reader.isFenced)
    #expect(reader.openFences == 0)
  }

  @Test("An earlier fence that never comes isn't taken for this one's")
  func earlierFenceLost() {
    let reader = read(Self.replies, earlierFences: 1)
    #expect(reader.answers == Self.answers)
    #expect(reader.isFenced)
    #expect(reader.openFences == 0)
  }

  @Test("Replies to an earlier batch without its fence spoil one group at most")
  func lateWithoutFence() {
    let earlier = ProbeBatch(Self.batch.texts, number: 3, columns: 80)
    var terminal = SimulatedTerminal { _ in 7 }
    let late = terminal.write(earlier.bytes).dropLast()
    let reader = read(late + Self.replies, earlierFences: 1)
    #expect(answeredGroups(reader) == [1, 2])
  }
}
