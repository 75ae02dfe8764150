extension Unicode.Scalar {
  /// Whether a terminal or an editor acts on the scalar rather than showing it: C0, DEL, C1, line
  /// and paragraph separators, bidirectional controls (UAX #9, section 2).
  var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
