import Cloud
import TagLayout
import Testing

@testable import Preview

/// Tags that the limit of lines leaves no room for.
@Suite("Hidden tags")
struct HiddenTagsTests {
  /// Three tags in a line, and a label for three more.
  private var preview: Preview {
    var options = Model.Options()
    options.width = 30
    return Preview.compact(Preview.words, 60, 12, options: options) { $0.layout.maximumLines = 1 }
  }

  @Test("are counted in the picture and in the status line")
  func counted() {
    #expect(preview.area[0] == "[made] [in] [China] [+3 more] \u{258F}")
    #expect(preview.status.contains(" \u{2502} +3 hidden "))
    #expect(!Preview(Preview.words, 200, 24).status.contains("hidden"))
  }

  @Test("are never selected", arguments: ["G", "llllll", "lllljlj", "A7", "nN", "/UI\n", "Glll"])
  func neverSelected(keys: String) {
    var preview = preview
    for scalar in keys.unicodeScalars {
      preview.press(scalar == "\n" ? .enter : .character(scalar))
      #expect((preview.model.selectedIndex ?? 0) < 3, "\(keys)")
      #expect(preview.model.view().cursor.y <= 11)
    }
  }

  @Test("come back, and the selection with them")
  func comeBack() {
    var preview = Preview.compact(Preview.words, 80, 12) { $0.layout.maximumLines = 1 }
    preview.type("G")
    #expect(preview.selected == "UICollectionView")
    preview.send(.resize(Size(width: 30, height: 12)))
    #expect(preview.selected == "China")
    preview.send(.resize(Size(width: 80, height: 12)))
    #expect(preview.selected == "UICollectionView")
  }

  @Test("are told of when they are all that find finds")
  func find() {
    var preview = preview.typing("/UI")
    #expect(preview.bottom.hasSuffix("only hidden tags hold it"))
    preview.press(.enter)
    #expect(preview.bottom == " only 3 hidden tags hold \"UI\"")
    #expect(preview.selected == "made")
    preview = self.preview.typing("/Collection").pressing(.enter)
    #expect(preview.bottom == " only a hidden tag holds \"Collection\"")
  }

  @Test("are counted among the matches, and passed over")
  func matches() {
    var preview = preview.typing("/i").pressing(.enter)
    #expect(preview.bottom == " match 1 of 5 for \"i\", 3 hidden")
    #expect(preview.selected == "in")
    preview.type("n")
    #expect(preview.selected == "China")
    preview.type("n")
    #expect(preview.selected == "in")
    #expect(preview.bottom == " match 1 of 5 for \"i\", 3 hidden")
  }

  @Test("are named as such when an edit makes one")
  func edits() {
    var preview = preview.typing("GL")
    #expect(preview.tags[3] == "China")
    #expect(preview.bottom.hasPrefix(" moved \"China\", hidden by max 1"))
    preview.type("u")
    #expect(preview.tags == Preview.words)
    #expect(preview.selected == "China")
    preview.send(.paste("a\nb\n"))
    #expect(preview.bottom.hasPrefix(" added 2 tags, hidden by max 1"))
    preview.type("ud")
    #expect(preview.bottom.hasPrefix(" deleted \"China\" "))
  }

  @Test("say in the status line that a minimum is refused")
  func refusal() {
    let tags = (1...2500).map(String.init)
    let preview = Preview(tags, 200, 24) {
      $0.layout.lineBreaking = .balanced
      $0.layout.minimumLines = 2400
    }
    #expect(preview.status.contains(" min 2400 refused "))
  }
}
