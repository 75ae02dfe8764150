import Cloud
import TagLayout
import Testing

@testable import Preview

@Suite("Sorting and shuffling")
struct OrderTests {
  private let tags = ["bb", "C", "aaa", "c"]
  /// Tags of lengths that another order packs otherwise; the letters tell how they came.
  private let packable = [
    18, 5, 14, 6, 9, 5, 11, 14, 7, 14, 18, 18, 9, 7, 5, 5, 18, 8, 8, 7, 6, 10,
  ].enumerated().map { index, length in
    String(repeating: Character(Unicode.Scalar(UInt8(97 + index))), count: length)
  }

  @Test("goes through the orders, a step each")
  func cycle() {
    var preview = Preview(tags, 60, 12)
    var seen: [String] = []
    for _ in 0..<5 {
      preview.type("s")
      seen.append(preview.tags.joined(separator: " ") + preview.bottom)
    }
    #expect(
      seen == [
        "aaa bb C c sorted by name \u{2013} u undoes",
        "C c bb aaa sorted by width \u{2013} u undoes",
        "bb C aaa c packed into these lines \u{2013} u undoes",
        "bb C aaa c sorted as they came \u{2013} u undoes",
        "aaa bb C c sorted by name \u{2013} u undoes",
      ])
    preview.type("uuuu")
    #expect(preview.tags == ["aaa", "bb", "C", "c"])
    #expect(preview.bottom == " undid: sorted by width \u{2013} U redoes")
    preview.type("u")
    #expect(preview.tags == tags)
    preview.type("u")
    #expect(preview.bottom == " nothing to undo")
    preview.type("UU")
    #expect(preview.tags == ["C", "c", "bb", "aaa"])
    #expect(preview.bottom == " redid: sorted by width \u{2013} u undoes")
  }

  @Test("packs the tags as they came, not as they were sorted before")
  func packing() {
    var options = Model.Options()
    options.width = 40
    func preview(_ options: Model.Options) -> Preview {
      Preview(packable, 80, 24, options: options) {
        $0.box = .none
        $0.padding = 0
      }
    }
    let sorted = preview(options).typing("sss")
    options.order = .packed
    let packed = preview(options)
    #expect(sorted.tags == packed.tags)
    #expect(packed.model.cloud.arrangement.lines.count == 6)
    #expect(
      preview(Model.Options()).typing("w40").pressing(.enter).typing("sss").tags == packed.tags)
    #expect(
      sorted.model.cloud.arrangement.lines.map {
        $0.items.map { sorted.tags[$0].prefix(1) }.joined()
      }
        == ["acd", "bghi", "efjm", "knot", "lpru", "qsv"])
  }

  @Test("packs the tags as they came with what was edited since")
  func packingEditedTags() {
    let edits = "dllAnnnnnnnnn\r\rgexx\r"
    var edited = Preview(packable, 40, 24) { $0.box = .none }
    for scalar in edits.unicodeScalars {
      if scalar == "\r" { edited.press(.enter) } else { edited.type(String(scalar)) }
    }
    var options = Model.Options()
    options.order = .packed
    let packed = Preview(edited.tags, 40, 24, options: options) { $0.box = .none }
    #expect(edited.tags.count == packable.count && edited.tags.last == "nnnnnnnnn")
    #expect(edited.tags.first == "bbbbbxx")
    #expect(edited.tags != packed.tags)
    #expect(edited.typing("sss").tags == packed.tags)
    #expect(edited.typing("zssss").tags == edited.tags)
  }

  @Test("keeps the selection on its tag, there and back")
  func selection() {
    let preview = Preview(tags, 60, 12).typing("lls")
    #expect(preview.selected == "aaa" && preview.model.selectedIndex == 0)
    #expect(preview.typing("u").model.selectedIndex == 2)
    #expect(preview.typing("z").selected == "aaa")
  }

  @Test("starts from the order of the start")
  func initial() {
    var options = Model.Options()
    options.order = .name
    let preview = Preview(tags, 60, 12, options: options)
    #expect(preview.tags == ["aaa", "bb", "C", "c"])
    #expect(preview.typing("u").bottom == " nothing to undo")
    #expect(preview.typing("s").tags == ["C", "c", "bb", "aaa"])
  }

  @Test("shuffles otherwise each time, and alike in each run")
  func shuffles() {
    let many = (1...30).map(String.init)
    let preview = Preview(many, 60, 12).typing("z")
    #expect(preview.tags != many && preview.tags.sorted() == many.sorted())
    #expect(preview.bottom == " shuffled \u{2013} u undoes")
    #expect(preview.typing("u").tags == many)
    #expect(preview.typing("uz").tags != preview.tags)
    #expect(Preview(many, 60, 12).typing("z").tags == preview.tags)
    #expect(preview.typing("s").bottom.hasPrefix(" sorted by name"))
  }

  @Test("needs tags", arguments: ["s", "z"])
  func empty(key: String) {
    let preview = Preview([], 60, 12).typing(key)
    #expect(preview.bottom == " no tags \u{2013} a adds one")
    #expect(preview.model.history.undoable.isEmpty)
  }
}

@Suite("Keys of lines")
struct LineKeysTests {
  @Test("the scope turns between line and block")
  func scope() {
    let preview = Preview.compact(["aaaa", "bb", "cc"], 13, 12).typing("2O")
    #expect(preview.picture.first == "  [aaaa] [bb]")
    #expect(preview.bottom == " scope block")
    #expect(preview.area[1] == "  [cc]")
    #expect(preview.typing("O").layout.alignmentScope == .line)
  }

  @Test("the last line goes through its places, from the one it has")
  func lastLine() {
    func places(_ preview: Preview) -> [LastLine?] {
      var preview = preview
      return (0..<4).map { _ in
        preview.type("T")
        return preview.layout.lastLine
      }
    }
    let preview = Preview(Preview.words, 60, 12)
    #expect(places(preview) == [.left, .center, .right, nil])
    #expect(places(preview.typing("5")) == [.center, .right, .inherit, nil])
    #expect(preview.typing("5T").bottom == " last line center")
    #expect(preview.typing("5TTTT").bottom == " last line left")
  }

  @Test("lines are balanced and filled again")
  func breaking() {
    let tags = Array(repeating: "bb", count: 6)
    let preview = Preview.compact(tags, 26, 12)
    #expect(preview.area[0] == "[bb] [bb] [bb] [bb] [bb]")
    #expect(preview.typing("B").area[0] == "[bb] [bb] [bb]")
    #expect(preview.typing("B").bottom == " line breaking balanced")
    #expect(preview.typing("BB").rows.prefix(10) == preview.rows.prefix(10))
  }

  @Test("the greatest number of lines is typed; nothing is no limit")
  func maximumLines() {
    var preview = Preview.compact(Preview.words, 60, 12).typing("<<<m")
    #expect(preview.bottom.hasPrefix(" maximum lines, empty = no limit (now unlimited):"))
    preview.type("1")
    preview.press(.enter)
    #expect(preview.bottom == " maximum lines 1")
    #expect(preview.area[0] == "[made] [in] [China] [+3 more] \u{258F}")
    preview.type("m")
    #expect(preview.bottom.contains("(now 1)"))
    preview.press(.enter)
    #expect(preview.bottom == " maximum lines unlimited")
    #expect(preview.layout.maximumLines == nil)
    preview.type("mx")
    preview.press(.enter)
    #expect(preview.rows.joined().contains("'x' is not a number of lines"))
    preview.press(.escape)
    preview.type("m0")
    preview.press(.enter)
    #expect(preview.layout.maximumLines == nil)
  }

  @Test("a minimum that is refused is told in words")
  func refusal() {
    let preview = Preview((1...2500).map(String.init), 120, 24) {
      $0.layout.minimumLines = 2400
    }
    #expect(!preview.status.contains("refused"))
    #expect(preview.typing("B").bottom.hasPrefix(" at least 2400 lines of 2500 tags are not made"))
    #expect(preview.typing("BB").bottom == " line breaking greedy")
  }
}
