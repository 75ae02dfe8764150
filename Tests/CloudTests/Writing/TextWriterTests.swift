import Cloud
import TagLayout
import Testing

@Suite struct TextWriterTests {
  /// A sink that remembers how its bytes came, and fails when it is full.
  struct Chunks: ByteSink {
    struct IsFull: Error {}
    var sizes: [Int] = []
    var capacity = Int.max

    mutating func write(_ bytes: Span<UInt8>) throws {
      guard sizes.reduce(bytes.count, +) <= capacity else { throw IsFull() }
      sizes.append(bytes.count)
    }
  }

  static let many = TagList((0..<20_000).map { "tag\($0)" })

  @Test(arguments: [80, 0]) func handsOverChunks(width: Int) throws {
    let cloud = bracketed(Self.many, width: width)
    var sink = Chunks()
    try TextWriter.write(cloud, to: &sink)
    #expect(sink.sizes.count > 2)
    #expect(sink.sizes.dropLast().allSatisfy { (65_536..<70_000).contains($0) })
    #expect(sink.sizes.reduce(0, +) == cloud.printed.reduce(0) { $0 + $1.utf8.count + 1 })
  }

  @Test func errorsOfTheSinkEndTheWriting() {
    var sink = Chunks(capacity: 100_000)
    #expect(throws: Chunks.IsFull.self) {
      try TextWriter.write(bracketed(Self.many), to: &sink)
    }
    #expect(sink.sizes.count == 1)
    #expect(throws: Chunks.IsFull.self) {
      try JSONWriter.write(bracketed(Self.many), to: &sink)
    }
  }

  @Test func nothingHasNoRows() {
    let inset = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(bracketed([]) { $0.layout.sectionInset = inset }.printed == [])
  }
}
