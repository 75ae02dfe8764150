import Testing

@testable import Cloud

@Suite("JSON: the words of its faults")
struct JSONFaultTests {
  @Test(
    "Where it is, what stands there and what may",
    arguments: [
      ("", "line 1, column 1: the end where a value was expected"),
      ("[1,]", "line 1, column 4: ']' where a value was expected"),
      ("[1 2]", "line 1, column 4: '2' where ',' or ']' was expected"),
      ("[01]", "line 1, column 3: '1' where ',' or ']' was expected"),
      ("{\"a\"; 1}", "line 1, column 5: ';' where ':' was expected"),
      ("{a: 1}", "line 1, column 2: 'a' where a key in quotes or '}' was expected"),
      ("{\"a\": 1,}", "line 1, column 9: '}' where a key in quotes was expected"),
      ("{\"a\": 1 \"b\"}", "line 1, column 9: '\"' where ',' or '}' was expected"),
      ("[", "line 1, column 2: the end where a value or ']' was expected"),
      ("1 // one", "line 1, column 3: '/' where the end was expected"),
      ("[-]", "line 1, column 3: ']' where a digit was expected"),
      ("[1.]", "line 1, column 4: ']' where a digit was expected"),
      ("[\"\\u12G4\"]", "line 1, column 7: 'G' where a hexadecimal digit was expected"),
      ("[\"abc", "line 1, column 6: the end where '\"' was expected"),
      (
        "[True]",
        "line 1, column 2: 'True' is not a value (strings stand in quotes); did you mean 'true'?"
      ),
      ("[swift]", "line 1, column 2: 'swift' is not a value (strings stand in quotes)"),
      (
        "[\"a\tb\"]",
        "line 1, column 4: '\\u{9}' in a string must be written as an escape"
      ),
      (
        "[\"a\\x41\"]",
        "line 1, column 4: '\\x' is not an escape (\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX)"
      ),
      ("{\n  \"tags\": [\n    'a'\n", "line 3, column 5: ''' where a value or ']' was expected"),
      ("[\r\n\"é\", é]", "line 2, column 6: 'é' where a value was expected"),
      ("\u{FEFF}[,]", "line 1, column 2: ',' where a value or ']' was expected"),
    ])
  func words(source: String, message: String) throws {
    let fault = try #require(throws: JSONFault.self) {
      _ = try JSONValue(reading: Array(source.utf8))
    }
    #expect(fault.message == message)
  }

  @Test("Bytes that are not UTF-8 have their place too")
  func invalidUTF8() throws {
    let fault = try #require(throws: JSONFault.self) {
      _ = try JSONValue(reading: Array("[\n\"a".utf8) + [0xFF] + Array("\"]".utf8))
    }
    #expect(fault.message == "line 2, column 3: not valid UTF-8")
  }

  @Test("A fault before the first byte that is not UTF-8 is the one that is told")
  func firstFault() throws {
    let fault = try #require(throws: JSONFault.self) {
      _ = try JSONValue(reading: Array("[1 2, \"".utf8) + [0xFF] + Array("\"]".utf8))
    }
    #expect(fault.column == 4)
  }

  @Test("A reader asked again throws the same")
  func again() throws {
    var reader = JSONReader(Array("[1,]".utf8))
    var faults: [JSONFault] = []
    for _ in 0..<5 {
      do throws(JSONFault) { _ = try reader.next() } catch { faults.append(error) }
    }
    #expect(faults.count == 3)
    #expect(Set(faults).count == 1)
  }
}
