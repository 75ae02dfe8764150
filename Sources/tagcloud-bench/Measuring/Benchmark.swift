/// What the bench can measure against a reference: a row of the table.
protocol Benchmark: Sendable {
  var name: String { get }

  /// Medians of that many pairs.
  func measure(pairs: Int, seed: UInt64) throws(BenchError) -> Measurement
}
