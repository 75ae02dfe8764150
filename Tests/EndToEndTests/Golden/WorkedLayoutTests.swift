import TestSupport
import Testing

/// Layouts that were worked out elsewhere, asked of the built program by its options.
@Suite struct WorkedLayoutTests {
  /// Files in rows and in columns, as far as options say them.
  private static func expressible() throws -> [WorkedLayout] {
    let rows = try WorkedLayout.layout() + WorkedLayout.flow() + WorkedLayout.balance()
    return (rows + rows.map(\.transposed)).filter { (try? $0.form()) != nil }
  }

  @Test("the report has the worked frames, lines, numbers and sizes", arguments: try expressible())
  func report(worked: WorkedLayout) throws {
    let report = try LayoutReport(of: worked.arguments(worked.form()))
    #expect(report.items.map { $0.frame?.origin } == worked.origins)
    #expect(report.items.map { $0.frame?.size } == worked.sizes)
    #expect(report.lines.map(\.items) == worked.lines)
    #expect(report.lines.map(\.used) == worked.lines.map(worked.used))
    #expect(report.lines.map(\.free) == worked.lines.map { max(0, worked.room - worked.used($0)) })
    #expect(report.lines.map(\.end) == worked.lines.indices.map(worked.end))
    #expect(report.hidden == 0)
    let (across, along) =
      worked.isHorizontal
      ? (report.contentSize.height, report.contentSize.width)
      : (report.contentSize.width, report.contentSize.height)
    #expect(across == worked.length)
    #expect(along == worked.contentLength)
  }

  @Test("the text has the worked frames", arguments: try expressible())
  func text(worked: WorkedLayout) throws {
    let form = try worked.form()
    guard let rows = worked.rows(form) else { return }
    let result = try Program.run(Launch(["--print"] + worked.arguments(form)))
    #expect(result.lines == rows)
    #expect(result.errorText == "")
  }

  @Test(
    "a packed order is the worked one, and greedy lines of it are the packed ones",
    arguments: try GoldenFile.pack())
  func packed(worked: PackEntry) throws {
    let words = worked.w.indices.map { WorkedLayout.word($0, letters: Int(worked.w[$0])) }
    let options = [
      "--sort", "packed", "--box", "none", "--padding", "0", "--width", "\(worked.W)",
      "--item-spacing", "\(worked.g)", "--",
    ]
    let report = try LayoutReport(of: options + words)
    #expect(report.lines.count == worked.window32)
    if worked.inOrder > worked.window32 {
      let rows = report.lines.map { line in line.items.map { report.items[$0].text } }
      #expect(rows == worked.rows.map { row in row.map { words[$0] } })
    } else {
      #expect(report.texts == words)
    }
    let unsorted = try LayoutReport(of: options.dropFirst(2) + words)
    #expect(unsorted.lines.count == worked.inOrder)
    #expect(unsorted.texts == words)
  }

  @Test("what options can't say is counted, so that it doesn't grow unseen")
  func counts() throws {
    let files = [
      ("layout", try WorkedLayout.layout()), ("flow", try WorkedLayout.flow()),
      ("balance", try WorkedLayout.balance()),
    ]
    var shares: [String] = []
    for (name, rows) in files {
      for (form, cases) in [("rows", rows), ("columns", rows.map(\.transposed))] {
        var reasons: [String: Int] = [:]
        for worked in cases {
          do { _ = try worked.form() } catch { reasons[error.rawValue, default: 0] += 1 }
        }
        let left = reasons.values.reduce(0, +)
        let share = "\(name) \(form) \(cases.count - left)/\(cases.count)"
        shares.append(share)
        let list = reasons.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
        print(share, left > 0 ? "without \(list.joined(separator: ", "))" : "")
      }
    }
    #expect(
      shares == [
        "layout rows 32/40", "layout columns 10/40", "flow rows 167/226", "flow columns 27/226",
        "balance rows 32/32", "balance columns 0/32",
      ])
  }
}

extension LayoutReport.Frame {
  fileprivate var origin: WorkedLayout.Pair { .init(x: x, y: y) }
  fileprivate var size: WorkedLayout.Pair { .init(x: width, y: height) }
}
