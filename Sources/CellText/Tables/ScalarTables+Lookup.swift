extension ScalarTables {
  /// The record of a scalar value below 0x110000: two loads for its number, one for the record.
  ///
  /// The tables are string literals because those cost neither compile time nor start-up work. Each
  /// byte is an index: one stage says which block a run of 512 scalars shares, the next which record.
  @inline(__always)
  static func properties(at value: UInt32) -> ScalarProperties {
    assert(value < 0x11_0000, "a scalar value ends at U+10FFFF")
    let block = unsafe Int(blocks.utf8Start[Int(value >> blockShift)])
    let offset = block << Int(blockShift) | Int(value & (1 << blockShift - 1))
    let record = unsafe records.utf8Start[offset] &- firstRecord
    return unsafe ScalarProperties(rawValue: properties[unchecked: Int(record)])
  }

  /// The record of a scalar.
  package static func properties(of scalar: Unicode.Scalar) -> ScalarProperties {
    properties(at: scalar.value)
  }
}
