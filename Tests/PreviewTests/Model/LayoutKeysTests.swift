import Cloud
import TagLayout
import Testing

@testable import Preview

@Suite("Keys of the layout")
struct LayoutKeysTests {
  @Test("flip through the alignments, and around to the first screen", arguments: [30, 40, 80])
  func flipping(width: Int) {
    let first = Preview.compact(Preview.words, width, 24)
    var preview = first
    for alignment in AlignDirection.allCases.dropFirst() {
      preview.press(.tab)
      #expect(preview.rows != first.rows)
      #expect(preview.rows[0].contains("[\(alignment.name)]"))
      #expect(preview.status.hasPrefix(" \(alignment.name) "))
    }
    preview.press(.tab)
    #expect(preview.rows == first.rows)
    for _ in AlignDirection.allCases { preview.press(.backTab) }
    #expect(preview.rows == first.rows)
  }

  @Test("show the worked pictures of the four alignments")
  func pictures() {
    var preview = Preview.compact(Preview.words, 30, 24)
    #expect(
      preview.picture == ["[made] [in] [China] [UIView]", "[UITableView]", "[UICollectionView]"])
    preview.type("2")
    #expect(preview.picture.map { $0.prefix { $0 == " " }.count } == [2, 17, 12])
    preview.type("3")
    #expect(preview.picture[0] == "  [UIView] [China] [in] [made]")
    preview.type("4")
    #expect(preview.picture.map { $0.prefix { $0 == " " }.count } == [1, 8, 6])
  }

  @Test("show right alignments with numbers, odd and even")
  func nineNumbers() {
    var preview = Preview.compact((1...9).map(String.init), 14, 24)
    preview.type("2")
    #expect(preview.picture == ["   [1] [2] [3]", "   [4] [5] [6]", "   [7] [8] [9]"])
    preview.type("3")
    #expect(preview.picture == ["   [3] [2] [1]", "   [6] [5] [4]", "   [9] [8] [7]"])
    preview.type("Gd3")
    #expect(preview.picture.last == "       [8] [7]")
  }

  @Test("change the spacing and say its value, never below 0")
  func spacing() {
    var preview = Preview.compact(Preview.words, 40, 12)
    preview.type("]]")
    #expect(preview.bottom == " item spacing 3")
    #expect(preview.picture[0] == "[made]   [in]   [China]   [UIView]")
    preview.type("[[[[")
    #expect(preview.bottom == " item spacing 0 is the least")
    #expect(preview.picture[0] == "[made][in][China][UIView][UITableView]")
    preview.type("}")
    #expect(preview.bottom == " line spacing 1")
    #expect(
      preview.picture == ["[made][in][China][UIView][UITableView]", "", "[UICollectionView]"])
    preview.type("{{")
    #expect(preview.bottom == " line spacing 0 is the least")
    preview.type("))")
    #expect(preview.bottom == " padding 2")
    #expect(preview.picture[0] == "[  made  ][  in  ][  China  ]")
    preview.type("(((")
    #expect(preview.bottom == " padding 0 is the least")
  }

  @Test("type the insets, as one number or as four")
  func insets() {
    var preview = Preview.compact(["a", "b"], 80, 12)
    preview.type("I1,2,3,4")
    preview.press(.enter)
    #expect(preview.bottom == " insets 1,2,3,4")
    #expect(preview.picture == ["", "  [a] [b]"])
    #expect(preview.model.cloud.arrangement.contentSize == Size(width: 80, height: 5))
    preview.type("I0")
    preview.press(.enter)
    #expect(preview.picture == ["[a] [b]"])
    preview.type("I")
    preview.press(.enter)
    #expect(preview.layout.sectionInset == .zero)
  }

  @Test("keep a prompt open while its line is wrong, and say why")
  func wrongLines() {
    var preview = Preview.compact(["a", "b"], 100, 12)
    preview.type("I1,2")
    preview.press(.enter)
    #expect(preview.rows[10] == " " + SettingError.notInsets(value: "1,2").message)
    #expect(preview.bottom == " insets T[,L,B,R] (now 0,0,0,0): 1,2")
    // The next key takes the complaint away.
    preview.type(",3,4")
    #expect(preview.rows[10].hasPrefix(" left"))
    preview.press(.enter)
    #expect(preview.layout.sectionInset == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))

    preview.type("y10")
    preview.press(.enter)
    #expect(
      preview.rows[10] == " " + SettingError.notASize(value: "10", what: "an item size").message)
    preview.press(.escape)

    preview.type("w-5")
    preview.press(.enter)
    let error = SettingError.notANumber(
      value: "-5", what: "a width", minimum: 0, maximum: CellCount.maximum)
    #expect(preview.rows[10] == " " + error.message)
  }

  @Test("type an item size, and nothing for measured ones")
  func itemSize() {
    var preview = Preview.compact(["a", "b"], 40, 12)
    preview.type("y6x2")
    preview.press(.enter)
    #expect(preview.bottom == " item size 6x2")
    #expect(preview.model.cloud.arrangement.contentSize.height == 2)
    preview.type("y")
    preview.press(.enter)
    #expect(preview.bottom == " item size measured")
    #expect(preview.picture == ["[a] [b]"])
  }

  @Test("step through the choices and say them")
  func choices() {
    var preview = Preview(Preview.words, 80, 24)
    var boxes: [String] = []
    for _ in BoxStyle.allCases {
      preview.type("b")
      boxes.append(preview.bottom)
    }
    #expect(boxes.first == " box square")
    #expect(Set(boxes).count == BoxStyle.allCases.count)
    preview.type("V")
    #expect(preview.bottom == " line alignment center")
    preview.type("VV")
    #expect(preview.bottom == " line alignment top")
    preview.type("o")
    #expect(preview.bottom == " oversize overflow")
    preview.type("R")
    #expect(preview.bottom == " direction right to left")
    preview.type("v")
    #expect(preview.bottom == " scrolling horizontal")
  }

  @Test("show numbers where there is a border, else say that there is none")
  func numbers() {
    var preview = Preview.compact(Preview.words, 60, 12).typing("#")
    #expect(preview.bottom == " numbers stand in the border: b chooses a box with one")
    preview.type("bb")
    #expect(preview.area[0].hasPrefix("\u{256D}1"))
    preview.type("#")
    #expect(!preview.area[0].contains("1"))
  }

  @Test("print on exit, or not")
  func printOnExit() {
    var preview = Preview(["a"], 100, 24)
    preview.type("p")
    #expect(preview.bottom == " the layout is printed on exit")
    #expect(preview.status.contains("\u{2502} print"))
    preview.type("p")
    #expect(preview.bottom == " nothing is printed on exit")
    #expect(!preview.model.printsOnExit)
  }
}

@Suite("The layout width")
struct WidthKeysTests {
  @Test("is fixed from what it is, marked, and given back to the terminal")
  func plusAndMinus() {
    var preview = Preview.compact(Preview.words, 40, 12)
    preview.type("-<")
    #expect(preview.status.contains("W 29/40"))
    #expect(preview.area[0] == "[made] [in] [China] [UIView] \u{258F}")
    #expect(preview.area.allSatisfy { $0.hasSuffix("\u{258F}") && $0.count == 30 })
    preview.type(">=")
    #expect(preview.status.contains("W 40/40"))
    #expect(!preview.area.contains { $0.contains("\u{258F}") })
    preview.type("-0")
    #expect(preview.status.contains("W 40/40"))
    #expect(preview.bottom == " the width follows the terminal")
  }

  @Test("stays between one cell and a million")
  func limits() {
    var preview = Preview.compact(["ab", "c"], 40, 12)
    preview.type("<<<<<<")
    #expect(preview.status.contains("W 1/40"))
    #expect(preview.bottom == " width 1 is the least")
    preview.type("w1000000")
    preview.press(.enter)
    preview.type("+")
    #expect(preview.bottom == " width 1000000 is the most")
  }

  @Test("can be typed, 0 for no limit")
  func typed() {
    var preview = Preview.compact(Preview.words, 40, 12)
    preview.type("w20")
    preview.press(.enter)
    #expect(preview.status.contains("W 20/40"))
    preview.type("w0")
    preview.press(.enter)
    #expect(preview.status.contains("W \u{221E}/40"))
    #expect(preview.model.cloud.arrangement.lines.count == 1)
    preview.type("+")
    #expect(preview.bottom == " the width is unlimited")
    let content = preview.model.cloud.arrangement.contentSize.width
    preview.type("-")
    #expect(preview.model.cloud.container.width == content - 1)
    preview.type("w")
    preview.press(.enter)
    #expect(preview.model.cloud.container.width == content - 1)
  }

  @Test("is the height in horizontal mode")
  func horizontal() {
    var preview = Preview(Preview.words, 40, 12)
    preview.type("v--")
    #expect(preview.status.contains("H 7/9"))
    #expect(preview.area[7].hasPrefix("\u{2594}\u{2594}"))
    preview.type("0")
    #expect(preview.status.contains("H 9/9"))
    #expect(preview.bottom == " the height follows the terminal")
    preview.type("r")
    #expect(preview.status.contains("H 8/8"))
    // The width was never touched.
    preview.type("v")
    #expect(preview.status.contains("W 40/40"))
  }

  @Test("comes from the option until 0 is pressed")
  func option() {
    var options = Model.Options()
    options.width = 25
    var preview = Preview.compact(Preview.words, 40, 12, options: options)
    #expect(preview.status.contains("W 25/40"))
    #expect(preview.model.cloud.container.source == .option)
    preview.type("0")
    #expect(preview.status.contains("W 40/40"))
    #expect(preview.model.cloud.container.source == .terminal)
  }
}
