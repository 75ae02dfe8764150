/// The ASCII codes that input is taken apart by.
enum ASCII {
  static let bell: UInt8 = 0x07
  static let cancel: UInt8 = 0x18
  static let substitute: UInt8 = 0x1A
  static let escape: UInt8 = 0x1B
  static let dollar: UInt8 = 0x24
  static let backslash: UInt8 = 0x5C
  static let semicolon: UInt8 = 0x3B
}
