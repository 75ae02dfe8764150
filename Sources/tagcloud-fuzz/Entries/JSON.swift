import Cloud

extension FuzzEntry {
  /// Raw bytes, read as a JSON document.
  static let json = FuzzEntry("json", "raw bytes are read as a JSON document") {
    (input) throws(BrokenLaw) in
    let bytes = input.rest()
    let value = try? JSONValue(reading: bytes)
    let events = accepts(bytes)
    try demand(
      events == (value != nil), "events and tree are of one mind", for: "\(bytes)")
    guard let value else { return }
    let again = try? JSONValue(reading: Array(value.line.utf8))
    try demand(again == value, "a document written is read as it was", for: "\(bytes)")
    let isPadded = accepts([0x20, 0x0A] + bytes + [0x0D, 0x09])
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    try demand(isPadded != isMarked, "space around a document is nothing", for: "\(bytes)")
    for tail in [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0xFF] {
      try demand(!accepts(bytes + [tail]), "nothing follows a document", for: "\(bytes)")
    }
  }

  private static func accepts(_ bytes: [UInt8]) -> Bool {
    var reader = JSONReader(bytes)
    do throws(JSONFault) {
      while try reader.next() != nil {}
      return true
    } catch {
      return false
    }
  }
}
