/// Reads tags out of JSON: one document, or one a line.
enum JSONTagReader {
  /// Takes the tags of a document; of lines that are one each, of all of them.
  ///
  /// With sections, an object of lists makes each key a section. O(bytes).
  static func read(
    _ text: SourceText, _ options: ReadingOptions, into collector: inout TagCollector
  ) throws(ReadingFailure) {
    let value = try document(text)
    let tags = JSONTags(keyPath: options.key, weightPath: options.weightKey)
    if options.hasSections, let sections = sections(of: value, tags) {
      for (title, findings) in sections {
        collector.beginSection(title)
        take(findings, into: &collector)
      }
      return
    }
    guard let findings = tags.findings(in: value) else {
      let fact: ReadingFailure.Fact =
        options.key.isEmpty
        ? .noTags(keys: value.keys())
        : .noKey(options.key.joined(separator: "."), keys: value.keys())
      throw ReadingFailure(source: text.source, fact: fact)
    }
    take(findings, into: &collector)
  }

  /// Whether a text is one JSON document that is an array or an object.
  static func isDocument(_ text: SourceText) -> Bool {
    let first = text.bytes[text.range].first { !$0.isBlank && !$0.isLineBreak }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else { return false }
    return (try? JSONValue(reading: text.bytes, in: text.range)) != nil
  }

  /// The document; several, one a line, are the elements of an array.
  private static func document(_ text: SourceText) throws(ReadingFailure) -> JSONValue {
    let fault: JSONFault
    do throws(JSONFault) {
      return try JSONValue(reading: text.bytes, in: text.range)
    } catch {
      fault = error
    }
    let lines = text.lines.filter { line in
      !text.bytes[line].allSatisfy { $0.isBlank || $0.isLineBreak }
    }
    var documents: [JSONValue] = []
    do throws(JSONFault) {
      for line in lines { documents.append(try JSONValue(reading: text.bytes, in: line)) }
    } catch {
      // If not even the first line is a document, it was to be one as a whole.
      throw ReadingFailure(
        source: text.source, fact: .notJSON(documents.isEmpty ? fault : error))
    }
    guard documents.count > 1 else {
      throw ReadingFailure(source: text.source, fact: .notJSON(fault))
    }
    return .array(documents)
  }

  private static func sections(
    of value: JSONValue, _ tags: JSONTags
  ) -> [(String, [JSONTags.Finding])]? {
    guard case .object(let members) = value, !members.isEmpty else { return nil }
    let sections = members.compactMap { member -> (String, [JSONTags.Finding])? in
      guard !member.value.isScalar, let found = tags.findings(in: member.value) else { return nil }
      return (member.key, found)
    }
    return sections.count == members.count ? sections : nil
  }

  private static func take(_ findings: [JSONTags.Finding], into collector: inout TagCollector) {
    var skipped = 0
    for finding in findings {
      switch finding {
      case .tag(let text, let weight): collector.take(text, weight: weight)
      case .badWeight(let value): collector.noteBadWeight(value)
      case .nothing: skipped += 1
      }
    }
    if skipped > 0 {
      collector.note(.notTags(source: collector.source, count: skipped))
    }
  }
}
