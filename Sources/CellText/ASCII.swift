/// Bytes that the code names.
enum ASCII {
  static let space: UInt8 = 0x20
  static let delete: UInt8 = 0x7F
  /// The first byte that is not ASCII but part of a longer sequence.
  static let end: UInt8 = 0x80
}
