import Testing

@testable import CellText

@Suite("Probe batches")
struct ProbeBatchTests {
  @Test("The bytes of a batch")
  func bytes() {
    var batch = ProbeBatch(["a", "中"], number: 0, columns: 80)
    batch.requestsModes = true
    let expected = """
      7 [0m [5;1H [2K [?2026$p [?2027$p \
      [5;1H [2Ka [6n [5;1H [2K中 [6n [5;72H [6n [5;1H [2K 8 [c
      """
    #expect(readable(batch.bytes) == expected)
  }

  @Test("Modes are set first, and frames end before the fence")
  func modes() {
    var batch = ProbeBatch(["a"], number: 1, columns: 20)
    batch.settingMode = .graphemeClusters
    batch.isSynchronized = true
    let expected = """
      7 [?2026h [0m [4;1H [2K [?2027h [4;1H [2Ka [6n [4;12H [6n [4;1H [2K 8 [?2026l [c
      """
    #expect(readable(batch.bytes) == expected)
  }

  @Test("Checkpoints follow each group, in columns that repeat")
  func checkpoints() {
    let texts = Array(repeating: "é", count: 16 * 9 + 1)
    let batch = ProbeBatch(texts, number: 2, columns: 100)
    #expect(batch.groupCount == 10)
    #expect(batch.group(9) == 144..<145)
    let places = readable(batch.bytes).split(separator: " ").filter { $0.hasSuffix("H") }
      .filter { $0 != "[3;1H" }
    #expect(places == [92, 93, 94, 95, 96, 97, 98, 99, 92, 93].map { "[3;\($0)H" })
  }

  @Test("A batch of nothing has a fence")
  func nothing() {
    let batch = ProbeBatch([], number: 3, columns: 80)
    #expect(readable(batch.bytes) == "7 [0m [2;1H [2K [2;1H [2K 8 [c")
  }

  @Test(
    "Controls are never shown", arguments: ["\u{1B}[2J", "a\nb", "\u{7F}", "\u{9B}6n", "\u{0}"])
  func controls(text: String) {
    #expect(ProbeBatch([text, "é"], number: 0, columns: 80).texts == ["é"])
  }

  @Test(
    "Checkpoints stand inside every screen, also absurd ones",
    arguments: [Int.min, -1, 0, 1, 19, 20, 21, 80, 1000, 1001, Int.max])
  func columns(columns: Int) {
    let first = ProbeBatch([], number: 0, columns: columns).firstCheckpointColumn
    #expect(first >= 12)
    #expect(first + ProbeBatch.checkpointColumns - 1 < max(columns, 20))
  }

  @Test(
    "Rows are never the first, and change from batch to batch", arguments: [0, 1, 7, 254, -1, .max])
  func rows(number: Int) {
    let row = ProbeBatch([], number: number, columns: 80).row
    #expect((2...5).contains(row))
    #expect(row != ProbeBatch([], number: number &+ 1, columns: 80).row)
  }

  @Test("A text that ends with a joiner does not join the next one")
  func joiners() {
    let batch = ProbeBatch(["\u{647}\u{200D}", "\u{641}"], number: 0, columns: 80)
    let sent = String(decoding: batch.bytes, as: UTF8.self).unicodeScalars.map(\.value)
    #expect(sent.filter { $0 == 0x34F }.count == 1)
  }

  /// With a space in place of each escape but the first.
  private func readable(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.map { $0 == 0x1B ? 0x20 : $0 }, as: UTF8.self)
      .drop { $0 == " " }.description
  }
}
