import CellText
import TagLayout
import Testing

@testable import Cloud

@Suite struct SettingSpellingTests {
  /// An option, a value that it takes, and how it spells that value itself; nil for the default.
  struct Example: Sendable, CustomStringConvertible {
    let option: String
    let value: String
    let canonical: String?
    var description: String { "--\(option) \(value)" }

    init(_ option: String, _ value: String, _ canonical: String?) {
      (self.option, self.value, self.canonical) = (option, value, canonical)
    }
  }

  static let examples: [Example] = [
    Example("align", "left", nil),
    Example("align", "rightFlow", "right-flow"),
    Example("align", "right-flow", "right-flow"),
    Example("align", "right-data", "right-data"),
    Example("align", "center", "center"),
    Example("align", "justified", "justified"),
    Example("align", "space-around", "space-around"),
    Example("align", "spaceEvenly", "space-evenly"),
    Example("align", "fill", "fill"),
    Example("scope", "line", nil),
    Example("scope", "block", "block"),
    Example("last-line", "inherit", "inherit"),
    Example("last-line", "left", "left"),
    Example("last-line", "center", "center"),
    Example("last-line", "right", "right"),
    Example("break", "greedy", nil),
    Example("break", "balanced", "balanced"),
    Example("max-lines", "0", nil),
    Example("max-lines", "3", "3"),
    Example("min-lines", "1", nil),
    Example("min-lines", "4", "4"),
    Example("max-per-line", "0", nil),
    Example("max-per-line", "2", "2"),
    Example("scroll", "vertical", nil),
    Example("scroll", "horizontal", "horizontal"),
    Example("line-align", "top", nil),
    Example("line-align", "bottom", "bottom"),
    Example("rtl", "", ""),
    Example("item-spacing", "1", nil),
    Example("item-spacing", "0", "0"),
    Example("item-spacing", "1000000", "1000000"),
    Example("line-spacing", "2", "2"),
    Example("inset", "0", nil),
    Example("inset", "2", "2"),
    Example("inset", "1,2,3,4", "1,2,3,4"),
    Example("inset", "5,5,5,5", "5"),
    Example("item-size", "12x3", "12x3"),
    Example("item-size", "12X3", "12x3"),
    Example("item-size", "12×3", "12x3"),
    Example("oversize", "clamp", nil),
    Example("oversize", "overflow", "overflow"),
    Example("box", "rounded", nil),
    Example("box", "none", "none"),
    Example("padding", "1", nil),
    Example("padding", "007", "7"),
    Example("levels", "5", nil),
    Example("levels", "9", "9"),
    Example("emphasis", "both", nil),
    Example("emphasis", "size", "size"),
    Example("width-mode", "wcwidth", "wcwidth"),
    Example("width-mode", "auto", "auto"),
    Example("width-mode", "grapheme,vs15=on", "grapheme"),
    Example("width-mode", "grapheme,regional=1,vs15=off", "grapheme,vs15=off,regional=1"),
    Example("width-mode", "wcwidth,2764-FE0F=2", "wcwidth,2764-FE0F=2"),
    Example("ambiguous-width", "1", "1"),
    Example("ambiguous-width", "2", "2"),
    Example("ascii", "", ""),
  ]

  @Test(arguments: examples) func readsWhatItSpells(_ example: Example) throws {
    let setting = try #require(SettingSpelling.named(example.option))
    var settings = CloudSettings()
    #expect(setting.get(settings) == nil)
    try setting.set(&settings, example.value)
    #expect(setting.get(settings) == example.canonical)
    var again = CloudSettings()
    if let canonical = example.canonical { try setting.set(&again, canonical) }
    #expect(again == settings)
  }

  @Test func everySettingHasAnExampleAndSetsOnlyItself() throws {
    #expect(Set(Self.examples.map(\.option)) == Set(SettingSpelling.all.map(\.option)))
    for example in Self.examples where example.canonical != nil {
      var settings = CloudSettings()
      try SettingSpelling.named(example.option)?.set(&settings, example.value)
      let changed = SettingSpelling.all.filter { $0.get(settings) != nil }.map(\.option)
      #expect(changed == [example.option])
    }
  }

  @Test func allowedValuesAreTaken() throws {
    for setting in SettingSpelling.all {
      for value in setting.allowed {
        var settings = CloudSettings()
        try setting.set(&settings, value)
      }
    }
    #expect(
      SettingSpelling.named("box")?.allowed
        == ["rounded", "square", "heavy", "double", "ascii", "bracket", "none"])
  }

  @Test func insetsAreTopLeftBottomRight() throws {
    var settings = CloudSettings()
    try SettingSpelling.named("inset")?.set(&settings, "1,2,3,4")
    #expect(
      settings.layout.sectionInset == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func defaultsAreThoseOfTheProgram() {
    let settings = CloudSettings()
    #expect(settings.box == .rounded)
    #expect(settings.padding == 1)
    #expect(settings.layout.minimumInteritemSpacing == 1)
    #expect(settings.layout.minimumLineSpacing == 0)
    #expect(settings.layout.sectionInset == .zero)
    #expect(settings.layout.alignDirection == .left)
    #expect(!settings.asciiOnly)
  }
}
