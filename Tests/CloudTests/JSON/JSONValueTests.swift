import Testing

@testable import Cloud

@Suite("JSON: what is read")
struct JSONValueTests {
  @Test("Members keep their order, and repeat where they do")
  func order() throws {
    let value = try JSONValue(reading: Array(#"{"b": 1, "a": [true, null], "b": "x"}"#.utf8))
    #expect(
      value
        == .object([
          .init(key: "b", value: .number(JSONNumber(text: "1"))),
          .init(key: "a", value: .array([.boolean(true), .null])),
          .init(key: "b", value: .string("x")),
        ]))
    #expect(value["b"]?.integer == 1)
    #expect(value["c"] == nil)
    #expect(value["a"]?.array?.first?.boolean == true)
    #expect(value["a"]?["b"] == nil)
  }

  @Test(
    "Escapes are text",
    arguments: [
      (#""plain""#, "plain"),
      (#""""#, ""),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""caf\u00e9 \uD83D\uDE00!""#, "café 😀!"),
      (#""\u0000""#, "\0"),
      (#""é\n日本""#, "é\n日本"),
      (#""a\ud83dz""#, "a\u{FFFD}z"),
      (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
      (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
      (#""\ud83d\n""#, "\u{FFFD}\n"),
    ])
  func strings(source: String, text: String) throws {
    #expect(try JSONValue(reading: Array(source.utf8)).string == text)
  }

  @Test("Half a surrogate pair is noted where it stands first")
  func loneSurrogates() throws {
    var reader = JSONReader(Array(#"["\ud83d\ude00", "a\ud83d", "\ude00"]"#.utf8))
    while try reader.next() != nil {}
    #expect(reader.firstLoneSurrogate == 19)
  }

  @Test(
    "Numbers are given as they are written",
    arguments: [
      ("0", 0, 0.0), ("-0", 0, -0.0), ("17", 17, 17), ("-3", -3, -3), ("1.0", nil, 1),
      ("1e2", nil, 100), ("1E-2", nil, 0.01), ("9223372036854775807", Int.max, 0x1p63),
      ("9223372036854775808", nil, 0x1p63), ("1e999", nil, nil), ("-1e999", nil, nil),
      ("1e-999", nil, 0),
    ] as [(String, Int?, Double?)])
  func numbers(source: String, integer: Int?, double: Double?) throws {
    guard case .number(let number) = try JSONValue(reading: Array(source.utf8)) else {
      Issue.record("'\(source)' is no number")
      return
    }
    #expect(number.text == source)
    #expect(number.integer == integer)
    #expect(number.double == double)
  }

  @Test("A range of a source is a document; its faults count lines of the whole")
  func ranges() throws {
    let source = Array("[1]\n[2]\n[3,]\n".utf8)
    #expect(
      try JSONValue(reading: source, in: 4..<7) == .array([.number(JSONNumber(text: "2"))]))
    let fault = try #require(throws: JSONFault.self) {
      _ = try JSONValue(reading: source, in: 8..<100)
    }
    #expect((fault.line, fault.column) == (3, 4))
  }

  @Test("A value is written in a line, and read back as it was")
  func writing() throws {
    let value = JSONValue.object([
      .init(key: "size", value: .array([80, 24])), .init(key: "", value: .null),
      .init(key: "is \"it\"", value: true),
      .init(
        key: "texts",
        value: .array([
          "made", "a \\ c", "\u{1}\u{7F}\u{85}", "日本語", "👩‍👩‍👧", "</script>", "", "a\u{2028}\nb",
        ])), .init(key: "empty", value: .array([.object([]), .array([])])),
    ])
    #expect(
      value.line
        == #"{"size":[80,24],"":null,"is \"it\"":true,"texts":["made","a \\ c","#
        + #""\u0001\u007f\u0085","日本語","👩‍👩‍👧","</script>","","a\u2028\nb"],"#
        + #""empty":[{},[]]}"#)
    #expect(try JSONValue(reading: Array(value.line.utf8)) == value)
  }
}
