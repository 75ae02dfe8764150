/// All workloads in all scenarios.
enum Suite {
  static let workloads: [any Workload] =
    [
      GreedyWorkload(mixed: false),
      GreedyWorkload(mixed: true),
      BalancedWorkload(),
      PackedWorkload(),
      QueryWorkload(kind: .left),
      QueryWorkload(kind: .justified),
      QueryWorkload(kind: .mixed),
      FramesWorkload(kind: .left),
      FramesWorkload(kind: .justified),
      FramesWorkload(kind: .mixed),
    ] + widths

  private static let widths: [any Workload] = WidthWorkload.Mode.allCases.flatMap { mode in
    Corpus.allCases.map { WidthWorkload(mode: mode, corpus: $0) }
  }

  /// Every workload in each of its scenarios and every key whose name contains `filter`, in the
  /// order of the table.
  static func entries(matching filter: String) -> [any Benchmark] {
    let entries = workloads.flatMap { workload in
      workload.scenarios.map { Entry(workload: workload, scenario: $0) }
    }
    let all: [any Benchmark] = entries + KeyBenchmark.all
    return all.filter { filter.isEmpty || $0.name.containsASCII(filter) }
  }

  /// A workload in a scenario.
  struct Entry: Benchmark {
    let workload: any Workload
    let scenario: Scenario

    var name: String { workload.name(in: scenario) }

    func measure(pairs: Int, seed: UInt64) throws(BenchError) -> Measurement {
      try measure(workload, pairs: pairs, seed: seed)
    }

    private func measure(
      _ workload: some Workload, pairs: Int, seed: UInt64
    ) throws(BenchError) -> Measurement {
      try Comparison(workload: workload, scenario: scenario, pairs: pairs, seed: seed).measure()
    }
  }
}

extension String {
  /// Whether `part` is a stretch of the bytes.
  func containsASCII(_ part: String) -> Bool {
    let bytes = Array(utf8)
    let wanted = Array(part.utf8)
    guard wanted.count <= bytes.count else { return false }
    return (0...(bytes.count - wanted.count)).contains {
      bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }
}
