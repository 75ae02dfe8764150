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
    let record = unsafe records.utf8Start[offset]
    return unsafe ScalarProperties(rawValue: properties[unchecked: Int(record)])
  }

  /// The record of a scalar.
  package static func properties(of scalar: Unicode.Scalar) -> ScalarProperties {
    properties(at: scalar.value)
  }

  /// The width class in a number that holds the age as well: five bits, and three for the age.
  static func widthClass(ofCellClass number: Int) -> WidthClass {
    WidthClass(rawValue: cellClasses[number] & 31) ?? .narrow
  }

  static func age(ofCellClass number: Int) -> WidthProfile.UnicodeVersion {
    WidthProfile.UnicodeVersion(rawValue: cellClasses[number] >> 5) ?? .unicode14
  }

  /// What follows a state of segmentation when a scalar comes: the state in the low four bits, and bit
  /// 6 if the scalar stays in the cluster.
  @inline(__always)
  static func clusterTransition(_ state: UInt32, _ scalar: ScalarProperties) -> UInt32 {
    let index = Int(state << 5 | scalar.clusterBreakNumber)
    return unsafe UInt32(clusterTransitions.utf8Start[index])
  }
}
