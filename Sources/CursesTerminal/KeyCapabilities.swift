import Preview

/// The string capabilities of terminfo(5) that name keys of the preview.
enum KeyCapabilities {
  /// The capabilities' names, and the keys that they stand for.
  static let all: [(name: String, key: Key)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right),
      ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown),
      ("kich1", .insert), ("kdch1", .delete), ("kcbt", .backTab), ("kent", .enter),
      // With Shift.
      ("kri", .up), ("kind", .down), ("kLFT", .left), ("kRIT", .right),
      ("kHOM", .home), ("kEND", .end), ("kPRV", .pageUp), ("kNXT", .pageDown),
      ("kIC", .insert), ("kDC", .delete),
      // The VT220's names for what stands where a PC has Home and End, and the end of a page.
      ("kfnd", .home), ("kslt", .end), ("kll", .end),
      // The corners of the number pad.
      ("ka1", .home), ("ka3", .pageUp), ("kc1", .end), ("kc3", .pageDown),
    ] + (1...24).map { ("kf\($0)", .function($0)) }

  /// The byte strings that the keys of a terminal send.
  ///
  /// Strings that don't begin with ESC are left out: they are control characters that stand for keys
  /// of their own. Where two capabilities have the same string the first of the table wins.
  ///
  /// - Parameter capability: Gives the string of a capability, nil if the terminal has none.
  /// - Returns: The keys by their byte strings.
  static func sequences(_ capability: (String) -> [UInt8]?) -> KeySequences {
    var sequences = KeySequences()
    for (name, key) in all {
      guard let bytes = capability(name), bytes.count > 1, bytes[0] == 0x1B else { continue }
      sequences.add(bytes, for: key)
    }
    return sequences
  }
}
