import Cloud
import TagLayout
import Testing

@testable import Preview

/// What each key of the table does, one by one.
@Suite("Every key")
struct EveryKeyTests {
  /// A key, pressed in a preview of six tags with the third selected, and what must hold then.
  struct Case: CustomTestStringConvertible, Sendable {
    let key: Key
    let context: KeyBinding.Context
    let holds: @Sendable (Preview) -> Bool

    var testDescription: String { "\(key.name) in \(context)" }
  }

  private static func cloud(_ key: Key, _ holds: @escaping @Sendable (Preview) -> Bool) -> Case {
    Case(key: key, context: .cloud, holds: holds)
  }

  private static func cloud(
    _ scalar: Unicode.Scalar, _ holds: @escaping @Sendable (Preview) -> Bool
  ) -> Case {
    cloud(.character(scalar), holds)
  }

  static let cases: [Case] =
    selecting + layingOut + editing + program + inPages + inPrompts + inQuestions

  // [made] [in] [China] [UIView]
  // [UITableView] [UICollectionView]
  private static let selecting: [Case] = [
    cloud(.up) { $0.selected == "China" },
    cloud(.down) { $0.selected == "UICollectionView" },
    cloud(.left) { $0.selected == "in" },
    cloud(.right) { $0.selected == "UIView" },
    cloud("k") { $0.selected == "China" },
    cloud("j") { $0.selected == "UICollectionView" },
    cloud("h") { $0.selected == "in" },
    cloud("l") { $0.selected == "UIView" },
    cloud("g") { $0.selected == "made" },
    cloud(.home) { $0.selected == "made" },
    cloud("G") { $0.selected == "UICollectionView" },
    cloud(.end) { $0.selected == "UICollectionView" },
    // Nothing to scroll.
    cloud(.pageUp) { $0.selected == "China" && $0.top == 0 },
    cloud(.pageDown) { $0.selected == "China" && $0.top == 0 },
    cloud(.control("u")) { $0.selected == "China" && $0.top == 0 },
    cloud(.control("d")) { $0.selected == "China" && $0.top == 0 },
  ]

  private static let layingOut: [Case] = [
    cloud(.tab) { $0.layout.alignDirection == .rightFlow },
    cloud(.backTab) { $0.layout.alignDirection == .fill },
    cloud("1") { $0.layout.alignDirection == .left },
    cloud("2") { $0.layout.alignDirection == .rightFlow },
    cloud("3") { $0.layout.alignDirection == .rightData },
    cloud("4") { $0.layout.alignDirection == .center },
    cloud("5") { $0.layout.alignDirection == .justified },
    cloud("6") { $0.layout.alignDirection == .spaceAround },
    cloud("7") { $0.layout.alignDirection == .spaceEvenly },
    cloud("8") { $0.layout.alignDirection == .fill },
    cloud("+") { $0.model.cloud.container.width == 41 },
    cloud("=") { $0.model.cloud.container.width == 41 },
    cloud("-") { $0.model.cloud.container.width == 39 },
    cloud(">") { $0.model.cloud.container.width == 50 },
    cloud("<") { $0.model.cloud.container.width == 30 },
    cloud("0") { $0.model.cloud.container.width == 40 },
    cloud("w") { $0.bottom == " width, 0 = unlimited (now 40):" },
    cloud("]") { $0.layout.minimumInteritemSpacing == 2 },
    cloud("[") { $0.layout.minimumInteritemSpacing == 0 },
    cloud("}") { $0.layout.minimumLineSpacing == 1 },
    cloud("{") { $0.layout.minimumLineSpacing == 0 },
    cloud(")") { $0.model.cloud.settings.padding == 1 },
    cloud("(") { $0.model.cloud.settings.padding == 0 },
    cloud("I") { $0.bottom.hasPrefix(" insets") },
    cloud("y") { $0.bottom.hasPrefix(" item size") },
    cloud("v") { $0.layout.scrollDirection == .horizontal },
    cloud("V") { $0.layout.lineAlignment == .center },
    cloud("O") { $0.layout.alignmentScope == .block },
    cloud("T") { $0.layout.lastLine == .left },
    cloud("B") { $0.layout.lineBreaking == .balanced },
    cloud("m") { $0.bottom.hasPrefix(" max lines:") },
    cloud("o") { $0.layout.oversize == .overflow },
    cloud("R") { $0.layout.layoutDirection == .rightToLeft },
    cloud("b") { $0.model.cloud.settings.box == BoxStyle.none },
    cloud("r") { $0.rows[1].hasPrefix("....:....1....:....2") },
    cloud("#") { $0.model.showsNumbers },
  ]

  private static let editing: [Case] = [
    cloud("a") { $0.typing("x").pressing(.enter).tags[3] == "x" },
    cloud("i") { $0.typing("x").pressing(.enter).tags[2] == "x" },
    cloud("A") { $0.typing("x").pressing(.enter).tags[6] == "x" },
    cloud("e") { $0.bottom.hasPrefix(" edit: China") },
    cloud(.enter) { $0.bottom.hasPrefix(" edit: China") },
    cloud("d") { !$0.tags.contains("China") },
    cloud("x") { !$0.tags.contains("China") },
    cloud(.delete) { !$0.tags.contains("China") },
    cloud("H") { $0.tags[1] == "China" && $0.selected == "China" },
    cloud("L") { $0.tags[3] == "China" && $0.selected == "China" },
    cloud("s") { $0.tags.first == "China" && $0.selected == "China" },
    cloud("z") {
      $0.tags != Preview.words && $0.tags.sorted() == Preview.words.sorted()
        && $0.selected == "China"
    },
    cloud("u") { $0.bottom == " nothing to undo" },
    cloud("U") { $0.bottom == " nothing to redo" },
    cloud(.control("r")) { $0.bottom == " nothing to redo" },
    cloud("/") { $0.bottom.hasPrefix(" find:") },
    cloud("n") { $0.bottom == " nothing to find \u{2013} / asks" },
    cloud("N") { $0.bottom == " nothing to find \u{2013} / asks" },
  ]

  private static let program: [Case] = [
    cloud("S") { $0.bottom.hasPrefix(" save the tags as:") },
    cloud("W") { $0.bottom == " width mode wcwidth" },
    cloud("E") { $0.bottom.hasPrefix(" export to") },
    cloud("t") { $0.bottom == " no tag has a weight" },
    cloud("C") { ($0.rows.joined()).contains("tagcloud ") },
    cloud("p") { $0.model.printsOnExit },
    cloud("M") { $0.effects == [.reportMouse(false)] && $0.bottom.hasPrefix(" mouse off") },
    cloud(.control("l")) { $0.effects == [.repaint] },
    cloud(.control("z")) { $0.effects == [.suspend] },
    cloud("?") { $0.rows[0].hasPrefix(" help") },
    cloud(.function(1)) { $0.rows[0].hasPrefix(" help") },
    cloud(.escape) { $0.bottom == " press q to quit" && $0.effects.isEmpty },
    cloud("q") { $0.effects == [.quit] },
    cloud(.control("c")) { $0.effects == [.quit] },
  ]

  /// The help in 40x12, scrolled down by three rows.
  private static let inPages: [Case] = {
    func page(_ key: Key, _ holds: @escaping @Sendable (Preview) -> Bool) -> Case {
      Case(key: key, context: .page, holds: holds)
    }
    @Sendable func top(_ preview: Preview) -> Int? {
      guard case .page(let page) = preview.model.focus else { return nil }
      return page.top
    }
    @Sendable func end(_ preview: Preview) -> Int? {
      guard case .page(let page) = preview.model.focus else { return nil }
      return page.lines.count - 11
    }
    return [
      page(.character("j")) { top($0) == 4 }, page(.down) { top($0) == 4 },
      page(.character("k")) { top($0) == 2 }, page(.up) { top($0) == 2 },
      page(.pageDown) { top($0) == 14 }, page(.character(" ")) { top($0) == 14 },
      page(.pageUp) { top($0) == 0 },
      page(.control("d")) { top($0) == 8 }, page(.control("u")) { top($0) == 0 },
      page(.character("g")) { top($0) == 0 }, page(.home) { top($0) == 0 },
      page(.character("G")) { top($0) == end($0) }, page(.end) { top($0) == end($0) },
      page(.character("q")) { top($0) == nil && $0.effects.isEmpty },
      page(.escape) { top($0) == nil }, page(.character("?")) { top($0) == nil },
      page(.function(1)) { top($0) == nil }, page(.enter) { top($0) == nil },
      page(.control("l")) { $0.effects == [.repaint] && top($0) == 3 },
      page(.control("z")) { $0.effects == [.suspend] },
      page(.control("c")) { $0.effects == [.quit] },
    ]
  }()

  /// The prompt of `a` with `one two` typed and the cursor before `w`.
  private static let inPrompts: [Case] = {
    func prompt(_ key: Key, _ holds: @escaping @Sendable (Preview) -> Bool) -> Case {
      Case(key: key, context: .prompt, holds: holds)
    }
    @Sendable func line(_ preview: Preview) -> String? {
      guard case .prompt(let prompt) = preview.model.focus else { return nil }
      let clusters = prompt.editor.clusters
      return clusters[..<prompt.editor.cursor].joined() + "^"
        + clusters[prompt.editor.cursor...].joined()
    }
    return [
      prompt(.enter) { $0.tags[3] == "one two" && line($0) == "^" },
      prompt(.escape) { line($0) == nil && $0.tags.count == 6 },
      prompt(.left) { line($0) == "one ^two" },
      prompt(.right) { line($0) == "one tw^o" },
      prompt(.home) { line($0) == "^one two" },
      prompt(.control("a")) { line($0) == "^one two" },
      prompt(.end) { line($0) == "one two^" },
      prompt(.control("e")) { line($0) == "one two^" },
      prompt(.backspace) { line($0) == "one ^wo" },
      prompt(.control("h")) { line($0) == "one ^wo" },
      prompt(.delete) { line($0) == "one t^o" },
      prompt(.control("w")) { line($0) == "one ^wo" },
      prompt(.control("u")) { line($0) == "^wo" },
      prompt(.control("l")) { $0.effects == [.repaint] && line($0) == "one t^wo" },
      prompt(.control("z")) { $0.effects == [.suspend] },
      prompt(.control("c")) { $0.effects == [.quit] },
    ]
  }()

  /// Whether to leave with unsaved edits of a file.
  private static let inQuestions: [Case] = {
    func question(_ key: Key, _ holds: @escaping @Sendable (Preview) -> Bool) -> Case {
      Case(key: key, context: .question, holds: holds)
    }
    @Sendable func asks(_ preview: Preview) -> Bool {
      if case .question = preview.model.focus { true } else { false }
    }
    return [
      question(.character("S")) {
        $0.effects == [.save(SaveRequest(.document, leavesAfterwards: true))]
      },
      question(.character("q")) { $0.effects == [.quit] },
      question(.control("l")) { $0.effects == [.repaint] && asks($0) },
      question(.control("z")) { $0.effects == [.suspend] && asks($0) },
      question(.control("c")) { $0.effects == [.quit] },
    ]
  }()

  @Test("does what the table says", arguments: cases)
  func key(_ testCase: Case) {
    var preview = Preview.compact(Preview.words, 40, 12)
    preview.model.selection.index = 2
    switch testCase.context {
    case .question:
      preview.model.document = .file("tags.txt")
      preview.type("dq")
    case .cloud: break
    case .page: preview.type("?jjj")
    case .prompt:
      preview.type("aone two")
      preview.press(.left, .left)
    }
    preview.press(testCase.key)
    #expect(testCase.holds(preview), "\(preview.rows.joined(separator: "\n"))")
  }

  @Test("has a case here", arguments: KeyBinding.Context.allCases)
  func complete(context: KeyBinding.Context) {
    let tested = Set(EveryKeyTests.cases.filter { $0.context == context }.map(\.key))
    let bound = Set(KeyBinding.bindings(in: context).flatMap(\.keys))
    #expect(tested == bound)
  }
}
