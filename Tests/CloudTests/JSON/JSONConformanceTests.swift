import Foundation
import Testing

@testable import Cloud

/// The kinds of documents that a reader must accept, must refuse, or may decide about; the names
/// are those of JSONTestSuite.
@Suite("JSON: what is accepted and what is refused")
struct JSONConformanceTests {
  @Test("Each kind gets its verdict, as events and as a tree")
  func verdicts() throws {
    let rows = try Self.rows()
    #expect(rows.count == 314)
    for row in rows {
      #expect(
        Self.accepts { () throws(JSONFault) in try Self.readEvents(row.source) } == row.isAccepted,
        "\(row.name)")
      #expect(
        Self.accepts { () throws(JSONFault) in _ = try JSONValue(reading: row.source) }
          == row.isAccepted, "\(row.name)")
    }
  }

  @Test("Every document that is cut before its end is refused, and never traps")
  func cuts() throws {
    for row in try Self.rows() where row.isAccepted && row.source.first.map(Self.opens) == true {
      for count in 0..<row.source.count - 1
      where !row.source[count...].allSatisfy({ $0 <= 0x20 }) {
        #expect(
          !Self.accepts { () throws(JSONFault) in try Self.readEvents(Array(row.source[..<count]))
          },
          "\(row.name), \(count) bytes")
      }
    }
  }

  @Test("Arrays and objects stand 512 deep, no deeper")
  func depth() throws {
    let fault = try #require(throws: JSONFault.self) {
      _ = try JSONValue(reading: Self.nested(100_000))
    }
    #expect(fault.fact == .tooDeep(limit: 512))
    #expect(fault.column == 513)
    #expect(throws: Never.self) { _ = try JSONValue(reading: Self.nested(512)) }
    #expect(throws: JSONFault.self) { _ = try JSONValue(reading: Self.nested(513)) }
  }

  private static func nested(_ depth: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: "["), count: depth)
      + Array(repeating: UInt8(ascii: "]"), count: depth)
  }

  private static func opens(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "\"")
  }

  private static func readEvents(_ source: [UInt8]) throws(JSONFault) {
    var reader = JSONReader(source)
    while try reader.next() != nil {}
  }

  private static func accepts(_ read: () throws(JSONFault) -> Void) -> Bool {
    do throws(JSONFault) {
      try read()
      return true
    } catch {
      return false
    }
  }

  private struct Row {
    let name: String
    let isAccepted: Bool
    let source: [UInt8]
  }

  private static func rows() throws -> [Row] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appending(path: "Fixtures/json.tsv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Row(
        name: String(fields[0]), isAccepted: fields[1] == "y", source: unescaped(fields[2].utf8))
    }
  }

  /// The bytes of `%XX` and of what stands for itself.
  private static func unescaped(_ text: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
