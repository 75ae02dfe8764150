/// The modifiers of a key, as xterm and kitty number them: one more than the sum of the bits.
struct Modifiers: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let shift = Modifiers(rawValue: 1)
  static let alt = Modifiers(rawValue: 2)
  static let control = Modifiers(rawValue: 4)
  /// Caps Lock and Num Lock; the character that comes with them says all.
  static let locks = Modifiers(rawValue: 64 | 128)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The modifiers that a parameter stands for, without locks; none if it is missing.
  init(parameter: Int?) {
    self = Modifiers(rawValue: max((parameter ?? 1) - 1, 0)).subtracting(.locks)
  }
}
