import CellText
import Foundation
import Testing

/// A row of profiles.tsv: how a terminal that was measured counts.
struct TerminalProfile {
  let terminal: String
  /// Per cent of the strings that the profile was fitted to; nil where none is given.
  let fitted: Double?
  let profile: WidthProfile

  static func all() throws -> [TerminalProfile] {
    try Fixture("profiles.tsv").rows.map(TerminalProfile.init)
  }

  private init(_ row: Fixture.Row) throws {
    terminal = try #require(row["terminal"])
    fitted = try Double(#require(row["fitted"]))
    let json = try Data(#require(row["flags"]).utf8)
    let flags = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    profile = try flags.reduce(into: Self.unfitted(flags)) { profile, flag in
      try Self.set(flag.key, flag.value, in: &profile)
    }
  }

  /// What the flags say differs from, with the segmentation already in place.
  private static func unfitted(_ flags: [String: Any]) -> WidthProfile {
    guard flags["cluster"] as? Int == 1 else { return .wcwidth }
    var profile = WidthProfile.grapheme
    for widthClass in WidthClass.allCases { profile[widthClass] = WidthProfile.wcwidth[widthClass] }
    profile.clusterCap = .sum
    profile.emojiSelector = .ignored
    profile.textSelector = .ignored
    return profile
  }

  private static func set(_ name: String, _ value: Any, in profile: inout WidthProfile) throws {
    if let widthClass = widthClasses[name] {
      profile[widthClass] = try #require(value as? Int)
      return
    }
    switch (name, value as? Int, value as? String) {
    case ("cluster", 1?, _): break
    case ("cap", _, "cap2"?): profile.clusterCap = .two
    case ("cap", _, "first"?): profile.clusterCap = .first
    case ("vs16", 1?, _): profile.emojiSelector = .widensListedBases
    case ("vs16", 2?, _): profile.emojiSelector = .widensAnyBase
    case ("vs15", 1?, _): profile.textSelector = .narrowsListedBases
    case ("ri2", 1?, _): profile.regionalPairs = .joined
    case ("skin", 1?, _): profile.skinTones = .joinEmoji
    case ("skin", 2?, _): profile.skinTones = .joinAnything
    case ("zwj", _, "next0"?): profile.joiner = .skipsNext
    case ("zwj", _, "emoji"?): profile.joiner = .joinsEmoji
    case ("zwj", _, "emojimb"?): profile.joiner = .joinsNonASCII
    case ("zwjwide", 0?, _): profile.joinedWidth = .base
    case ("uni", 14?, _): profile.newestUnicode = .unicode14
    case ("uni", 15?, _): profile.newestUnicode = .unicode15
    default: Issue.record("no flag '\(name)' with '\(value)'")
    }
  }

  private static let widthClasses: [String: WidthClass] = [
    "H": .halfwidthFiller, "G": .hangulFiller, "C": .circledNumber, "P": .prependedMark,
    "S": .softHyphen, "F": .choseongFiller, "J": .conjoiningJamo, "I": .unassignedIgnorable,
    "Z": .lineSeparator, "M": .spacingMark, "N": .wideSpacingMark, "R": .regionalIndicator,
    "U": .unassigned, "A": .ambiguous, "w4dc0": .hexagram, "emdash": .longDash,
  ]
}
