/// Tags of many scripts and of all kinds of clusters on which terminals disagree.
enum MixedTags {
  /// Those that a terminal can hold.
  static func all(in terminal: OracleTerminal) -> [String] {
    eastAsian + contested + emoji + joined + (terminal == .tmux ? [] : long) + marks + plain
  }

  static let plain = ["made", "in", "a much longer tag than fits", "é", "α β"]

  static let eastAsian = [
    "日本語", "中文 字", "ｶﾀｶﾅ", "サイズの計算 long", "한글",
    // Decomposed Hangul: each syllable of two or three jamo.
    "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "\u{20BB7}野家",
    // A kana with a combining voiced mark, and a variation sequence of an ideograph.
    "か\u{3099}", "\u{8FBA}\u{E0101}",
  ]

  /// Characters by themselves to which terminals give different widths.
  static let contested = [
    "\u{2E3A}", "a\u{2E3B}b", "\u{2630} \u{4DC0}", "\u{3248}x", "\u{600}\u{661}",
  ]

  static let emoji = [
    "\u{1F600}", "\u{1F44D}\u{1F3FD} ok", "\u{261D}\u{1F3FB}",
    // Flags: two of them in a row, and half of one.
    "\u{1F1E9}\u{1F1EA}", "\u{1F1EF}\u{1F1F5}\u{1F1EB}\u{1F1F7} x", "\u{1F1E6}",
    // Keycaps, and hearts in both presentations.
    "1\u{FE0F}\u{20E3}2\u{FE0F}\u{20E3}", "\u{2764}\u{FE0F}", "\u{2764}\u{FE0F}\u{2764}\u{FE0F}",
    "\u{2764}", "\u{231A}\u{FE0E}", "\u{2600}\u{FE0F} sun",
    "\u{1FAE8}", "\u{1FAE9} new",
  ]

  /// The dashes of two and three ems, which the table gives one cell and some terminals two or three.
  static func isLongDash(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x2E3A || scalar.value == 0x2E3B
  }

  /// Whether a scalar of these tags, of Unicode 15 or 16, may be newer than the C library; some terminals
  /// then show nothing at all.
  static func isNew(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x1FAE8 || scalar.value == 0x1FAE9
  }

  static let joined = [
    "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F469}\u{200D}\u{1F4BB} dev",
    "\u{1F469}\u{1F3FD}\u{200D}\u{1F680}",
    "\u{2764}\u{FE0F}\u{200D}\u{1F525}",
    "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}|x",
  ]

  /// More than the 21 bytes that tmux keeps of a cluster: a family of four, and the flag of England with
  /// its letters that are not seen.
  static let long = [
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466} us",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  ]

  static let marks = [
    "ภาษาไทย", "น้ำ", "हिन्दी", "क्षि", "தமிழ்", "العربية", "עִבְרִית",
    "e\u{301}\u{302}\u{303}\u{304}", "n\u{303}i\u{308}", "\u{1006}\u{1039}\u{1006}",
  ]
}
