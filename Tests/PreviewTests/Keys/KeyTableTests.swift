import TagLayout
import Testing

@testable import Preview

@Suite("The key table")
struct KeyTableTests {
  @Test("binds a key once in each context", arguments: KeyBinding.Context.allCases)
  func noKeyTwice(context: KeyBinding.Context) {
    let keys = KeyBinding.bindings(in: context).flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test("names every key of a binding, in ASCII")
  func labels() {
    for binding in KeyBinding.all {
      #expect(!binding.keys.isEmpty)
      #expect(!binding.long.isEmpty, "\(binding.label)")
      for text in [binding.label, binding.hintLabel, binding.short, binding.long] {
        #expect(text.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(text)")
      }
      for case .character(let scalar) in binding.keys
      where scalar != " " && !("0"..."9").contains(scalar) {
        #expect(binding.label.unicodeScalars.contains(scalar), "\(binding.label) lacks \(scalar)")
      }
      for key in binding.keys where key != .character(" ") {
        if case .character = key { continue }
        let isArrow = [.up, .down, .left, .right].contains(key) && binding.label.contains("arrows")
        #expect(isArrow || binding.label.contains(key.name), "\(binding.label) lacks \(key.name)")
      }
    }
  }

  @Test("has a digit for every alignment")
  func digits() {
    for (number, alignment) in AlignDirection.allCases.enumerated() {
      let digit = Key.character(Unicode.Scalar(UInt8(0x31 + number)))
      #expect(KeyBinding.action(for: digit, in: .cloud) == .align(alignment))
    }
  }

  @Test(
    "keeps what is not built yet for later", arguments: Array("9cf.Q".unicodeScalars))
  func unbound(scalar: Unicode.Scalar) {
    #expect(KeyBinding.action(for: .character(scalar), in: .cloud) == nil)
  }

  @Test("ranks hints without a tie", arguments: KeyBinding.Context.allCases)
  func priorities(context: KeyBinding.Context) {
    let hinted = KeyBinding.bindings(in: context).filter { $0.priority > 0 }
    #expect(Set(hinted.map(\.priority)) == Set(1...hinted.count))
    #expect(hinted.allSatisfy { !$0.short.isEmpty })
  }

  @Test(
    "calls keys by their names",
    arguments: [
      (Key.character("Z"), "Z"), (.character(" "), "Space"), (.control("x"), "Ctrl-X"),
      (.function(12), "F12"), (.backTab, "Shift-Tab"), (.pageUp, "PgUp"),
      (.character("\u{200B}"), "U+200B"), (.character("\u{1}"), "\u{2401}"),
      (.character("\u{65E5}"), "\u{65E5}"), (.insert, "Insert"),
    ])
  func names(key: Key, name: String) {
    #expect(key.name == name)
  }
}

@Suite("Hints")
struct HintLineTests {
  private func hints(_ width: Int) -> String {
    Preview(["a"], width, 24).bottom
  }

  @Test("fill the row of an ordinary terminal")
  func ordinary() {
    #expect(
      hints(80) == " Tab align  +/- width  a add  d delete  u undo  / find  ? help  q quit")
  }

  @Test("drop whole when the screen is narrow, help and quit last")
  func narrow() {
    #expect(hints(30) == " Tab align  ? help  q quit")
    #expect(hints(25) == " ? help  q quit")
    #expect(hints(15) == " ? help  q quit")
    #expect(hints(14) == " ? help")
    #expect(hints(6) == "")
  }

  @Test("show more where there is room")
  func wide() {
    #expect(
      hints(200)
        == " arrows select  Tab align  +/- width  ]/[ spacing  b box  a add  e edit  d delete"
        + "  u undo  / find  S save  C command  p print  ? help  q quit")
  }

  @Test("never reach the edge, whatever the width")
  func anyWidth() {
    for width in 0...200 {
      #expect(hints(width).count <= width)
    }
  }
}
