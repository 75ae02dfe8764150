import TestSupport
import Testing

@testable import Preview

/// Holds for any bytes whatever.
@Suite("Laws of the tokenizer")
struct InputTokenizerLaws {
  /// What random input is made of besides random bytes.
  private static let fragments: [[UInt8]] =
    [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}\\", "\u{7}",
      "\u{18}",
      "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<", "\u{1B}[M", "\u{1B}[[", "[", "O", "M", "m", "~",
      "$",
      "u", "A", "R", ";", ":", "?", "0", "1", "27", "200", "9999999999", "é", "日", "q", "\r",
      "\u{1B}[5;3R", "\u{1B}[?62;22c", "\u{1B}[?2027;2$y", "[5;3R", "c", "y", "\u{9B}", "\u{9D}",
      "\u{90}", "\u{8F}", "\u{9C}", "\u{9B}201~",
    ].map { Array($0.utf8) } + [[0x9B], [0x9D], [0x90], [0x8F], [0x9C], [0xC2]]

  private static func randomBytes(_ random: inout SeededRandom) -> [UInt8] {
    (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
      if Int.random(in: 0..<4, using: &random) == 0 {
        return [UInt8.random(in: 0...255, using: &random)]
      }
      return fragments[Int.random(in: fragments.indices, using: &random)]
    }
  }

  @Test("how the bytes are cut makes no difference, and q is q after a flush")
  func anyBytes() {
    let seed: UInt64 = 0x7461_6763
    var random = SeededRandom(seed: seed)
    var whole = InputTokenizer()
    var cut = InputTokenizer()
    for round in 0..<100_000 {
      let bytes = Self.randomBytes(&random)
      whole.awaitsReplies = Bool.random(using: &random)
      cut.awaitsReplies = whole.awaitsReplies
      let expected = whole.feed(bytes)
      let events = bytes.flatMap { cut.feed([$0]) }
      guard events == expected, cut.pending == whole.pending else {
        Issue.record("seed \(seed), round \(round): \(bytes) gives \(events), not \(expected)")
        return
      }
      guard whole.flush() == cut.flush(), !whole.isPending, whole.state == .ground,
        whole.sequence.isEmpty, whole.feed([0x71]) == [.key(.character("q"))],
        cut.feed([0x71]) == [.key(.character("q"))]
      else {
        Issue.record("seed \(seed), round \(round): no way back after \(bytes)")
        return
      }
    }
  }

  @Test("no sequence makes a character that runs a command")
  func anySequence() {
    let seed: UInt64 = 0x6B65_7973
    var random = SeededRandom(seed: seed)
    let numberPad = Set("0123456789*+,-./= ".unicodeScalars)
    for round in 0..<20_000 {
      // Parameters, intermediates and a final byte: all that ECMA-48 allows but what carries a code.
      var bytes: [UInt8] = [0x1B, Bool.random(using: &random) ? 0x5B : 0x4F]
      let isControl = bytes[1] == 0x5B
      let parameters: ClosedRange<UInt8> = isControl ? 0x30...0x3F : 0x30...0x39
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        bytes.append(.random(in: parameters, using: &random))
      }
      if isControl && Bool.random(using: &random) { bytes.append(0x20) }
      bytes.append(.random(in: 0x40...0x7E, using: &random))
      if bytes.last == 0x75 || bytes == [0x1B, 0x5B, 0x4D] || bytes == [0x1B, 0x5B, 0x5B] {
        continue
      }
      var tokenizer = InputTokenizer()
      for event in tokenizer.feed(bytes) {
        guard case .key(.character(let scalar)) = event else { continue }
        #expect(
          !isControl && numberPad.contains(scalar), "seed \(seed), round \(round): \(bytes)")
      }
      #expect(!tokenizer.isPending, "seed \(seed), round \(round): \(bytes)")
    }
  }
}
