/// What is drawn of a cluster where only ASCII can be: similar lines, else question marks.
enum ASCIIForm {
  /// One ASCII character to fill the cells of a cluster with.
  static func character(for cluster: Substring) -> Unicode.Scalar {
    guard let scalar = cluster.unicodeScalars.first else { return " " }
    switch scalar.value {
    case 0x20..<0x7F: return scalar
    case 0xA0: return " "
    case 0x2010...0x2015: return "-"
    case 0x2026: return "."
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2550: return "-"
    case 0x2502, 0x2503, 0x2551, 0x258F, 0x2595: return "|"
    case 0x2500..<0x2580: return "+"
    default: return "?"
    }
  }
}
