import CBaselines
import Glibc

/// A key of the running program with 1M tags: from its byte written to the last byte of the frame.
struct KeyBenchmark: Benchmark {
  /// One key that is measured, between others that are not.
  struct Step {
    var before: [String] = []
    let key: String
    var after: [String] = []
  }

  enum Reference: String {
    /// Breaking as many items once, in C.
    case loop = "c-loop"
    case sort = "sort -f"
  }

  let name: String
  /// Keys in turn.
  let steps: [Step]
  var start: [String] = []
  var reference = Reference.loop
  var target: Double = 12
  /// How many frames follow the key; all are waited for before the next.
  var frames = 1
  /// Which of them counts.
  var frame = 1

  private static let tagCount = 1_000_000
  private static let width = 200

  func measure(pairs: Int, seed: UInt64) throws(BenchError) -> Measurement {
    let file = try TagFile(Self.tagCount, seed: seed)
    let program = try ProgramOnTerminal(["-f", file.path])
    for key in start { _ = try program.press(key) }
    var samples: [PairSample] = []
    for pair in 0...pairs {
      let step = steps[pair % steps.count]
      for key in step.before { _ = try program.press(key) }
      let keyTime = try program.press(step.key, frames: frames)[frame - 1]
      for key in step.after { _ = try program.press(key) }
      let referenceTime = try time(of: reference, on: file)
      // The first pair warms up.
      guard pair > 0 else { continue }
      samples.append(
        PairSample(
          nanosecondsPerItem: Double(keyTime) / Double(Self.tagCount),
          referenceNanosecondsPerItem: Double(referenceTime) / Double(Self.tagCount)))
    }
    return Measurement(
      name: name, reference: reference.rawValue, target: target, samples: samples)
  }

  private func time(of reference: Reference, on file: TagFile) throws(BenchError) -> Int {
    switch reference {
    case .loop:
      return ThreadClock.time {
        ReferenceLines(
          baseline_greedy(file.widths, file.widths.count, Self.width, Scenario.spacing))
      }.nanoseconds
    case .sort:
      let null = open("/dev/null", O_RDWR | O_CLOEXEC)
      defer { close(null) }
      let start = WallClock.now
      try Child(
        ["/usr/bin/sort", "-f", file.path], descriptors: [null, null, null, -1], terminal: -1
      ).waitForEnd()
      return WallClock.now - start
    }
  }
}
