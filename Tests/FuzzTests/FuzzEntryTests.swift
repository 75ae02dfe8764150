import Foundation
import TestSupport
import Testing

@testable import tagcloud_fuzz

/// Keeps what libFuzzer calls alive where libFuzzer doesn't run.
@Suite("Entries of the fuzzer")
struct FuzzEntryTests {
  private static func seeds(of entry: FuzzEntry) throws -> [URL] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try FileManager.default.contentsOfDirectory(
      at: root.appending(path: "Sources/tagcloud-fuzz/Seeds/\(entry.name)"),
      includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
  }

  @Test("are chosen by their names")
  func names() {
    #expect(Set(FuzzEntry.all.map(\.name)).count == FuzzEntry.all.count)
    for entry in FuzzEntry.all { #expect(FuzzEntry.named(entry.name)?.name == entry.name) }
    #expect(FuzzEntry.named("") == nil)
  }

  @Test("hold for their seeds", arguments: FuzzEntry.all)
  func seeds(entry: FuzzEntry) throws {
    let seeds = try Self.seeds(of: entry)
    #expect(!seeds.isEmpty)
    for seed in seeds {
      let bytes = Array(try Data(contentsOf: seed))
      #expect(throws: Never.self, "\(seed.lastPathComponent)") { try entry.run(bytes) }
    }
  }

  @Test("hold for changed seeds and for random bytes", arguments: FuzzEntry.all)
  func randomBytes(entry: FuzzEntry) throws {
    let seeds = try Self.seeds(of: entry).map { Array(try Data(contentsOf: $0)) }
    for seed in 1...100 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var bytes = random.oneIn(2) ? seeds.randomElement(using: &random) ?? [] : []
      for _ in 0..<random.number(in: 0...20) {
        let place = random.number(in: 0...bytes.count)
        if place < bytes.count, random.oneIn(2) {
          bytes[place] = .random(in: 0...255, using: &random)
        } else {
          bytes.insert(.random(in: 0...255, using: &random), at: place)
        }
      }
      #expect(throws: Never.self, "seed \(seed): \(bytes)") { try entry.run(bytes) }
    }
  }
}

@Suite("Bytes read as values")
struct FuzzInputTests {
  @Test("are read in their order, and zeros after their end")
  func values() {
    var input = FuzzInput([7, 1, 2, 0, 9, 0, 0, 0, 0, 0, 0, 1, 2])
    #expect(input.number(in: 3...5) == 4)
    let flag = input.flag()
    #expect(flag)
    #expect(input.pick("a", "b", "c") == "c")
    let nothing = input.optional { $0.byte() }
    #expect(nothing == nil)
    let bytes = input.list(atMost: 4) { $0.byte() }
    #expect(bytes == [0, 0, 0, 0])
    #expect(input.word() == 0x0000_0102_0000_0000)
    #expect(input.rest() == [])
    #expect(input.byte() == 0)
  }

  @Test("of a list are as many as its first byte says, and the rest is the rest")
  func lists() {
    var input = FuzzInput([6, 1, 2, 3])
    let bytes = input.list(atMost: 3) { $0.byte() }
    #expect(bytes == [1, 2])
    #expect(input.rest() == [3])
    let nothing = input.list(atMost: 3) { $0.byte() }
    #expect(nothing == [])
  }
}
