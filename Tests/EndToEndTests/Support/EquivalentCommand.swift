import TestSupport
import Testing

extension Pty {
  /// The command line that `C` shows, as it can be given to a shell; the preview stays as it was.
  func commandLine() throws -> String {
    try press("C")
    guard screen.lines.first?.contains("equivalent command line") == true else {
      return screen.lines.last ?? ""
    }
    let command = screen.lines.dropFirst().filter { !$0.isEmpty }.joined(separator: "\n")
    try press("q")
    return command
  }

  /// Proves that the command line of `C` gives what the screen shows: the numbers of the status line, and
  /// the rows of the boxes where all of them fit.
  ///
  /// - Returns: The report of that command line.
  @discardableResult
  func expectEquivalentCommand(
    _ comment: Comment = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> LayoutReport {
    let status = try #require(self.status, comment, sourceLocation: sourceLocation)
    let shown = cloudRows
    let command = try commandLine()
    let printed = try run(command)
    let report = try LayoutReport(printed.json)
    func expect<Value: Equatable>(_ what: String, _ screen: Value, _ printed: Value) {
      #expect(
        screen == printed, "\(what) of \(command)\n\(comment)\n\(self)",
        sourceLocation: sourceLocation)
    }
    let size = report.contentSize
    expect("alignment", status.alignment, report.alignDirection)
    expect("content", status["content"], "\(size.width)×\(size.height)")
    expect("lines", status["lines"], "\(report.lines.count)")
    expect("tags", status["tags"], "\(report.items.count)")
    expect("hidden", status.hidden, report.hidden)
    expect("selection", status["sel"], try selection(status, in: report))
    guard status["rows"] == nil, status["cols"] == nil else { return report }
    expect("rows", shown, printed.rows)
    return report
  }

  /// What the status line must say of the tag whose number it names.
  private func selection(_ status: StatusLine, in report: LayoutReport) throws -> String {
    let number = status["sel"]?.split(separator: "/").first.flatMap { Int($0) } ?? 0
    let item = try #require(report.items.dropFirst(number - 1).first)
    let frame = try #require(item.frame, "a hidden tag is selected\n\(self)")
    return "\(number)/\(report.items.count) \"\(item.text)\" \(frame.width)×\(frame.height)"
      + " @\(frame.x),\(frame.y)"
  }

  /// Gives a command line to a shell, in which the program's name prints both the report and the rows,
  /// at this terminal's size.
  private func run(_ command: String) throws -> (json: [UInt8], rows: [String]) {
    let program = "tagcloud() { \"$TC\" --json \"$@\" && echo && \"$TC\" --print \"$@\"; }"
    var launch = Launch.shell("\(program)\n\(command)")
    launch.environment["COLUMNS"] = "\(screen.columns)"
    let result = try Program.run(launch)
    #expect(result.termination == .exited(0), "\(command)\n\(result.errorText)\n\(self)")
    let lines = result.lines
    let end = lines.firstIndex(of: "") ?? lines.endIndex
    var rows = Array(lines[end...].dropFirst())
    while rows.last == "" { rows.removeLast() }
    return (Array(lines[..<end].joined(separator: "\n").utf8), rows)
  }

  /// The rows of the boxes, without the marks of the layout's end, up to the last that isn't blank.
  private var cloudRows: [String] {
    var rows = screen.lines.dropFirst().dropLast(2).map { row in
      let boxes = row.map { "▏▔".contains($0) ? " " : $0 }
      return String(boxes.reversed().drop { $0 == " " }.reversed())
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }
}

extension StatusLine {
  /// How many tags the limit of lines hides.
  var hidden: Int {
    fields.first { $0.hasSuffix(" hidden") }.flatMap { Int($0.dropLast(7)) } ?? 0
  }
}
