/// The cells that a terminal's cursor went on by for each sample, as far as it answered.
public struct WidthAnswers: Hashable, Sendable {
  private var cells: [Int?]

  /// No answer yet.
  public init() {
    cells = Array(repeating: nil, count: WidthSample.allCases.count)
  }

  /// Answers in the order of `WidthSample.allCases`; what is missing at the end is no answer.
  public init(_ answers: [Int?]) {
    self.init()
    for (sample, answer) in zip(WidthSample.allCases, answers) { self[sample] = answer }
  }

  /// The answers of a terminal that counts by a profile.
  public init(of profile: WidthProfile) {
    cells = WidthSample.allCases.map { profile.width(of: $0.text) }
  }

  /// The cells of a sample; nil if the terminal didn't say, and what is negative is no answer.
  public subscript(sample: WidthSample) -> Int? {
    get { cells[sample.rawValue] }
    set { cells[sample.rawValue] = newValue.flatMap { $0 < 0 ? nil : $0 } }
  }
}
