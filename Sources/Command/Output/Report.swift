import Cloud
import TagLayout

/// What `--verbose` tells and what `--strict` does not let pass.
struct Report {
  private let invocation: Invocation
  private let input: TagInput
  private let cloud: ArrangedCloud

  /// A report on a cloud that was printed, or was last on the screen.
  init(_ invocation: Invocation, _ input: TagInput, _ cloud: ArrangedCloud) {
    self.invocation = invocation
    self.input = input
    self.cloud = cloud
  }

  /// Writes to standard error what was asked for; returns the exit status that follows.
  func write(_ streams: Streams) -> Int32 {
    guard invocation.isStrict || invocation.isVerbose else { return ExitStatus.success }
    if invocation.isVerbose {
      for line in facts { streams.say(line) }
    }
    let findings = StrictFinding.findings(in: cloud)
    for finding in findings { streams.say(finding.message) }
    let isClean = findings.isEmpty && input.diagnostics.isEmpty
    return isClean || !invocation.isStrict ? ExitStatus.success : ExitStatus.failure
  }

  private var facts: [String] {
    let container = cloud.container
    let content = cloud.arrangement.contentSize
    return input.counts.map { "read \(Words.count($0.count, "tag")) from \($0.source)" } + [
      "laid out \(Words.count(cloud.tags.count, "tag")) in "
        + "\(Words.count(cloud.arrangement.lines.count, "line")), "
        + "content \(content.width)×\(content.height), "
        + "container \(Words.length(container.width))×\(Words.length(container.height)) "
        + "(\(container.source.rawValue))"
    ]
  }
}
