import Preview
import TestSupport
import Testing

/// Answers in every form, cut in every place.
@Suite("No answer becomes a key")
struct CutReplyTests {
  /// Bodies of answers after CSI.
  private static let bodies = [
    "5;12R", "1;2R", "12;345R", "?62;4;6c", "?6c", "?2026;2$y", "?2027;0$y",
  ]

  /// The forms of CSI: ESC `[`, a byte of its own, and the same in UTF-8.
  private static let introducers: [[UInt8]] = [[0x1B, 0x5B], [0x9B], [0xC2, 0x9B]]

  private static var replies: [[UInt8]] {
    introducers.flatMap { introducer in bodies.map { introducer + Array($0.utf8) } }
  }

  private func awaiting() -> InputTokenizer {
    var tokenizer = InputTokenizer()
    tokenizer.awaitsReplies = true
    return tokenizer
  }

  @Test("the three forms of an answer are the same answer")
  func forms() throws {
    for body in Self.bodies {
      let events = Self.introducers.map { introducer in
        var tokenizer = InputTokenizer()
        return tokenizer.feed(introducer + Array(body.utf8)) + tokenizer.flush()
      }
      #expect(events[0].count == 1 && events.allSatisfy { $0 == events[0] }, "\(body)")
      guard case .reply? = events[0].first else { return #expect(Bool(false), "\(body)") }
    }
  }

  @Test("whatever is given up in the middle of an answer, its rest makes the answer whole")
  func cut() {
    for reply in Self.replies {
      var whole = awaiting()
      let answer = whole.feed(reply)
      for cut in 1..<reply.count {
        var tokenizer = awaiting()
        var events = tokenizer.feed(Array(reply[..<cut])) + tokenizer.flush()
        // Whoever waits for Escape can't wait for ever.
        if reply[..<cut] == [0x1B] {
          #expect(events == [.key(.escape)])
        } else {
          #expect(events == [], "\(reply) cut before byte \(cut)")
        }
        // The rest may come in pieces too.
        events = reply[cut...].flatMap { tokenizer.feed([$0]) } + tokenizer.flush()
        #expect(events == answer, "\(reply) cut before byte \(cut)")
        #expect(tokenizer.feed([0x71]) == [.key(.character("q"))])
      }
    }
  }

  @Test("keys after an Escape are themselves, though answers are awaited")
  func keys() {
    let typed: [(String, [Key])] = [
      ("[", [.character("[")]), ("[[", [.character("["), .character("[")]),
      ("[5", [.character("["), .character("5")]), ("5", [.character("5")]),
      ("R", [.character("R")]),
      ("[q", [.character("["), .character("q")]), ("\u{1B}", [.escape]), ("\u{1B}[A", [.up]),
      ("[\u{1B}[A", [.character("["), .up]),
      ("[5;\u{1B}[5;3R", Array("[5;".unicodeScalars).map { .character($0) }),
      ("[0;1R", Array("[0;1R".unicodeScalars).map { .character($0) }),
      ("[é", [.character("["), .character("é")]), ("é", [.character("é")]),
    ]
    for (text, keys) in typed {
      var tokenizer = awaiting()
      #expect(tokenizer.feed([0x1B]) == [] && tokenizer.flush() == [.key(.escape)])
      let events = tokenizer.feed(Array(text.utf8)) + tokenizer.flush()
      #expect(events.filter { !$0.isReply } == keys.map { .key($0) }, "\(text.debugDescription)")
    }
  }

  @Test("what may be the rest of an answer is held back for as long as an Escape")
  func pending() {
    var tokenizer = awaiting()
    _ = tokenizer.feed([0x1B])
    _ = tokenizer.flush()
    #expect(!tokenizer.isPending)
    #expect(tokenizer.feed(Array("[5".utf8)) == [] && tokenizer.pending == .escape)
    #expect(tokenizer.flush() == [.key(.character("[")), .key(.character("5"))])
    // Once and no more.
    #expect(tokenizer.feed(Array("[".utf8)) == [.key(.character("["))])
  }

  @Test("without a question everything after a flush is read afresh")
  func unasked() {
    var tokenizer = InputTokenizer()
    _ = tokenizer.feed([0x1B])
    _ = tokenizer.flush()
    #expect(tokenizer.feed(Array("[".utf8)) == [.key(.character("["))])
  }

  @Test("any answers, cut and given up anywhere, among keys: no more keys than were pressed")
  func random() {
    let seed: UInt64 = 0x6375_74
    var random = SeededRandom(seed: seed)
    let replies = Self.replies
    for round in 0..<20_000 {
      var tokenizer = awaiting()
      var events: [Event] = []
      var bytes: [UInt8] = []
      var cuts = 0
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let reply = replies[Int.random(in: replies.indices, using: &random)]
        // Given up once at most, and then the rest comes in one piece.
        let cut = Int.random(in: 0..<reply.count, using: &random)
        let pieces = cut == 0 ? [reply] : [Array(reply[..<cut]), Array(reply[cut...])]
        for (index, piece) in pieces.enumerated() {
          if index > 0 {
            events += tokenizer.flush()
            cuts += 1
          }
          bytes += piece
          events += tokenizer.feed(piece)
        }
        if Bool.random(using: &random) {
          bytes.append(0x71)
          events += tokenizer.feed([0x71])
        }
      }
      events += tokenizer.flush()
      let keys = events.filter { !$0.isReply && $0 != .key(.escape) }
      let pressed = bytes.count { $0 == 0x71 }
      guard keys == Array(repeating: .key(.character("q")), count: pressed),
        events.count - keys.count - events.count(where: \.isReply) <= cuts
      else {
        Issue.record("seed \(seed), round \(round): \(bytes) gives \(events)")
        return
      }
    }
  }
}

extension Event {
  fileprivate var isReply: Bool {
    if case .reply = self { true } else { false }
  }
}
