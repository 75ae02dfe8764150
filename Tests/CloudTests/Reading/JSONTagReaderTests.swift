import Testing

@testable import Cloud

/// Tags out of JSON.
@Suite struct JSONTagReaderTests {
  private func read(
    _ text: String, _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> TagReader.Result {
    var options = ReadingOptions()
    options.format = .json
    change(&options)
    return try TagReader.read(Array(text.utf8), source: "input", options)
  }

  @Test(
    "without a key the usual places are looked at",
    arguments: [
      (#"["a", "b", 3, " c "]"#, ["a", "b", "3", "c"]),
      (#"[["a", 1], ["b", 2.5]]"#, ["a", "b"]),
      (#"[{"name": "a"}, {"tag": "b"}]"#, ["a", "b"]),
      (#"{"b": 1, "a": 2}"#, ["b", "a"]),
      (#"{"name": "demo", "keywords": ["a", "b"]}"#, ["a", "b"]),
      (#"{"x": {"y": [{"text": "a", "value": 1}]}}"#, ["a"]),
      (#"[{"id": 1, "tags": ["a", "b"]}, {"id": 2, "tags": ["c"]}]"#, ["a", "b", "c"]),
      ("{\"name\": \"a\"}\n{\"name\": \"b\"}\n\n", ["a", "b"]),
      ("[\"a\"]\n[\"b\"]\n", ["a", "b"]),
      ("[]", []), (#"{"tags": []}"#, []), (#"["", " "]"#, []),
      ("\u{FEFF}[\"a\"]", ["a"]),
    ])
  func places(text: String, tags: [String]) throws {
    #expect(try read(text).tags.texts == tags)
  }

  @Test(
    "keys lead to the tags, from the outside or from where they begin",
    arguments: [
      ("items.name", #"{"items": [{"name": "a"}, {"name": "b"}]}"#, ["a", "b"]),
      ("name", #"{"items": [{"name": "a"}, {"name": "b"}]}"#, ["a", "b"]),
      ("a.b", #"{"a": {"b": ["x", "y"]}}"#, ["x", "y"]),
      ("title", #"[{"title": "x", "name": "no"}]"#, ["x"]),
      ("k", #"[{"k": "a"}, {"z": "b"}, {"k": null}]"#, ["a"]),
    ])
  func keys(path: String, text: String, tags: [String]) throws {
    let result = try read(text) { $0.key = path.split(separator: ".").map(String.init) }
    #expect(result.tags.texts == tags)
  }

  @Test("weights stand beside the text, under a usual key or a named one")
  func weights() throws {
    let text = #"[{"name": "a", "count": "64", "n": 1}, {"name": "b", "count": "x"}]"#
    let usual = try read(text)
    #expect((0..<2).map { usual.tags.weight(at: $0) } == [64, nil])
    #expect(
      usual.diagnostics.map(\.message) == [
        #"input: '"x"' is not a weight (a number, as 12, 3.5 or 1.4k); the tag has none"#
      ])
    let named = try read(text) { $0.weightKey = ["n"] }
    #expect((0..<2).map { named.tags.weight(at: $0) } == [1, nil])
  }

  @Test("an object of lists makes sections of its keys")
  func sections() throws {
    let tags = try read(#"{"fruit": ["apple", "pear"], "roots": ["beet"]}"#) {
      $0.hasSections = true
    }.tags
    #expect(tags == TagList(sections: [("fruit", ["apple", "pear"]), ("roots", ["beet"])]))
  }

  @Test(
    "what is wrong is told",
    arguments: [
      ("[\"a\",]", [], "input, line 1, column 6: ']' where a value was expected"),
      ("{\"name\": 1}\n{\"name\" 2}", [], "input, line 2, column 9: '2' where ':' was expected"),
      ("var x = 1", [], "input, line 1, column 1: 'var' is not a value (strings stand in quotes)"),
      (
        #"{"a": "x", "b": [true]}"#, [],
        "input: nothing in it looks like tags; --json-key says where they are (a, b)"
      ),
      (
        #"{"items": [{"title": "x"}]}"#, ["titel"],
        "input: 'titel' leads to no tags (items, title); did you mean 'title'?"
      ),
    ])
  func failures(text: String, key: [String], message: String) throws {
    let failure = try #require(throws: ReadingFailure.self) {
      _ = try read(text) { $0.key = key }
    }
    #expect(failure.message == message)
  }
}
