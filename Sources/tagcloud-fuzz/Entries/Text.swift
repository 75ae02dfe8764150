import CellText

extension FuzzEntry {
  /// Raw bytes: cleaned, measured and cut.
  static let text = FuzzEntry("text", "raw bytes are cleaned, measured and cut") {
    (input) throws(BrokenLaw) in
    let changed = WidthProfile(&input)
    let bytes = input.rest()
    let text = Sanitizer.sanitized(bytes.span)
    try checkCleaning(of: bytes, to: text)
    for profile in [.wcwidth, .grapheme, changed] {
      // Bytes that aren't clean are measured too, whatever comes out.
      try demand(profile.width(ofUTF8: bytes.span) >= 0, "no width is negative", for: "\(bytes)")
      try checkMeasuring(text, profile)
    }
    try demand(
      WidthProfile(spelling: changed.spelling) == changed, "a profile is read as it is spelled",
      for: changed.spelling)
  }

  private static func checkCleaning(
    of bytes: [UInt8], to text: String
  ) throws(BrokenLaw) {
    try demand(
      isSame(Sanitizer.sanitize(text), text), "clean text is cleaned to itself", for: scalars(text))
    try demand(
      isSame(Sanitizer.sanitize(String(decoding: bytes, as: UTF8.self)), text),
      "what is ill-formed counts as U+FFFD", for: scalars(text))
    var appended: [UInt8] = [0x61]
    Sanitizer.appendSanitized(bytes.span, to: &appended)
    try demand(
      appended == [0x61] + Array(text.utf8), "what stands before it makes no difference",
      for: scalars(text))
    if Sanitizer.isPlain(bytes.span) {
      try demand(Array(text.utf8) == bytes, "plain text is clean", for: scalars(text))
    }
    var isAtStart = true
    for scalar in text.unicodeScalars {
      try demand(!isForbidden(scalar), "clean text holds no control", for: scalars(text))
      try demand(
        !isAtStart || !isMark(scalar), "clean text holds no mark without a base", for: scalars(text)
      )
      isAtStart = scalar == " "
    }
    try demand(
      !text.hasPrefix(" ") && !text.hasSuffix(" "), "clean text has no outer space",
      for: scalars(text))
  }

  private static func checkMeasuring(
    _ text: String, _ profile: WidthProfile
  ) throws(BrokenLaw) {
    let clusters = Array(MeasuredClusters(text, profile: profile))
    let width = profile.width(of: text)
    try demand(
      clusters.flatMap { Array($0.text.utf8) } == Array(text.utf8), "clusters make up their text",
      for: "\(profile.spelling) and \(scalars(text))")
    var isJoined = false
    for cluster in clusters {
      // What a joiner hides is no cluster of its own to the terminal, though it is one to Unicode.
      try demand(
        cluster.width >= 0 && (isJoined || cluster.width == profile.width(of: cluster.text)),
        "a cluster is as wide alone as it is in its text",
        for: "\(profile.spelling) and \(scalars(text))")
      isJoined = cluster.text.unicodeScalars.last == "\u{200D}"
    }
    try demand(
      clusters.reduce(0) { $0 + $1.width } == width, "clusters are as wide as their text",
      for: "\(profile.spelling) and \(scalars(text))")
    for room in rooms(around: width) {
      let cut = profile.truncate(text, to: room)
      try checkCut(cut, of: clusters, width: width, room: room, profile)
    }
  }

  private static func checkCut(
    _ cut: TruncatedText, of clusters: [MeasuredClusters.Element], width: Int, room: Int,
    _ profile: WidthProfile
  ) throws(BrokenLaw) {
    try demand(
      cut.width == profile.width(of: cut.text), "a cut text has the width it says",
      for: "room \(room), \(profile.spelling) and \(scalars(cut.text))")
    try demand(
      cut.width <= max(room, 0), "a cut text fits its room",
      for: "room \(room), \(profile.spelling) and \(scalars(cut.text))")
    try demand(
      cut.isTruncated == (width > room), "only what is too wide is cut",
      for: "room \(room), \(profile.spelling) and \(scalars(cut.text))")
    let text = clusters.flatMap { Array($0.text.utf8) }
    guard cut.isTruncated else {
      return try demand(
        Array(cut.text.utf8) == text, "what fits stays as it is",
        for: "room \(room), \(profile.spelling) and \(scalars(cut.text))")
    }
    guard room > 0 else {
      return try demand(
        cut.text.isEmpty, "without room there is no text",
        for: "room \(room), \(profile.spelling) and \(scalars(cut.text))")
    }
    // As many whole clusters as fit beside the ellipsis, if that fits.
    let ellipsis = "\u{2026}"
    var left = room - profile.width(of: ellipsis)
    guard left >= 0 else {
      return try demand(cut.text.isEmpty, "without room there is no text", for: "room \(room)")
    }
    var kept: [UInt8] = []
    for cluster in clusters {
      left -= cluster.width
      guard left >= 0 else { break }
      kept += Array(cluster.text.utf8)
    }
    try demand(
      Array(cut.text.utf8) == kept + Array(ellipsis.utf8), "whole clusters are cut, and no more",
      for: "room \(room), \(profile.spelling) and \(scalars(cut.text))")
  }

  /// All rooms of a short text, and the narrowest and the widest ones of a long text.
  private static func rooms(around width: Int) -> [Int] {
    let all = Array(0...width + 2)
    return (all.count <= 64 ? all : Array(all.prefix(24) + all.suffix(24))) + [-1, .min, .max]
  }

  /// Whether a scalar moves the cursor or the text around it, or is none.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    default:
      scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether two texts have the same bytes: `==` would call different scalars equal.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }

  /// The scalars of a text, as one can read them.
  private static func scalars(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}

extension WidthProfile {
  /// A stock profile with up to six flags set anyhow.
  fileprivate init(_ input: inout FuzzInput) {
    let flags = input.list(atMost: 6) {
      let flag = WidthFlag.all[$0.number(in: 0...WidthFlag.all.count - 1)]
      return ",\(flag.name)=\(flag.values[$0.number(in: 0...flag.values.count - 1)])"
    }
    let mode = input.flag() ? "grapheme" : "wcwidth"
    self = WidthProfile(spelling: mode + flags.joined()) ?? .wcwidth
  }
}
