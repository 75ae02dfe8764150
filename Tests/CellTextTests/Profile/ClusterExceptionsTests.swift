import CellText
import TestSupport
import Testing

@Suite("Cells of single clusters")
struct ClusterExceptionsTests {
  @Test("What was added is found, byte by byte")
  func lookup() {
    var exceptions = ClusterExceptions()
    #expect(exceptions.isEmpty)
    exceptions.add([.init("e\u{301}", width: 2), .init("❤\u{FE0F}", width: 1)])
    exceptions.add([.init("中", width: 3), .init("❤\u{FE0F}", width: 2)])
    #expect(exceptions.count == 3)
    #expect(exceptions["e\u{301}"] == 2)
    #expect(exceptions["\u{E9}"] == nil)
    #expect(exceptions["❤\u{FE0F}"] == 2)
    #expect(exceptions["❤"] == nil)
    #expect(exceptions["中"] == 3)
    exceptions["中"] = nil
    #expect(exceptions["中"] == nil)
    #expect(exceptions.count == 2)
    exceptions["e\u{301}"] = nil
    exceptions["❤\u{FE0F}"] = nil
    #expect(exceptions == ClusterExceptions())
  }

  @Test("ASCII takes a cell a byte, and widths are clamped")
  func limits() {
    var exceptions = ClusterExceptions()
    exceptions.add([.init("a", width: 2), .init("", width: 2), .init("\r\n", width: 2)])
    #expect(exceptions.isEmpty)
    exceptions["中"] = -1
    exceptions["国"] = 1_000
    #expect(exceptions["中"] == 0)
    #expect(exceptions["国"] == 255)
  }

  @Test("The same exceptions are equal in whatever order they came, and all are found")
  func order() {
    for seed in 0..<UInt64(Sanitizer.repetitions(300)) {
      var generator = SeededRandom(seed: seed)
      let clusters = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        RandomText.text(using: &generator) + "é"
      }
      var expected: [[UInt32]: Int] = [:]
      for (index, cluster) in clusters.enumerated() {
        expected[cluster.unicodeScalars.map(\.value)] = index % 9
      }
      var one = ClusterExceptions()
      one.add(clusters.enumerated().map { .init($1, width: $0 % 9) })
      #expect(one.count == expected.count, "seed \(seed)")
      for cluster in clusters {
        #expect(one[cluster] == expected[cluster.unicodeScalars.map(\.value)], "seed \(seed)")
      }
      var other = ClusterExceptions()
      for entry in one.entries.shuffled(using: &generator) { other.add([entry]) }
      #expect(one == other, "seed \(seed)")
      #expect(one.hashValue == other.hashValue, "seed \(seed)")
    }
  }
}
