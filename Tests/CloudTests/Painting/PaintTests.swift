import Canvas
import Cloud
import TagLayout
import Testing

@Suite struct PaintTests {
  @Test func paintsOnlyTheViewport() {
    let cloud = bracketed(["made", "in", "China", "UIView", "UITableView"], width: 20)
    #expect(cloud.printed == ["[made] [in] [China]", "[UIView]", "[UITableView]"])
    var canvas = Canvas(size: Size(width: 12, height: 4))
    canvas.fill(Rect(x: 0, y: 0, width: 12, height: 4), with: "·")
    cloud.paint(Rect(x: 3, y: 1, width: 8, height: 2), into: &canvas, at: Point(x: 2, y: 1))
    #expect(canvas.rows == ["············", "··View]·····", "··TableVie··", "············"])
  }

  @Test func leavesOutWideCharactersThatWouldBeHalved() {
    let cloud = bracketed(["日本語"], width: 20)
    var canvas = Canvas(size: Size(width: 8, height: 1))
    cloud.paint(Rect(x: 2, y: 0, width: 4, height: 1), into: &canvas, at: .zero)
    #expect(canvas.row(0) == " 本")
    cloud.paint(Rect(x: 1, y: 0, width: 3, height: 1), into: &canvas, at: Point(x: 5, y: 0))
    #expect(canvas.row(0) == " 本  日")
  }

  @Test func survivesViewportsFarAway() {
    let cloud = bracketed(["a"], width: 20)
    var canvas = Canvas(size: Size(width: 4, height: 1))
    let far = [
      Rect(x: 100, y: 100, width: 4, height: 1), Rect(x: -100, y: 0, width: 4, height: 1),
      Rect(x: 0, y: 0, width: 0, height: 9), Rect(x: 0, y: 0, width: -1, height: -1),
      Rect(x: 1 << 40, y: -(1 << 40), width: 1 << 40, height: 1 << 40),
    ]
    for viewport in far { cloud.paint(viewport, into: &canvas, at: .zero) }
    #expect(canvas.rows == [""])
    let whole = Rect(x: 0, y: 0, width: 4, height: 1)
    cloud.paint(whole, into: &canvas, at: Point(x: 9, y: 9))
    cloud.paint(whole, into: &canvas, at: Point(x: -2, y: 0))
    #expect(canvas.rows == ["]"])
  }

  @Test func reversesTheSelectedBox() {
    var settings = CloudSettings()
    settings.padding = 1
    let cloud = ArrangedCloud(
      tags: ["a", "b"], settings: settings, container: Container(width: 20))
    var options = PaintOptions()
    options.selected = 1
    let canvas = cloud.canvas(options)
    for y in 0..<3 {
      for x in 0..<canvas.size.width {
        let isReversed = canvas.cell(at: Point(x: x, y: y)).style.attributes.contains(.reverse)
        #expect(isReversed == cloud.frames[1].contains(Point(x: x, y: y)), "\(x),\(y)")
      }
    }
    #expect(canvas.rows == cloud.canvas().rows)
  }

  @Test func underlinesTheTextOfMatches() {
    let cloud = bracketed(["ab", "日本"], width: 20)
    var options = PaintOptions()
    options.isMatch = { $0 == 1 }
    let canvas = cloud.canvas(options)
    let underlined = (0..<canvas.size.width).filter {
      canvas.cell(at: Point(x: $0, y: 0)).style.attributes.contains(.underline)
    }
    #expect(underlined == [6, 7, 8, 9])
    #expect(canvas.rows == ["[ab] [日本]"])
  }

  @Test func numbersStandOnTheTopBorder() {
    var settings = CloudSettings()
    settings.padding = 0
    settings.layout.minimumInteritemSpacing = 0
    let tags = TagList((1...11).map { $0 < 10 ? "a" : "" } + ["abc"])
    var options = PaintOptions()
    options.showsNumbers = true
    let cloud = ArrangedCloud(tags: tags, settings: settings, container: Container(width: 0))
    #expect(
      cloud.canvas(options).rows == [
        "╭1╮╭2╮╭3╮╭4╮╭5╮╭6╮╭7╮╭8╮╭9╮10╮11╮╭12─╮",
        "│a││a││a││a││a││a││a││a││a││\u{FFFD}││\u{FFFD}││abc│",
        "╰─╯╰─╯╰─╯╰─╯╰─╯╰─╯╰─╯╰─╯╰─╯╰─╯╰─╯╰───╯",
      ])
    #expect(bracketed(["a", "b"]).canvas(options).rows == ["[a] [b]"])
  }
}
