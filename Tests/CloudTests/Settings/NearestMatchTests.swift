import Cloud
import Testing

@Suite struct NearestMatchTests {
  static let names = ["left", "right-flow", "right-data", "center", "space-around", "space-evenly"]
  static let options = [
    "align", "item-spacing", "line-spacing", "item-size", "print", "padding", "rtl",
  ]

  @Test(arguments: [
    ("rihgt", "right-flow"), ("right", "right-flow"), ("righ", "right-flow"),
    ("rightdata", "right-data"), ("RIGHT-DATA", "right-data"), ("data", "right-data"),
    ("lft", "left"), ("centre", "center"), ("cent", "center"), ("evenly", "space-evenly"),
    ("space-arund", "space-around"), ("spcae", "space-around"),
  ]) func findsTheName(typed: String, name: String) {
    #expect(NearestMatch.of(typed, in: Self.names) == name)
  }

  @Test(arguments: [
    ("algin", "align"), ("itemspacing", "item-spacing"), ("spacing", "item-spacing"),
    ("line-space", "line-spacing"), ("prnt", "print"), ("pad", "padding"), ("trl", "rtl"),
  ]) func findsTheOption(typed: String, name: String) {
    #expect(NearestMatch.of(typed, in: Self.options) == name)
  }

  @Test(arguments: ["", "x", "zz", "justified", "top", "日本", String(repeating: "left", count: 99)])
  func findsNothingFar(typed: String) {
    #expect(NearestMatch.of(typed, in: Self.names) == nil)
  }
}
