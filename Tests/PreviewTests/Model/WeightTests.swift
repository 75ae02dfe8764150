import Cloud
import TagLayout
import Testing

@testable import Preview

@Suite("Weights on the screen")
struct WeightTests {
  private func preview() -> Preview {
    var tags: TagList = ["a", "b", "c"]
    tags.setWeights([1, 2.5, 1200])
    return Preview(list: tags, 100, 14)
  }

  @Test("the status line says the weight of the selected tag, and its level")
  func status() {
    var preview = preview()
    #expect(preview.rows[12].contains("weight 1 (1/5)"))
    preview.press(.end)
    #expect(preview.rows[12].contains("weight 1200 (5/5)"))
    preview.type("Anew\r")
    preview.press(.enter, .enter)
    #expect(!preview.rows[12].contains("weight"))
  }

  @Test("t steps through the emphases, says so, and the boxes follow")
  func emphasis() {
    var preview = preview()
    let heights = { (preview: Preview) in preview.model.cloud.arrangement.contentSize.height }
    #expect(heights(preview) == 5)
    preview.type("t")
    #expect(preview.rows[13].contains("emphasis of weights none"))
    #expect(preview.rows[12].contains("emphasis none"))
    #expect(heights(preview) == 3)
    preview.type("t")
    #expect(preview.rows[13].contains("emphasis of weights color"))
    preview.type("tt")
    #expect(heights(preview) == 5)
    #expect(!preview.rows[12].contains("emphasis"))
  }

  @Test("without weights there is nothing to emphasise")
  func none() {
    var preview = Preview(["a"], 80, 10)
    preview.type("t")
    #expect(preview.rows[9].contains("no tag has a weight"))
  }

  @Test("s sorts by weight too, where there is one")
  func sorting() {
    var preview = preview()
    preview.type("sss")
    #expect(preview.tags == ["c", "b", "a"])
    #expect(preview.rows[13].contains("sorted by weight"))
    var plain = Preview(["b", "a"], 80, 10)
    plain.type("sss")
    #expect(plain.rows[9].contains("packed into these lines"))
  }
}
