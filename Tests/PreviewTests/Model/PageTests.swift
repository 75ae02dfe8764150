import Cloud
import TagLayout
import Testing

@testable import Preview

@Suite("Help")
struct HelpTests {
  @Test("shows every binding at once in an ordinary terminal, and every alignment on the next page")
  func complete() {
    let first = Preview(Preview.words, 80, 24).typing("?")
    var text = first.rows.joined(separator: "\n")
    for binding in KeyBinding.bindings(in: .cloud) {
      #expect(text.contains(binding.label), "\(binding.label)")
      #expect(text.contains(binding.long), "\(binding.long)")
    }
    text += first.typing(" ").rows.joined(separator: "\n")
    for alignment in AlignDirection.allCases {
      #expect(text.contains("\(alignment.name) "), "\(alignment)")
      #expect(text.contains(alignment.explanation), "\(alignment)")
    }
  }

  @Test("can be read to its end in any size", arguments: [(40, 12), (20, 5), (10, 2), (200, 60)])
  func scrolls(width: Int, height: Int) {
    var preview = Preview(Preview.words, width, height).typing("?")
    var seen = ""
    for _ in 0..<300 {
      seen += preview.rows.dropFirst().joined(separator: "\n") + "\n"
      preview.type("j")
    }
    for binding in KeyBinding.bindings(in: .cloud) where width >= 20 {
      #expect(seen.contains(binding.label), "\(binding.label)")
    }
    let end = preview.rows
    preview.type(" j")
    #expect(preview.rows == end)
  }

  @Test(
    "is closed by q, ? and Esc, and nothing else happens",
    arguments: [Key.character("q"), .character("?"), .escape])
  func closes(key: Key) {
    let before = Preview(Preview.words, 80, 24)
    let after = before.typing("?").pressing(key)
    #expect(after.rows == before.rows)
    #expect(after.effects.isEmpty)
  }

  @Test("lets no key through to the cloud")
  func modal() {
    let preview = Preview(Preview.words, 80, 24).typing("?daxZ")
    #expect(preview.tags == Preview.words)
    #expect(preview.rows[0].hasPrefix(" help"))
  }
}

@Suite("The equivalent command line")
struct CommandLineTests {
  @Test("stands in place of the hints if there is room")
  func message() {
    let preview = Preview(["a", "b c"], 80, 24).typing("4C")
    #expect(preview.bottom == " tagcloud --align center -- a 'b c'")
  }

  @Test("is a page if there is none, in rows that a shell joins")
  func page() {
    let preview = Preview(Preview.words, 40, 12).typing("4-C")
    #expect(preview.rows[0].hasPrefix(" equivalent command line"))
    #expect(
      preview.rows[1...3] == [
        #"tagcloud --align center --width 39 -- \"#, #"made in China UIView UITableView \"#,
        "UICollectionView",
      ])
    #expect(preview.pressing(.escape).rows[0].hasPrefix(" left"))
  }

  @Test("names no length that the terminal gives")
  func follows() {
    #expect(Preview(["a"], 80, 24).typing("C").bottom == " tagcloud -- a")
    #expect(Preview(["a"], 80, 24).typing("-C").bottom == " tagcloud --width 79 -- a")
    #expect(
      Preview(["a"], 80, 24).typing("v-C").bottom
        == " tagcloud --scroll horizontal --height 20 -- a")
  }

  @Test("names the height of columns, which a printed layout would not take from the screen")
  func columns() {
    let line = " tagcloud --scroll horizontal --height 21 -- a"
    #expect(Preview(["a"], 80, 24).typing("vC").bottom == line)
  }

  @Test("clears TAGCLOUD_OPTS where it is set")
  func defaultOptions() {
    var options = Model.Options()
    options.hasDefaultOptions = true
    let preview = Preview(["a"], 80, 24, options: options).typing("C")
    #expect(preview.bottom == " TAGCLOUD_OPTS= tagcloud -- a")
  }
}

@Suite("Messages")
struct MessageTests {
  @Test("name an unknown key and the way to help, until the next key")
  func unknown() {
    var preview = Preview(["a"], 80, 24)
    let first = preview.rows
    preview.type("Z")
    #expect(preview.bottom == " unknown key \"Z\" \u{2013} ? for help")
    preview.press(.control("x"))
    #expect(preview.bottom == " unknown key \"Ctrl-X\" \u{2013} ? for help")
    preview.press(.function(7))
    #expect(preview.bottom == " unknown key \"F7\" \u{2013} ? for help")
    preview.type("g")
    #expect(preview.rows == first)
  }

  @Test("take the place of the status line where there are no hints")
  func lowScreens() {
    #expect(Preview(["a"], 40, 3).typing("Z").bottom == " unknown key \"Z\" \u{2013} ? for help")
    #expect(Preview(["a"], 40, 1).typing("Z").rows == ["\u{256D}\u{2500}\u{2500}\u{2500}\u{256E}"])
  }

  @Test("cut a long tag, and keep its controls from the terminal")
  func tags() {
    let tag = "red \u{1B}[31m and then some more of it, much more"
    let preview = Preview([tag, "b"], 80, 24).typing("d")
    #expect(preview.bottom.hasPrefix(" deleted \"red "))
    #expect(preview.bottom.hasSuffix("\u{2026}\" \u{2013} u undoes"))
    #expect(preview.rows.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
  }

  @Test("never quit with Esc")
  func escape() {
    var preview = Preview(["a"], 80, 24)
    preview.press(.escape, .escape, .escape)
    #expect(preview.effects.isEmpty)
    #expect(preview.bottom == " press q to quit")
  }
}
