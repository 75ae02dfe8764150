import TestSupport

/// Scalars that meet in the rules of cleaning, and a few of everything else.
enum RandomText {
  static let scalars: [UInt32] = [
    0x61, 0x62, 0x20, 0x20, 0x09, 0x0A, 0x1B, 0x7F, 0x85, 0x9B, 0xA0, 0xAD, 0xE9, 0x301, 0x302,
    0x20E3, 0x23, 0x31, 0x3B1, 0x627, 0x64E, 0x644, 0x915, 0x93E, 0x94D, 0x1100, 0x1161, 0x11A8,
    0x1019, 0x103A, 0x17D2, 0x200B, 0x200C, 0x200D, 0x200D, 0x202E, 0x2028, 0x2764, 0xA9, 0x231A,
    0x3030, 0xFE00, 0xFE0E, 0xFE0F, 0xFE0F, 0x4E2D, 0xAC00, 0x302E, 0x3000, 0xFDD0, 0xFEFF, 0xFFFD,
    0xFFFE, 0xE000, 0x0378, 0x1F1E9, 0x1F1EA, 0x1F3F4, 0x1F3F4, 0x1F44D, 0x1F468, 0x1F3FD, 0x1F600,
    0xE0020, 0xE0067, 0xE007F, 0xE0001, 0xE0100, 0x10FFFF,
  ]

  static func text(using generator: inout SeededRandom) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...14, using: &generator) {
      let value =
        Int.random(in: 0..<8, using: &generator) == 0
        ? UInt32.random(in: 0...0x10FFFF, using: &generator)
        : scalars.randomElement(using: &generator) ?? 0x61
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }

  static func bytes(using generator: inout SeededRandom) -> [UInt8] {
    let leads: [UInt8] = [0xC2, 0xE0, 0xE2, 0xED, 0xF0, 0xF4, 0xF5, 0xC0, 0xFF]
    return (0..<Int.random(in: 0...12, using: &generator)).map { _ in
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: leads.randomElement(using: &generator) ?? 0
      case 1: UInt8.random(in: 0x80...0xBF, using: &generator)
      case 2: UInt8.random(in: 0x00...0x7F, using: &generator)
      default: UInt8.random(in: 0...0xFF, using: &generator)
      }
    }
  }
}
