import CellText
import Cloud
import TagLayout

/// A fact that `--verbose` or `--strict` tells.
enum ReportFact: Hashable, Sendable {
  /// A source gave so many tags.
  case read(count: Int, source: InputSource)
  /// How a source was read, where it is not said.
  case planned(source: InputSource, ReadingPlan)
  /// So many tags were left out because they came before.
  case repeated(count: Int)
  /// How cells were counted, where the terminal was to say it.
  case counted(WidthSource)
  /// The cloud as it was printed, or was last on the screen.
  case laidOut(tags: Int, lines: Int, content: Size, container: Container)
  /// Tags whose text does not fit into their box.
  case truncated(count: Int, first: String)
  /// Tags that the limit of lines leaves no room for.
  case hidden(count: Int, first: String)
  /// A setting that the layout does without.
  case refused(LayoutRefusal)
  /// Tags with nothing to show; numbers count from 1.
  case empty(count: Int, firstNumber: Int)
}

/// What `--verbose` tells and what `--strict` does not let pass.
struct Report {
  private let invocation: Invocation
  private let input: TagInput
  private let cloud: ArrangedCloud
  private let widths: WidthSource?

  /// A report on a cloud that was printed, or was last on the screen.
  ///
  /// `widths` says how cells were counted, where the terminal was asked for the sake of printing.
  init(
    _ invocation: Invocation, _ input: TagInput, _ cloud: ArrangedCloud, widths: WidthSource? = nil
  ) {
    self.widths = widths
    self.invocation = invocation
    self.input = input
    self.cloud = cloud
  }

  /// Tells what was asked for, and whatever was refused; returns the exit status that follows.
  ///
  /// O(tags) if anything was asked for.
  func write(_ streams: Streams) -> Int32 {
    if let refusal = cloud.arrangement.refusal { streams.say(ReportFact.refused(refusal).message) }
    guard invocation.isStrict || invocation.isVerbose else { return ExitStatus.success }
    let violations = violations
    for fact in (invocation.isVerbose ? facts : []) + violations { streams.say(fact.message) }
    let isClean = violations.isEmpty && input.diagnostics.isEmpty
    return isClean || !invocation.isStrict ? ExitStatus.success : ExitStatus.failure
  }

  private var facts: [ReportFact] {
    input.plans.filter { $0.plan.reason != nil }.map { .planned(source: $0.source, $0.plan) }
      + input.counts.map { ReportFact.read(count: $0.count, source: $0.source) }
      + (input.repetitions > 0 ? [.repeated(count: input.repetitions)] : [])
      + [widths].compactMap { $0.map(ReportFact.counted) } + [
        .laidOut(
          tags: cloud.tags.count, lines: cloud.arrangement.lines.count,
          content: cloud.arrangement.contentSize, container: cloud.container)
      ]
  }

  private var violations: [ReportFact] {
    let tags = cloud.tags
    let truncated = cloud.truncatedTags
    let empty = (0..<tags.count).filter { Sanitizer.sanitize(tags[$0]).isEmpty }
    var violations: [ReportFact] = []
    if let first = truncated.first {
      violations.append(.truncated(count: truncated.count, first: tags[first]))
    }
    if cloud.arrangement.hiddenCount > 0 {
      violations.append(
        .hidden(
          count: cloud.arrangement.hiddenCount, first: tags[cloud.arrangement.visibleCount]))
    }
    if let first = empty.first {
      violations.append(.empty(count: empty.count, firstNumber: first + 1))
    }
    return violations
  }
}
