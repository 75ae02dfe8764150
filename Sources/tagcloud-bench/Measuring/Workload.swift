/// Work that the engine and a baseline in C both do.
///
/// Answers are whole results, in memory of their own: both sides allocate while the clock runs,
/// and neither frees. An answer that nobody compares doesn't count.
protocol Workload: Sendable {
  associatedtype Input
  associatedtype Answer
  associatedtype ReferenceAnswer

  /// The first part of the name.
  var name: String { get }
  /// What the baseline is.
  var reference: String { get }
  /// The ratio to be reached; `nil` for none.
  var target: Double? { get }

  /// How many items it is measured with, and in which widths.
  var scenarios: [Scenario] { get }
  /// The name in a scenario, `greedy-1M-W80`.
  func name(in scenario: Scenario) -> String

  /// Input that neither side has seen.
  func input(_ scenario: Scenario, from random: inout SplitMix64) -> Input
  /// What the engine says.
  func answer(to input: Input) -> Answer
  /// What the baseline says.
  func referenceAnswer(to input: Input) -> ReferenceAnswer
  /// Whether both say the same, in every number.
  func agree(_ answer: Answer, _ reference: ReferenceAnswer, on input: Input) -> Bool
  /// For how many items there is something in the answer.
  func itemCount(of answer: Answer) -> Int
}

extension Workload {
  var scenarios: [Scenario] { Scenario.all }

  func name(in scenario: Scenario) -> String { "\(name)-\(scenario.name)" }

  /// Whether both sides agree on new data.
  func agree(in scenario: Scenario, seed: UInt64) -> Bool {
    var random = SplitMix64(seed: seed)
    let input = input(scenario, from: &random)
    return agree(answer(to: input), referenceAnswer(to: input), on: input)
  }
}
