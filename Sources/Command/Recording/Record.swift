import Cloud
import Preview

/// A record, read: what the preview began with, and what happened.
struct Record: Sendable {
  /// The first line, if it tells what the preview began with; events may also stand alone.
  var header: RecordHeader?
  /// The events, in their order.
  var events: [RecordedEvent] = []

  /// Reads lines of JSON; blank ones are skipped.
  ///
  /// O(bytes).
  ///
  /// - Throws: `CommandFailure.badRecord` for the first line that is none, or `emptyRecord`.
  init(_ bytes: [UInt8], source: InputSource) throws(CommandFailure) {
    var (start, number) = (0, 1)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      do throws(RecordFault) {
        try take(bytes, start..<end)
      } catch {
        throw .badRecord(source: source, line: number, error)
      }
      start = end + 1
      number += 1
    }
    guard header != nil || !events.isEmpty else { throw .emptyRecord(source: source) }
  }

  private mutating func take(_ bytes: [UInt8], _ line: Range<Int>) throws(RecordFault) {
    guard !bytes[line].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return }
    let json: JSONValue
    do throws(JSONFault) {
      json = try JSONValue(reading: bytes, in: line)
    } catch {
      throw .notJSON(error.fact, column: error.column)
    }
    if header == nil, events.isEmpty, json["record"] != nil {
      header = try RecordHeader(json)
    } else {
      events.append(try RecordedEvent(json))
    }
  }
}
