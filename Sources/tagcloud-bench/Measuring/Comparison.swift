/// Measures a workload in pairs: each time both sides do the same on new data, the one right after
/// the other, and take turns in going first.
struct Comparison<Work: Workload> {
  let workload: Work
  let scenario: Scenario
  /// How many pairs count; one more goes before, to warm up.
  let pairs: Int
  /// The first of the seeds, of which each pair has a new one.
  let seed: UInt64

  /// A pair goes on with new data until both sides have answered for that many items.
  private static var itemsPerPair: Int { 100_000 }

  func measure() throws(BenchError) -> Measurement {
    var samples: [PairSample] = []
    for pair in 0...pairs {
      let sample = try measurePair(seed: seed &+ UInt64(pair), swiftFirst: pair % 2 == 0)
      if pair > 0 { samples.append(sample) }
    }
    return Measurement(
      name: workload.name(in: scenario), reference: workload.reference, target: workload.target,
      samples: samples)
  }

  private func measurePair(seed: UInt64, swiftFirst: Bool) throws(BenchError) -> PairSample {
    var random = SplitMix64(seed: seed)
    var swiftFirst = swiftFirst
    var items = 0
    var nanoseconds = 0
    var referenceNanoseconds = 0
    // Input without items to answer for ends the pair as well.
    var rounds = 0
    while items < Self.itemsPerPair, rounds < Self.itemsPerPair {
      let input = workload.input(scenario, from: &random)
      let (answer, reference) = both(input, swiftFirst: swiftFirst)
      guard workload.agree(answer.answer, reference.answer, on: input) else {
        throw .wrongAnswer(workload: workload.name(in: scenario), seed: seed)
      }
      items += workload.itemCount(of: answer.answer)
      nanoseconds += answer.nanoseconds
      referenceNanoseconds += reference.nanoseconds
      swiftFirst.toggle()
      rounds += 1
    }
    return PairSample(
      nanosecondsPerItem: Double(nanoseconds) / Double(max(1, items)),
      referenceNanosecondsPerItem: Double(referenceNanoseconds) / Double(max(1, items)))
  }

  private typealias Timed<Answer> = (answer: Answer, nanoseconds: Int)

  private func both(
    _ input: Work.Input, swiftFirst: Bool
  ) -> (Timed<Work.Answer>, Timed<Work.ReferenceAnswer>) {
    if swiftFirst {
      let answer = ThreadClock.time { workload.answer(to: input) }
      return (answer, ThreadClock.time { workload.referenceAnswer(to: input) })
    }
    let reference = ThreadClock.time { workload.referenceAnswer(to: input) }
    return (ThreadClock.time { workload.answer(to: input) }, reference)
  }
}
