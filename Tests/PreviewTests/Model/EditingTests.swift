import Cloud
import TagLayout
import Testing

@testable import Preview

@Suite("Editing the tags")
struct EditingTests {
  private var three: Preview { Preview.compact(["one", "two", "three"], 60, 12).typing("l") }

  @Test("adds tags in the order they are typed, until nothing is typed")
  func addAfter() {
    var preview = three.typing("a")
    for tag in ["x", "y"] {
      preview.type(tag)
      preview.press(.enter)
    }
    #expect(preview.bottom.hasPrefix(" add a tag (empty ends):"))
    #expect(preview.model.view().isCursorVisible)
    preview.press(.enter)
    #expect(preview.tags == ["one", "two", "x", "y", "three"])
    #expect(preview.selected == "y")
    #expect(preview.bottom.hasPrefix(" Tab align"))
  }

  @Test("adds before the selected tag, and at the end")
  func addBeforeAndLast() {
    let before = three.typing("ix").pressing(.enter).typing("y").pressing(.enter, .enter)
    #expect(before.tags == ["one", "x", "y", "two", "three"])
    let last = three.typing("Ax").pressing(.enter, .escape)
    #expect(last.tags == ["one", "two", "three", "x"])
    #expect(last.selected == "x")
  }

  @Test("adds to an empty list", arguments: ["a", "i", "A"])
  func addToNothing(key: String) {
    let preview = Preview.compact([], 40, 12).typing(key + "x").pressing(.enter, .enter)
    #expect(preview.tags == ["x"])
    #expect(preview.selected == "x")
  }

  @Test("trims outer blanks of a typed tag, and takes blanks alone for nothing")
  func blanks() {
    let preview = three.typing("a  x y \t ").pressing(.enter)
    #expect(preview.tags[2] == "x y")
    #expect(preview.typing("   ").pressing(.enter).tags.count == 4)
  }

  @Test("edits the text that is there")
  func edit() {
    var preview = three.typing("e")
    #expect(preview.bottom.hasPrefix(" edit: two"))
    preview.type("!")
    preview.press(.enter)
    #expect(preview.tags == ["one", "two!", "three"])
    #expect(preview.bottom == " edited \"two!\" \u{2013} u undoes")
    // Nothing changed is no step.
    preview.press(.enter, .enter)
    #expect(preview.model.history.undoable.count == 1)
  }

  @Test("refuses a tag without text")
  func emptyEdit() {
    let preview = three.typing("e").pressing(.control("u"), .enter)
    #expect(preview.rows[10] == " a tag needs a text \u{2013} Esc cancels, then d deletes")
    #expect(preview.pressing(.escape).tags == ["one", "two", "three"])
  }

  @Test("deletes without asking, and says how to undo it")
  func delete() {
    var preview = three.typing("d")
    #expect(preview.tags == ["one", "three"])
    #expect(preview.selected == "three")
    #expect(preview.bottom == " deleted \"two\" \u{2013} u undoes")
    preview.type("d")
    #expect(preview.selected == "one")
    preview.type("dd")
    #expect(preview.tags.isEmpty)
    #expect(preview.bottom == " no tags \u{2013} a adds one")
    preview.type("uuu")
    #expect(preview.tags == ["one", "two", "three"])
    #expect(preview.selected == "two")
  }

  @Test("moves a tag, and stops at the ends")
  func move() {
    var preview = three.typing("L")
    #expect(preview.tags == ["one", "three", "two"])
    #expect(preview.selected == "two")
    #expect(preview.bottom == " moved \"two\" \u{2013} u undoes")
    preview.type("L")
    #expect(preview.bottom == " \"two\" is the last tag")
    preview.type("HHH")
    #expect(preview.tags == ["two", "one", "three"])
    #expect(preview.bottom == " \"two\" is the first tag")
    preview.type("uuu")
    #expect(preview.tags == ["one", "two", "three"])
    #expect(preview.selected == "two")
  }

  @Test("takes a paste as tags, one step")
  func paste() {
    var preview = three
    preview.send(.paste("x\r\n  y  \n\nquit\n"))
    #expect(preview.tags == ["one", "two", "x", "y", "quit", "three"])
    #expect(preview.bottom == " added 3 tags \u{2013} u undoes")
    #expect(preview.effects.isEmpty)
    preview.type("u")
    #expect(preview.tags == ["one", "two", "three"])
    preview.send(.paste(" \n\n"))
    #expect(preview.bottom == " nothing to paste")
    preview.send(.paste("z"))
    #expect(preview.bottom == " added 1 tag \u{2013} u undoes")
  }

  @Test("takes a paste in a prompt as text")
  func pasteInPrompt() {
    var preview = three.typing("a")
    preview.send(.paste("x\ny\r\nz\u{1B}[31m"))
    #expect(preview.bottom.hasPrefix(" add a tag (empty ends): x y z[31m"))
    preview.press(.enter)
    #expect(preview.tags[2] == "x y z[31m")
  }

  @Test("takes no paste while help is open")
  func pasteInHelp() {
    var preview = three.typing("?")
    preview.send(.paste("x"))
    #expect(preview.pressing(.escape).tags == ["one", "two", "three"])
  }
}

@Suite("Undo and redo")
struct HistoryTests {
  @Test("go back and forth step by step, with the selection")
  func backAndForth() {
    var preview = Preview.compact(["one", "two", "three"], 60, 12)
    preview.type("dlH")
    preview.type("ax")
    preview.press(.enter, .enter)
    var states = [preview.tags]
    var selections = [preview.selected]
    for _ in 0..<3 {
      preview.type("u")
      states.append(preview.tags)
      selections.append(preview.selected)
    }
    #expect(states.last == ["one", "two", "three"])
    #expect(selections.last == "one")
    preview.type("u")
    #expect(preview.bottom == " nothing to undo")
    for step in [2, 1, 0] {
      preview.press(.control("r"))
      #expect(preview.tags == states[step])
    }
    #expect(preview.selected == "x")
    preview.type("U")
    #expect(preview.bottom == " nothing to redo")
  }

  @Test("say what they did")
  func words() {
    var preview = Preview.compact(["one", "two"], 60, 12).typing("du")
    #expect(preview.bottom == " undid: deleted \"one\" \u{2013} U redoes")
    preview.type("U")
    #expect(preview.bottom == " redid: deleted \"one\" \u{2013} u undoes")
  }

  @Test("forget what was undone when something new is done")
  func newStep() {
    let preview = Preview.compact(["one", "two"], 60, 12).typing("dudU")
    #expect(preview.bottom == " nothing to redo")
    #expect(preview.tags == ["two"])
  }

  @Test("leave settings and the selection alone")
  func settings() {
    var preview = Preview.compact(["one", "two", "three"], 60, 12).typing("d2]-")
    let layout = preview.layout
    preview.type("u")
    #expect(preview.layout == layout)
    preview.type("u")
    #expect(preview.bottom == " nothing to undo")
  }
}
