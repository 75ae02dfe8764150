import Testing

@testable import Cloud

/// Tags out of prose: hashtags and front matter.
@Suite struct ProseTests {
  private func read(
    _ text: String, _ format: InputFormat, key: [String] = []
  ) throws -> TagReader.Result {
    var options = ReadingOptions()
    options.format = format
    options.key = key
    return try TagReader.read(Array(text.utf8), source: "input", options)
  }

  @Test(
    "hashtags end where a word does",
    arguments: [
      ("#a #b_c, #d-e. (#f/g)", ["a", "b_c", "d-e", "f/g"]),
      ("no#tag &#39; http://x/#frag # heading #1984 #19x", ["19x"]),
      ("#日本語。#여행🍳 ＃全角 #é", ["日本語", "여행🍳", "全角", "é"]),
      ("`#code` #real\n```\n#fenced\n```\n#after", ["real", "after"]),
      ("#a[x]##b[y]#", ["a", "b"]), ("##a", ["a"]), ("#", []), ("#👩‍💻 #c++", ["👩‍💻", "c++"]),
    ])
  func hashtags(text: String, tags: [String]) throws {
    #expect(try read(text, .hashtags).tags.texts == tags)
  }

  @Test("a number that ends the line behind a hashtag is its weight")
  func hashtagWeights() throws {
    let tags = try read("#diet 73m\n#love 2 dogs\n#x\t5\n", .hashtags).tags
    #expect((0..<3).map { tags.weight(at: $0) } == [73e6, nil, 5])
  }

  @Test(
    "the tags of front matter, in the forms that people write",
    arguments: [
      ("---\ntags: [a, \"b, c\", 'd''e' , f]\n---\n", ["a", "b, c", "d'e", "f"]),
      ("---\ntags: [a,\n  b,\n  c]\ntitle: x\n---\n", ["a", "b", "c"]),
      (
        "---\ntags:\n- a\n-  b \n# no\n- \"c: d\"\ncategories: [x]\n---\n- e\n", ["a", "b", "c: d"]
      ),
      ("---\ntags:\n  - a # one\n  - b#c\n...\n", ["a", "b#c"]),
      ("---\ntags: a \"b c\" d # e\n---\n", ["a", "b c", "d"]),
      ("---\ntags: a b, c\n---\n", ["a b", "c"]),
      ("---\ntags: it's fine\n---\n", ["it's", "fine"]),
      ("---\ntags:\ntitle: x\n---\n", []), ("---\ntags: []\n---\n", []),
      ("---\nkeywords: [k]\n---\n", ["k"]),
      ("+++\ntags = [\"a, b\", 'c\\d', # no\n \"e\\u00e9\"]\n+++\n", ["a, b", "c\\d", "eé"]),
      ("+++\n[taxonomies]\n  tags = ['x']\n+++\n", ["x"]), ("+++\ntags = \"a\"\n+++\n", ["a"]),
      ("---\r\ntags: [a]\r\n---\r\n", ["a"]),
    ])
  func frontMatter(text: String, tags: [String]) throws {
    #expect(try read(text, .frontMatter).tags.texts == tags)
  }

  @Test("another key, and one that isn't there")
  func keys() throws {
    let text = "---\naliases: a, b\ntopic: c\n---\n"
    #expect(try read(text, .frontMatter, key: ["aliases"]).tags.texts == ["a", "b"])
    let failure = try #require(throws: ReadingFailure.self) {
      _ = try read(text, .frontMatter, key: ["alias"])
    }
    #expect(
      failure.message
        == "input: 'alias' leads to no tags (aliases, topic); did you mean 'aliases'?")
  }

  @Test("text that has no front matter")
  func noFrontMatter() throws {
    for text in ["", "a\n", "---\ntags: [a]\n"] {
      let failure = try #require(throws: ReadingFailure.self) {
        _ = try read(text, .frontMatter)
      }
      #expect(
        failure.message
          == "input, line 1: '---' or '+++', and a line like it further down, was expected")
    }
  }
}
