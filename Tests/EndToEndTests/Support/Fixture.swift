/// Files of tags as people really keep them.
enum Fixture {
  /// A file of the folder `Fixtures`.
  static func path(_ name: String, of here: String = #filePath) -> String {
    let tests = here.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    return tests.joined(separator: "/") + "/Fixtures/" + name
  }
}
