import Cloud
import TagLayout
import Testing

@testable import Preview

/// Saving as the model sees it: what is asked for, and what is made of the outcome.
@Suite("Saving")
struct SavingTests {
  private func preview(
    _ document: TagDocument = .file("lists/tags.txt"), _ width: Int = 80, _ height: Int = 12
  ) -> Preview {
    var options = Model.Options()
    options.document = document
    return Preview.compact(["one", "two", "three"], width, height, options: options)
  }

  private func isUnsaved(_ preview: Preview) -> Bool { preview.status.contains("unsaved") }

  private let ofFile = SaveRequest(.document)
  private let identity = FileIdentity(device: 1, inode: 2, size: 3, seconds: 4, nanoseconds: 5)

  private func saved(_ path: String = "lists/tags.txt", count: Int = 3, links: Int = 0)
    -> SaveOutcome
  {
    .saved(SavedFile(path: path, count: count, otherLinks: links))
  }

  @Test("S saves to the one file, and says so")
  func save() {
    var preview = preview().typing("S")
    #expect(preview.effects == [.save(ofFile)])
    preview.send(.saved(ofFile, saved()))
    #expect(preview.bottom == " saved 3 tags to lists/tags.txt")
    #expect(preview.effects == [.save(ofFile)])
    preview.send(.saved(ofFile, saved(count: 1, links: 1)))
    #expect(
      preview.bottom
        == " saved 1 tag to lists/tags.txt \u{2013} its other hard link keeps the old ones")
    preview.send(.saved(ofFile, saved(links: 2)))
    #expect(preview.bottom.hasSuffix("its 2 other hard links keep the old ones"))
  }

  @Test("tags from elsewhere ask for a name, and have a file from then on")
  func name() {
    var preview = preview(TagDocument()).typing("dS")
    #expect(preview.bottom.hasPrefix(" save the tags as:"))
    #expect(preview.effects.isEmpty)
    #expect(!isUnsaved(preview))
    preview.type("new.txt")
    preview.press(.enter)
    let request = SaveRequest(.named("new.txt"))
    #expect(preview.effects == [.save(request)])
    preview.send(.saved(request, saved("new.txt", count: 2)))
    #expect(preview.bottom == " saved 2 tags to new.txt")
    preview.type("d")
    #expect(isUnsaved(preview))
    preview.type("S")
    #expect(preview.effects == [.save(request), .save(ofFile)])
  }

  @Test("no name, and Esc, give up", arguments: [Key.enter, .escape])
  func noName(key: Key) {
    let preview = preview(TagDocument()).typing("S").pressing(key)
    #expect(preview.effects.isEmpty)
    #expect(preview.bottom.hasPrefix(" Tab align"))
  }

  @Test("a name of blanks is none", arguments: ["S", "E"])
  func blankName(key: String) {
    let preview = preview(TagDocument()).typing(key + "  ").pressing(.enter)
    #expect(preview.effects.isEmpty)
    #expect(preview.bottom.hasPrefix(" Tab align"))
  }

  @Test("tags that are in another order than the file's ask for a name, and suggest the file's")
  func suggestion() {
    var document = TagDocument.file("tags.txt")
    document.isWhole = false
    #expect(preview(document).typing("S").bottom.hasPrefix(" save the tags as: tags.txt"))
  }

  @Test("what is in the way is asked about, and S overrules that alone")
  func overrule() {
    var preview = preview().typing("S")
    preview.send(.saved(ofFile, .blocked(.changed(identity))))
    #expect(
      preview.bottom
        == " tags.txt has changed since it was read \u{2013} S overwrites it, other keys go back")
    preview.type("S")
    var request = ofFile
    request.permitted = [.changed(identity)]
    #expect(preview.effects == [.save(ofFile), .save(request)])
    preview.send(.saved(request, .blocked(.readOnly)))
    #expect(
      preview.bottom == " tags.txt is read-only \u{2013} S replaces it, other keys go back")
    preview.type("S")
    request.permitted.insert(.readOnly)
    #expect(preview.effects.last == .save(request))
  }

  @Test(
    "every other key goes back, and does nothing else",
    arguments: [Key.escape, .enter, .char("d"), .char("q"), .char("y"), .up, .control("u")])
  func back(key: Key) {
    var preview = preview().typing("S")
    preview.send(.saved(ofFile, .blocked(.changed(identity))))
    preview.press(key)
    #expect(preview.bottom.hasPrefix(" Tab align"))
    #expect(preview.tags == ["one", "two", "three"])
    #expect(preview.effects == [.save(ofFile)])
  }

  @Test("the questions, in words, and on a narrow screen")
  func words() throws {
    let blanks = try #require(UnkeptTags(of: TagList(["a", " b", "c\n"])))
    let empty = try #require(UnkeptTags(of: TagList([""])))
    let lines = try #require(UnkeptTags(of: TagList(["a\nb"])))
    for (obstacle, long, short) in [
      (
        SaveObstacle.exists(identity),
        " tags.txt exists \u{2013} S overwrites it, other keys go back",
        " file exists: S overwrites"
      ),
      (
        .invalidText,
        " tags.txt was not all UTF-8 \u{2013} S saves U+FFFD for what was not, other keys go back",
        " not UTF-8: S saves U+FFFD"
      ),
      (
        .unkept(blanks, text: " b"),
        " tag 2 \"b\" loses outer blanks, 1 more \u{2013} S saves so, other keys go back",
        " tag 2 isn't kept: S saves"
      ),
      (
        .unkept(empty, text: ""),
        " tag 1 \"\u{FFFD}\" is empty and would go \u{2013} S saves so, other keys go back",
        " tag 1 isn't kept: S saves"
      ),
      (
        .unkept(lines, text: "a\nb"),
        " tag 1 \"a b\" loses its line break \u{2013} S saves so, other keys go back",
        " tag 1 isn't kept: S saves"
      ),
    ] {
      for (width, text) in [(100, long), (40, short)] {
        var preview = preview(.file("lists/tags.txt"), width).typing("S")
        preview.send(.saved(ofFile, .blocked(obstacle)))
        #expect(preview.bottom == text)
      }
    }
    var tiny = preview(.file("t"), 20, 1).typing("dq")
    #expect(tiny.bottom == " unsaved: S saves, q")
    tiny.press(.escape)
    #expect(tiny.tags == ["two", "three"])
  }

  @Test("what can't be done is told where the name can be mended")
  func failure() {
    var preview = preview().typing("S")
    preview.send(.saved(ofFile, .failed(.system(words: "No space left on device"))))
    #expect(preview.rows[10] == " cannot save: No space left on device")
    #expect(preview.bottom.hasPrefix(" save the tags as: lists/tags.txt"))
    preview.type("2")
    #expect(preview.rows[10].hasPrefix(" left"))
    preview.press(.enter)
    #expect(preview.effects.last == .save(SaveRequest(.named("lists/tags.txt2"))))
    for (kind, words) in [
      (FileStatus.Kind.folder, "a folder"), (.pipe, "a pipe"), (.socket, "a socket"),
      (.characterDevice, "a device"), (.blockDevice, "a device"),
    ] {
      preview.send(.saved(ofFile, .failed(.notAFile(kind))))
      #expect(preview.rows[10] == " cannot save: that is \(words), not a file")
    }
  }

  // MARK: - What is unsaved

  @Test("tags are unsaved while they are others than the saved ones, however one got there")
  func unsaved() {
    var preview = preview()
    #expect(!isUnsaved(preview))
    preview.type("d")
    #expect(preview.status.hasPrefix(" left \u{2502} unsaved \u{2502} W"))
    preview.type("u")
    #expect(!isUnsaved(preview))
    preview.type("U")
    #expect(isUnsaved(preview))
    preview.send(.saved(ofFile, saved()))
    #expect(!isUnsaved(preview))
    preview.type("u")
    #expect(isUnsaved(preview), "the file has lost a tag that is here")
    preview.type("U")
    #expect(!isUnsaved(preview))
    preview.type("uL")
    #expect(isUnsaved(preview))
    preview.type("u")
    #expect(isUnsaved(preview), "as many steps as were saved, but other ones")
    preview.type("UU")
    #expect(isUnsaved(preview))
    preview.send(.saved(ofFile, saved()))
    #expect(!isUnsaved(preview))
    preview.type("]-\t")
    #expect(!isUnsaved(preview), "settings are no edits")
  }

  @Test("what fails or is asked about saves nothing")
  func notSaved() {
    var preview = preview().typing("d")
    preview.send(.saved(ofFile, .failed(.system(words: "x"))))
    preview.press(.escape)
    #expect(isUnsaved(preview))
    preview.send(.saved(ofFile, .blocked(.readOnly)))
    preview.press(.escape)
    #expect(isUnsaved(preview))
  }

  // MARK: - Leaving

  @Test("q asks once about unsaved edits of a file, and q again leaves")
  func quit() {
    #expect(preview().typing("q").effects == [.quit])
    var preview = preview().typing("dq")
    #expect(preview.effects.isEmpty)
    #expect(
      preview.bottom
        == " tags.txt: unsaved edits \u{2013} S saves and quits, q quits, other keys go back")
    preview.type("d")
    #expect(preview.tags == ["two", "three"])
    #expect(preview.bottom.hasPrefix(" Tab align"))
    preview.type("qq")
    #expect(preview.effects == [.quit])
  }

  @Test("S at the question saves, and leaves once that is done")
  func saveAndQuit() {
    var preview = preview().typing("dqS")
    var request = SaveRequest(.document, leavesAfterwards: true)
    #expect(preview.effects == [.save(request)])
    preview.send(.saved(request, .blocked(.readOnly)))
    preview.type("S")
    request.permitted = [.readOnly]
    #expect(preview.effects.last == .save(request))
    preview.send(.saved(request, .failed(.system(words: "x"))))
    preview.press(.enter)
    let named = SaveRequest(.named("lists/tags.txt"), leavesAfterwards: true)
    #expect(preview.effects.last == .save(named))
    preview.send(.saved(named, saved()))
    #expect(preview.effects.last == .quit)
  }

  @Test("Ctrl-C leaves at once, with unsaved edits and at a question")
  func interrupt() {
    #expect(preview().typing("d").pressing(.control("c")).effects == [.quit])
    #expect(preview().typing("dq").pressing(.control("c")).effects == [.quit])
  }

  @Test("q doesn't ask where nothing is lost")
  func nothingLost() {
    #expect(preview(TagDocument()).typing("dq").effects == [.quit])
    var written = TagDocument.file("tags.txt")
    written.isWrittenOnExit = true
    #expect(preview(written).typing("dq").effects == [.quit])
    #expect(preview().typing("duq").effects == [.quit])
    var several = TagDocument()
    several.isFromFiles = true
    let asking = preview(several).typing("dq")
    #expect(
      asking.bottom == " unsaved edits \u{2013} S saves and quits, q quits, other keys go back")
    #expect(asking.typing("S").bottom.hasPrefix(" save the tags as:"))
  }

  @Test("a question outlasts a resize, and takes neither paste nor click")
  func steady() {
    var preview = preview().typing("dq")
    preview.send(.paste("x\n"), .mouse(.press(button: 0, at: .zero)), .resumed)
    preview.send(.resize(preview.model.size))
    #expect(preview.tags == ["two", "three"])
    #expect(preview.bottom.hasPrefix(" tags.txt: unsaved edits"))
  }
}
