import CellText
import Foundation
import TestSupport
import Testing

@Suite("Spelling of width profiles")
struct WidthSpellingTests {
  @Test(
    "A spelling names a stock profile and what differs from it",
    arguments: [
      "wcwidth", "grapheme", "wcwidth,ambiguous=2", "wcwidth,cap=two,vs16=on,tone=emoji,regional=2",
      "grapheme,cap=first,spacing-mark=0", "grapheme,vs15=off,regional=1",
      "wcwidth,pair=on,zwj=next,unicode=15,hexagram=1,2764-FE0F=2",
      "grapheme,1F469-200D-1F4BB=4,10FFFF=0",
    ])
  func stable(spelling: String) throws {
    let profile = try WidthProfile(parsing: spelling)
    #expect(profile.spelling == spelling)
    #expect(WidthProfile(spelling: spelling) == profile)
  }

  @Test("The order of flags does not matter, and stock values go")
  func canonical() {
    #expect(
      WidthProfile(spelling: "wcwidth,regional=2,cap=sum,vs16=on,vs15=off")?.spelling
        == "wcwidth,vs16=on,regional=2")
    #expect(
      WidthProfile(spelling: "wcwidth,2764-fe0f=2,vs16=on,263A=1")?.spelling
        == "wcwidth,vs16=on,263A=1,2764-FE0F=2")
    #expect(WidthProfile(spelling: "wcwidth,vs16=off") == .wcwidth)
  }

  @Test(
    "A fault is told with what is allowed",
    arguments: [
      ("", WidthSpellingError.unknownMode(""), "a width mode"),
      ("wcwidth ", .unknownMode("wcwidth "), "a width mode"),
      ("grapheme,", .unknownFlag(""), "a width flag"),
      ("wcwidth,capp=two", .unknownFlag("capp"), "a width flag"),
      ("wcwidth,0041=2", .unknownFlag("0041"), "a width flag"),
      ("wcwidth,D800=2", .unknownFlag("D800"), "a width flag"),
      (
        "wcwidth,cap=2", .unknownValue("2", flag: "cap", allowed: ["sum", "two", "first", "max"]),
        "a value of the width flag 'cap'"
      ),
      (
        "wcwidth,vs15", .unknownValue("", flag: "vs15", allowed: ["off", "on"]),
        "a value of the width flag 'vs15'"
      ),
      (
        "wcwidth,ambiguous=0", .unknownValue("0", flag: "ambiguous", allowed: ["1", "2"]),
        "a value of the width flag 'ambiguous'"
      ),
      (
        "wcwidth,narrow=3", .unknownValue("3", flag: "narrow", allowed: ["1", "2"]),
        "a value of the width flag 'narrow'"
      ),
      (
        "wcwidth,wide=4", .unknownValue("4", flag: "wide", allowed: ["0", "1", "2", "3"]),
        "a value of the width flag 'wide'"
      ),
      ("grapheme,vs15=on,vs15=off", .repeated("vs15"), "a width flag"),
      ("grapheme,regional=1,cap=two,regional=1", .repeated("regional"), "a width flag"),
      ("wcwidth,2764-FE0F=1,2764-fe0f=2", .repeated("2764-fe0f"), "a width flag"),
      (
        "wcwidth,2764-FE0F=02", .notAWidth("02", cluster: "2764-FE0F"),
        "a number of cells for '2764-FE0F'"
      ),
    ])
  func faults(spelling: String, fault: WidthSpellingError, what: String) {
    let error = #expect(throws: WidthSpellingError.self) {
      try WidthProfile(parsing: spelling)
    }
    #expect(error == fault)
    #expect(fault.what == what)
    let isListed =
      switch fault {
      case .repeated, .notAWidth: false
      default: true
      }
    #expect(fault.allowed.isEmpty != isListed)
    #expect(WidthProfile(spelling: spelling) == nil)
  }

  @Test("Every value of every flag reads back, and no name looks like code points")
  func everyValue() throws {
    for flag in WidthFlag.all {
      for mode in WidthProfile.modes {
        let profiles = try flag.values.map {
          try WidthProfile(parsing: "\(mode),\(flag.name)=\($0)")
        }
        #expect(Set(profiles).count == flag.values.count, "\(flag.name)")
        for profile in profiles {
          #expect(WidthProfile(spelling: profile.spelling) == profile, "\(flag.name)")
        }
        #expect(profiles.filter { $0.spelling == mode }.count == 1, "\(flag.name)")
      }
      #expect(flag.name.contains { !$0.isHexDigit && $0 != "-" }, "\(flag.name)")
    }
    #expect(Set(WidthFlag.all.map(\.name)).count == WidthFlag.all.count)
  }

  @Test("README names every mode, every flag and every value")
  func readme() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| `") }
    for mode in WidthProfile.modes { #expect(rows.contains { $0.hasPrefix("| `\(mode)` |") }) }
    for flag in WidthFlag.all {
      let row = try #require(rows.first { $0.prefix { $0 != "," }.contains("`\(flag.name)`") })
      let isNumber = flag.values.first == "0"
      for value in isNumber ? ["0", "3"] : flag.values {
        #expect(row.contains("`\(value)`"), "\(flag.name)=\(value)")
      }
    }
  }

  @Test("Any profile reads back from its spelling")
  func roundTrip() {
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      let profile = RandomProfile.profile(using: &generator)
      #expect(WidthProfile(spelling: profile.spelling) == profile, "seed \(seed)")
      #expect(profile.spelling.hasPrefix(profile.spellingOfRules), "seed \(seed)")
    }
  }

  @Test("Ambiguous characters take one cell or two")
  func ambiguous() {
    var profile = WidthProfile.wcwidth
    #expect(profile.ambiguousWidth == 1)
    profile.ambiguousWidth = 2
    #expect(profile.spelling == "wcwidth,ambiguous=2")
    #expect(profile.width(of: "α") == 2)
    profile.ambiguousWidth = 7
    #expect(profile.ambiguousWidth == 2)
    profile.ambiguousWidth = Int.min
    #expect(profile == .wcwidth)
  }
}
