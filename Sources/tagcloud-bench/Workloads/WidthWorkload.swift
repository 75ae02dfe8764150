import CBaselines
import CellText
import Glibc

/// The cells of each of many tags.
struct WidthWorkload: Workload {
  enum Mode: String, CaseIterable {
    case wcwidth, grapheme
  }

  let mode: Mode
  let corpus: Corpus

  struct Answer {
    let widths: [Int32]
    let codePointCount: Int
  }

  /// Widths of the baseline, which are freed with this.
  final class ReferenceWidths {
    let widths: UnsafeMutablePointer<Int32>?

    init(_ widths: UnsafeMutablePointer<Int32>?) { self.widths = widths }

    deinit { free(widths) }
  }

  var name: String { "width-\(mode)-\(corpus)" }
  var reference: String { "c-wcwidth" }
  var scenarios: [Scenario] { [Scenario(itemCount: 50_000, width: 80)] }

  /// The targets are for tags as in use; the other corpora show what they are made of.
  var target: Double? {
    guard corpus == .tags else { return nil }
    return switch mode {
    case .wcwidth: 0.20
    case .grapheme: 0.30
    }
  }

  func name(in scenario: Scenario) -> String { name }

  func input(_ scenario: Scenario, from random: inout SplitMix64) -> Texts {
    corpus.texts(scenario.itemCount, from: &random)
  }

  func answer(to input: Texts) -> Answer {
    let profile = profile
    let bytes = input.bytes.span
    let offsets = input.offsets.span
    // At least 1: with 0 the standard library writes a count into the storage that all empty arrays
    // share, which is a race.
    let widths = [Int32](unsafeUninitializedCapacity: max(1, input.count)) { output, initialized in
      for index in 0..<input.count {
        let text = bytes.extracting(offsets[index]..<offsets[index + 1])
        output.initializeElement(
          at: index, to: Int32(truncatingIfNeeded: profile.width(ofUTF8: text)))
      }
      initialized = input.count
    }
    return Answer(widths: widths, codePointCount: input.codePointCount)
  }

  func referenceAnswer(to input: Texts) -> ReferenceWidths {
    ReferenceWidths(baseline_widths(input.bytes, input.offsets, input.count))
  }

  /// The library counts by scalar; by cluster the answer must be that of clusters one by one.
  func agree(_ answer: Answer, _ reference: ReferenceWidths, on input: Texts) -> Bool {
    guard answer.widths.count == input.count, let widths = reference.widths else { return false }
    switch mode {
    case .wcwidth:
      return answer.widths.elementsEqual(UnsafeBufferPointer(start: widths, count: input.count))
    case .grapheme:
      return answer.widths.indices.allSatisfy { index in
        let bytes = input.bytes[input.offsets[index]..<input.offsets[index + 1]]
        let clusters = MeasuredClusters(String(decoding: bytes, as: UTF8.self), profile: profile)
        return clusters.reduce(0) { $0 + $1.width } == answer.widths[index]
      }
    }
  }

  func itemCount(of answer: Answer) -> Int { answer.codePointCount }

  private var profile: WidthProfile {
    switch mode {
    case .wcwidth: .wcwidth
    case .grapheme: .grapheme
    }
  }
}
