/// Reads a JSON document event by event, strictly (RFC 8259).
///
/// What the RFC lets a reader decide: a byte order mark in front is skipped; keys that repeat are
/// all given, in order; numbers of any size are given as they are written; an escape of half a
/// surrogate pair becomes U+FFFD and is noted in `firstLoneSurrogate`; bytes within strings that
/// are not UTF-8 are a fault. Memory is the source and one entry for each open array or object.
///
///     var reader = JSONReader(Array(#"{"tags": ["made", "in"]}"#.utf8))
///     while let event = try reader.next() {
///       if case .string(let token) = event { print(reader.text(of: token)) }
///     }
public struct JSONReader: Sendable {
  /// How deep arrays and objects stand within each other unless the caller says otherwise.
  public static let depthLimit = 512

  /// The bytes that are read.
  let source: [UInt8]
  /// Where the document ends in `source`.
  let end: Int
  /// The first byte of `source` that is not UTF-8.
  let firstInvalid: Int?
  /// The next byte to read.
  var position: Int
  /// The first byte of the first escape of half a surrogate pair so far.
  public internal(set) var firstLoneSurrogate: Int?

  /// What may come next.
  private var expectation = JSONFault.Expectation.value
  /// The arrays and objects around `position`, outermost first.
  private var containers: [Container] = []
  private let depthLimit: Int

  private enum Container {
    case array
    case object
  }

  /// A reader of the document in `range` of `source`; without a range, of all of it.
  ///
  /// Lines and columns of faults count from the beginning of `source`. A range beyond `source` is
  /// cut. O(bytes), for the check of UTF-8.
  public init(
    _ source: [UInt8], in range: Range<Int>? = nil, depthLimit: Int = JSONReader.depthLimit
  ) {
    let range = (range ?? source.indices).clamped(to: source.indices)
    self.source = source
    self.depthLimit = depthLimit
    end = range.upperBound
    position = range.lowerBound
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: source.span.extracting(range))
      firstInvalid = nil
    } catch {
      firstInvalid = range.lowerBound + error.byteOffsets.lowerBound
    }
    if source[range].starts(with: [0xEF, 0xBB, 0xBF]) { position += 3 }
  }

  /// The next event; nil after the end of the document.
  ///
  /// - Throws: `JSONFault` where the source is not JSON; asked again, it throws the same.
  public mutating func next() throws(JSONFault) -> JSONEvent? {
    while true {
      skipWhitespace()
      guard position < end else {
        if expectation == .endOfDocument { return nil }
        throw fault(.unexpectedEnd(expected: expectation), at: end)
      }
      switch (expectation, source[position]) {
      case (.colon, UInt8(ascii: ":")): proceed(to: .value)
      case (.commaOrEndOfArray, UInt8(ascii: ",")): proceed(to: .value)
      case (.commaOrEndOfObject, UInt8(ascii: ",")): proceed(to: .key)
      case (.valueOrEndOfArray, UInt8(ascii: "]")), (.commaOrEndOfArray, UInt8(ascii: "]")):
        close()
        return .endArray
      case (.keyOrEndOfObject, UInt8(ascii: "}")), (.commaOrEndOfObject, UInt8(ascii: "}")):
        close()
        return .endObject
      case (.key, UInt8(ascii: "\"")), (.keyOrEndOfObject, UInt8(ascii: "\"")):
        let key = try scanString()
        expectation = .colon
        return .key(key)
      case (.value, let first), (.valueOrEndOfArray, let first):
        return try readValue(from: first)
      default: throw unexpected(expected: expectation)
      }
    }
  }

  /// The event of the value at `position`, whose first byte is `first`.
  private mutating func readValue(from first: UInt8) throws(JSONFault) -> JSONEvent {
    let event: JSONEvent
    switch first {
    case UInt8(ascii: "["):
      try open(.array, expecting: .valueOrEndOfArray)
      return .beginArray
    case UInt8(ascii: "{"):
      try open(.object, expecting: .keyOrEndOfObject)
      return .beginObject
    case UInt8(ascii: "\""): event = .string(try scanString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      event = .number(try scanNumber())
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      event = try scanName()
    default: throw unexpected(expected: expectation)
    }
    expectation = expectationAfterValue
    return event
  }

  private mutating func proceed(to next: JSONFault.Expectation) {
    position += 1
    expectation = next
  }

  private mutating func open(
    _ container: Container, expecting next: JSONFault.Expectation
  ) throws(JSONFault) {
    guard containers.count < depthLimit else {
      throw fault(.tooDeep(limit: depthLimit), at: position)
    }
    containers.append(container)
    proceed(to: next)
  }

  private mutating func close() {
    containers.removeLast()
    proceed(to: expectationAfterValue)
  }

  private var expectationAfterValue: JSONFault.Expectation {
    switch containers.last {
    case .array: .commaOrEndOfArray
    case .object: .commaOrEndOfObject
    case nil: .endOfDocument
    }
  }

  private mutating func skipWhitespace() {
    while position < end, source[position].isWhitespace { position += 1 }
  }
}

extension UInt8 {
  /// Space, tab, line feed or carriage return: the only space between JSON tokens.
  fileprivate var isWhitespace: Bool {
    self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
  }
}
