import Foundation
import TestSupport
import Testing

/// The settings as code: compiled and run, they give the frames that the JSON has.
@Suite struct SwiftFormatTests {
  /// The names of the engine's source files.
  private static func sources() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Sources/TagLayout"), includingPropertiesForKeys: nil)
    return try #require(files).compactMap { ($0 as? URL)?.lastPathComponent }
      .filter { $0.hasSuffix(".swift") }
  }

  @Test(
    "the code lays out as the program does",
    arguments: [
      ["--align", "center", "--item-spacing", "2", "--line-spacing", "1", "--inset", "1,2,3,4"],
      [
        "--align", "fill", "--break", "balanced", "--max-per-line", "3", "--rtl", "--last-line",
        "center",
      ],
      ["--scroll", "horizontal", "--height", "9", "--item-size", "9x2", "--line-align", "bottom"],
    ])
  func frames(options: [String]) throws {
    let tags = ["made", "in", "China", "UIView", "UITableView", "UICollectionView", "x"]
    let call = ["-w", "40"] + options + ["--"] + tags
    let report = try LayoutReport(try Program.run(Launch(["--json"] + call)).output)
    let code = try Program.run(Launch(["--format", "swift"] + call)).text
    // The widths that boxes ask for: text, padding and border.
    let widths = tags.map { "\($0.count + 4)" }.joined(separator: ", ")
    let isHorizontal = options.contains("horizontal")
    let program = """
      \(code)
      let widths = [\(widths)]
      let sizes = ItemSizes(count: widths.count) { Size(width: widths[$0], height: 3) }
      let arrangement = layout.arrange(sizes, in: \(isHorizontal ? 9 : 40))
      for index in widths.indices {
        let frame = arrangement.attributes(at: index).frame
        print(frame.x, frame.y, frame.width, frame.height)
      }
      """
    let folder = try TemporaryDirectory()
    let source = try folder.write("main.swift", program)
    let products = URL(filePath: Program.path).deletingLastPathComponent()
    // One for each source there is: a build that is not new has those of files that are gone, too.
    let objects = try Self.sources().map {
      products.appending(path: "TagLayout.build/\($0).o").path
    }
    let command =
      ["swiftc", "-I", products.appending(path: "Modules").path, source] + objects
      + ["-o", folder.path + "/main"]
    var compile = Launch.shell(command.map { "'\($0)'" }.joined(separator: " "))
    compile.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    compile.environment["HOME"] = folder.path
    let compiled = try Program.run(compile, bound: .seconds(120))
    try #require(compiled.termination == .exited(0), "\(compiled.errorText)\(compiled.text)")

    let lines = try Program.run(Launch(path: folder.path + "/main")).lines
    let expected = report.items.compactMap(\.frame).map {
      "\($0.x) \($0.y) \($0.width) \($0.height)"
    }
    #expect(lines == expected)
  }
}
