import Testing

@testable import Cloud

/// Tables: CSV by RFC 4180, and TSV.
@Suite struct TableReaderTests {
  private func read(
    _ text: String, _ format: InputFormat = .commaSeparated,
    _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> TagReader.Result {
    var options = ReadingOptions()
    options.format = format
    change(&options)
    return try TagReader.read(Array(text.utf8), source: "input", options)
  }

  @Test(
    "fields, quotes and line ends",
    arguments: [
      ("tag\na\nb\n", ["a", "b"]),
      ("tag\r\na\r\nb", ["a", "b"]),
      ("tag\ra\rb\r", ["a", "b"]),
      ("tag,n\n\"a, b\",1\n\"say \"\"hi\"\"\",2\n", ["a, b", "say \"hi\""]),
      ("tag,n\n\"two\nlines\",1\nx,2\n", ["two\nlines", "x"]),
      ("tag;n\na;1\nb,c;2\n", ["a", "b,c"]),
      ("n,tag\n1,5\" disk\n2, spaced \n", ["5\" disk", "spaced"]),
      ("tag\n\n\na\n\n", ["a"]),
      ("n,tag\n1,\n2,x\n3\n", ["x"]),
      ("", []), ("\n\n", []),
      ("a,b,c", ["a", "b", "c"]),
      ("a,b\nc\nd,e,f,\n", ["a", "b", "c", "d", "e", "f"]),
      ("a,x\nb,y\n", ["a", "b"]),
      ("\u{FEFF}Word,Count\r\nhello,1\r\n", ["hello"]),
      ("ID,TagName\n1,swift\n", ["swift"]),
    ])
  func fields(text: String, tags: [String]) throws {
    #expect(try read(text).tags.texts == tags)
  }

  @Test("columns by number and by name, in either case")
  func columns() throws {
    let text = "user,Tag,n\nann,a,1\nbob,b,x\ncid,c,\n"
    for column in ["2", "tag", "TAG"] {
      let result = try read(text) { $0.column = .init(spelling: column) }
      #expect(result.tags.texts == ["a", "b", "c"], "\(column)")
    }
    #expect(try read(text) { $0.column = .name("user") }.tags.texts == ["ann", "bob", "cid"])
    let weighted = try read(text) {
      $0.column = .number(2)
      $0.weightColumn = .name("n")
    }
    #expect((0..<3).map { weighted.tags.weight(at: $0) } == [1, nil, nil])
    #expect(
      weighted.diagnostics.map(\.message) == [
        "input, line 3: 'x' is not a weight (a number, as 12, 3.5 or 1.4k); the tag has none"
      ])
  }

  @Test("a second column of nothing but numbers weighs the first; any other doesn't")
  func weights() throws {
    let counts = try read("a\t3\nb\t1.4k\nc\t\n", .tabSeparated).tags
    #expect((0..<3).map { counts.weight(at: $0) } == [3, 1400, nil])
    let others = try read("a\t3\nb\tx\n", .tabSeparated).tags
    #expect(!others.hasWeights)
    #expect(others.texts == ["a", "b"])
  }

  @Test("a table of tabs knows no quotes")
  func tabs() throws {
    #expect(try read("\"a\tx\n\"b\"\ty\n", .tabSeparated).tags.texts == ["\"a", "\"b\""])
  }

  @Test("a group column makes sections, in the order in which they come first")
  func sections() throws {
    let tags = try read("tag,group\na,x\nb,y\nc,x\nd,\n") { $0.hasSections = true }.tags
    #expect(tags.texts == ["a", "c", "b", "d"])
    #expect((0..<tags.sectionCount).map { tags.section(at: $0).title } == ["x", "y", ""])
    #expect((0..<tags.sectionCount).map { tags.section(at: $0).tags } == [0..<2, 2..<3, 3..<4])
  }

  @Test("a field is divided where a separator says so")
  func separators() throws {
    let text = "id,tags\n1,\"a;b c\"\n2,d\n"
    #expect(try read(text) { $0.separators = [";"] }.tags.texts == ["a", "b c", "d"])
  }

  @Test(
    "what is wrong is told with its place",
    arguments: [
      (
        "tag,n\n\"a,1\nb,2\n", nil,
        "input, line 2, column 1: the quotes that begin here don't end"
      ),
      (
        "tag,n\n1,\"a\"b\n", nil,
        "input, line 2, column 6: 'b' where the next field or line was expected"
      ),
      (
        "word,count\na,1\n", "wrod",
        "input: 'wrod' is not a column (word, count); did you mean 'word'?"
      ),
      ("word,count\na,1\n", "3", "input: there is no column 3, only 2"),
    ] as [(String, String?, String)])
  func failures(text: String, column: String?, message: String) throws {
    let failure = try #require(throws: ReadingFailure.self) {
      _ = try read(text) { $0.column = column.map { .init(spelling: $0) } }
    }
    #expect(failure.message == message)
  }
}
