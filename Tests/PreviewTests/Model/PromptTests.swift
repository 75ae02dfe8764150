import Cloud
import CellText
import TagLayout
import Testing

@testable import Preview

@Suite("The line editor")
struct LineEditorTests {
  /// A line with `^` for the cursor, after a few editing keys.
  private func after(_ start: String, _ edits: LineEdit...) -> String {
    let parts = start.split(separator: "^", omittingEmptySubsequences: false)
    var editor = LineEditor(String(parts[0] + parts[1]))
    for _ in 0..<parts[1].count { editor.perform(.moveBackward) }
    for edit in edits { editor.perform(edit) }
    let clusters = editor.clusters
    return clusters[..<editor.cursor].joined() + "^" + clusters[editor.cursor...].joined()
  }

  @Test("moves and erases by clusters")
  func clusters() {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    #expect(after("a\(family)^b", .deleteBackward) == "a^b")
    #expect(after("a^\(family)b", .deleteForward) == "a^b")
    #expect(after("ae\u{301}^", .moveBackward) == "a^e\u{301}")
    #expect(
      after("\u{1F1EB}\u{1F1F7}\u{1F1E9}\u{1F1EA}^", .deleteBackward) == "\u{1F1EB}\u{1F1F7}^")
  }

  @Test("knows words and the ends")
  func words() {
    #expect(after("one two  ^", .deleteWord) == "one ^")
    #expect(after("one two^ three", .deleteWord) == "one ^ three")
    #expect(after("one^", .deleteWord, .deleteWord) == "^")
    #expect(after("one two^ three", .deleteToStart) == "^ three")
    #expect(after("one^", .moveToStart) == "^one")
    #expect(after("^one", .moveToEnd) == "one^")
  }

  @Test("does nothing at the ends")
  func ends() {
    #expect(after("^one", .deleteBackward, .moveBackward, .deleteWord) == "^one")
    #expect(after("one^", .deleteForward, .moveForward) == "one^")
    #expect(after("^", .deleteBackward, .deleteForward, .deleteWord, .deleteToStart) == "^")
  }

  @Test("joins what is typed to the cluster before it")
  func combining() {
    var editor = LineEditor()
    for scalar in "e\u{301}x".unicodeScalars { editor.insert(String(Character(scalar))) }
    #expect(editor.clusters == ["e\u{301}", "x"])
    #expect(editor.cursor == 2)
    // A flag typed before another one: what stands behind the cursor stays behind it.
    editor = LineEditor("\u{1F1EA}")
    editor.perform(.moveToStart)
    editor.insert("\u{1F1E9}")
    #expect(editor.clusters == ["\u{1F1E9}\u{1F1EA}"])
    #expect(editor.cursor == 1)
  }

  @Test("makes one line of many, and drops controls")
  func oneLine() {
    var editor = LineEditor()
    editor.insert("a\r\nb\nc\rd\te\u{1B}[0m\u{0}\u{2028}f")
    #expect(editor.text == "a b c d e[0m f")
  }
}

@Suite("A long line in a prompt")
struct PromptLineTests {
  private let wording = Wording(form: TextForm(profile: .wcwidth, isASCII: false))

  @Test("always shows the cursor, and never more than fits")
  func everywhere() {
    let text = "ab\u{65E5}\u{672C}cd e\u{301} \u{1F44D} 0123456789"
    for width in 0...30 {
      var editor = LineEditor(text)
      for _ in 0...editor.clusters.count {
        let line = PromptLine(editor: editor, width: width, wording: wording)
        #expect(wording.cells(line.text) <= max(1, width))
        #expect(line.cursor >= 0 && line.cursor < max(1, width), "width \(width)")
        editor.perform(.moveBackward)
      }
    }
  }

  @Test("shows the end that is typed at")
  func sideways() {
    var preview = Preview(["a"], 20, 6)
    preview.type("a0123456789ABCDEFGHIJ")
    #expect(preview.bottom == " add: " + "789ABCDEFGHIJ".suffix(preview.bottom.count - 6))
    #expect(preview.bottom.hasSuffix("GHIJ"))
    preview.press(.home)
    #expect(preview.bottom == " add: 0123456789ABCD")
    #expect(preview.model.view().cursor == Point(x: 6, y: 5))
  }

  @Test("counts wide characters")
  func wide() {
    let preview = Preview(["a"], 40, 6).typing("a\u{65E5}\u{672C}")
    #expect(preview.model.view().cursor.x == " add a tag (empty ends): ".count + 4)
  }

  @Test("keeps spaces as they are typed")
  func spaces() {
    let preview = Preview(["a"], 40, 6).typing("aa  b ")
    #expect(preview.bottom == " add a tag (empty ends): a  b")
    #expect(preview.model.view().cursor.x == 30)
  }
}
