public import TagLayout

// What this module says about its facts. Lower case, no full stop: the caller puts its own name in front.

extension SettingError {
  /// What was wrong, in quotes; what is allowed; the nearest match.
  ///
  ///     'rond' is not a box style (rounded, square, …); did you mean 'rounded'?
  public var message: String {
    switch self {
    case .notOneOf(let value, let what, let allowed):
      let fact = "\(quoted(value)) is not \(what) (\(allowed.joined(separator: ", ")))"
      guard let nearest = NearestMatch.of(value, in: allowed) else { return fact }
      return "\(fact); did you mean '\(nearest)'?"
    case .repeated(let value):
      return "\(quoted(value)) is given twice"
    case .notANumber(let value, let what, let minimum, let maximum):
      return "\(quoted(value)) is not \(what) (a whole number from \(minimum) to \(maximum))"
    case .notInsets(let value):
      return "\(quoted(value)) is not an inset"
        + " (T for all sides or T,L,B,R; whole numbers from 0 to \(CellCount.maximum))"
    case .emptySeparator: return "a separator needs a character at least"
    case .notASize(let value, let what):
      return "\(quoted(value)) is not \(what)"
        + " (WxH; whole numbers from 1 to \(CellCount.maximum))"
    }
  }
}

extension LayoutRefusal {
  /// What is not heeded, and why.
  ///
  ///     at least 3000 lines of 5000 tags are not made: lines × tags exceed 4000000
  public var message: String {
    switch self {
    case .minimumLines(let lines, let items):
      "at least \(lines) lines of \(items) tags are not made:"
        + " lines × tags exceed \(FlowLayout.minimumLinesLimit)"
    }
  }
}

extension Diagnostic {
  /// The source, the line where there is one, and what became of it.
  ///
  ///     tags.txt, line 3: not valid UTF-8; what could not be read is shown as U+FFFD
  public var message: String {
    switch self {
    case .invalidUTF8(let source, let line):
      "\(visible(source)), line \(line): not valid UTF-8; what could not be read is shown as U+FFFD"
    case .invalidUTF16(let source, let line):
      "\(visible(source)), line \(line): not valid UTF-16; what could not be read is shown as U+FFFD"
    case .notAWeight(let source, let line, let value):
      "\(visible(source))\(line.map { ", line \($0)" } ?? ""): \(quoted(value)) is not a weight"
        + " (a number, as 12, 3.5 or 1.4k); the tag has none"
    case .moreNotWeights(let source, let count):
      "\(visible(source)): \(count) more weights are no numbers"
    case .notTags(let source, let count):
      "\(visible(source)): \(count) \(count == 1 ? "element is" : "elements are") no tag and left out"
    case .tooLarge(let source, let limit):
      "\(visible(source)): more than \(limit) bytes; no tag was read from it"
    }
  }
}

extension ReadingFailure {
  /// The source, what is wrong with it, and where.
  ///
  ///     tags.csv, line 3, column 7: the quotes that begin here don't end
  public var message: String {
    switch fact {
    case .notJSON(let fault): "\(visible(source)), \(fault.message)"
    case .unclosedQuote(let position):
      "\(place(position)): the quotes that begin here don't end"
    case .textAfterQuote(let scalar, let position):
      "\(place(position)): \(quoted(String(scalar))) where the next field or line was expected"
    case .noColumn(let name, let header):
      "\(visible(source)): "
        + suggesting(name, among: header, "\(quoted(name)) is not a column \(list(header))")
    case .noColumnNumber(let number, let columns):
      "\(visible(source)): there is no column \(number), only \(columns)"
    case .noLineColumn(let column):
      "\(visible(source)): \(quoted(column)) is not a column of lines: weights stand in front, 1, or "
        + "behind, 2; --input csv reads tables"
    case .noKey(let key, let keys):
      "\(visible(source)): "
        + suggesting(key, among: keys, "\(quoted(key)) leads to no tags \(list(keys))")
    case .noTags(let keys):
      "\(visible(source)): nothing in it looks like tags; --json-key says where they are \(list(keys))"
    case .noFrontMatter:
      "\(visible(source)), line 1: '---' or '+++', and a line like it further down, was expected"
    }
  }

  private func place(_ position: TextPosition) -> String {
    "\(visible(source)), line \(position.line), column \(position.column)"
  }

  /// What there is to choose from, in brackets; long lists are cut.
  private func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map(visible).joined(separator: ", ")
    return "(\(shown)\(names.count > 12 ? ", …" : ""))"
  }

  private func suggesting(_ name: String, among names: [String], _ fact: String) -> String {
    guard let nearest = NearestMatch.of(name, in: names) else { return fact }
    return "\(fact); did you mean '\(visible(nearest))'?"
  }
}

extension ReadingPlan.Reason {
  /// The reason as the end of a sentence: "… as csv: its name ends with .csv".
  public var message: String {
    switch self {
    case .name(let ending): "its name ends with \(ending)"
    case .document: "all of it is one JSON document"
    case .frontMatter: "its first line begins front matter"
    case .null: "it holds NUL"
    case .sameFields(let count): "each line has \(count) fields"
    case .countsInFront: "each line begins with a number"
    case .countsBehind: "each line ends with a number"
    case .hashtags: "most lines have hashtags"
    case .commas: "most lines have commas"
    case .column: "a column was asked for"
    case .nothingElse: "it looks like nothing else"
    }
  }
}

extension JSONFault {
  /// Where it is, what stands there, and what may.
  ///
  ///     line 3, column 7: ']' where a value was expected
  public var message: String { "line \(line), column \(column): \(fact.message)" }
}

extension JSONFault.Fact {
  /// What is wrong, without the place.
  public var message: String {
    switch self {
    case .unexpected(let scalar, let expected):
      "\(quoted(String(scalar))) where \(expected.message) was expected"
    case .unexpectedEnd(let expected):
      "the end where \(expected.message) was expected"
    case .unknownWord(let word):
      unknownWord(word)
    case .controlCharacter(let scalar):
      "\(quoted(String(scalar))) in a string must be written as an escape"
    case .unknownEscape(let scalar):
      "\(quoted("\\" + String(scalar))) is not an escape"
        + " (\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX)"
    case .invalidUTF8:
      "not valid UTF-8"
    case .tooDeep(let limit):
      "arrays and objects are more than \(limit) deep"
    }
  }

  private func unknownWord(_ word: String) -> String {
    let names = ["true", "false", "null"]
    let fact = "\(quoted(word)) is not a value (strings stand in quotes)"
    guard let nearest = NearestMatch.of(word.lowercased(), in: names) else { return fact }
    return "\(fact); did you mean '\(nearest)'?"
  }
}

extension JSONFault.Expectation {
  fileprivate var message: String {
    switch self {
    case .value: "a value"
    case .valueOrEndOfArray: "a value or ']'"
    case .key: "a key in quotes"
    case .keyOrEndOfObject: "a key in quotes or '}'"
    case .colon: "':'"
    case .commaOrEndOfArray: "',' or ']'"
    case .commaOrEndOfObject: "',' or '}'"
    case .endOfDocument: "the end"
    case .digit: "a digit"
    case .hexadecimalDigit: "a hexadecimal digit"
    case .endOfString: "'\"'"
    }
  }
}

/// A value in quotes, with nothing in it that a terminal would act on.
private func quoted(_ value: String) -> String {
  "'\(visible(value))'"
}

/// A text for a message of one line: controls written out, long ones cut.
private func visible(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars.prefix(200) {
    if scalar.isControl {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return text.unicodeScalars.count > 200 ? result + "…" : result
}
