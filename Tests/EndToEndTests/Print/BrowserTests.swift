import Foundation
import TestSupport
import Testing

/// Pictures in a browser: every box has there the place and the size that the JSON says.
@Suite struct BrowserTests {
  static let browser: String? = ["chromium", "chromium-browser", "google-chrome"]
    .map { "/usr/bin/" + $0 }.first { FileManager.default.isExecutableFile(atPath: $0) }

  private static let tags = [
    "made", "in", "China", "日本語", "👩‍💻 code", "</script><img onerror=alert(1)>", "a & \"b\" 'c'",
    "a tag that is much too long for such a narrow cloud", "e\u{301}te\u{301}", "한국어",
  ]

  /// Lists the rectangles of the boxes once the page is there; an error of the page is listed too.
  private static let script = """
    <script>
    const faults = [];
    window.onerror = message => faults.push(message);
    window.onload = () => {
      const origin = document.querySelector('svg, .cloud');
      const corner = origin.getBoundingClientRect();
      const inset = origin.viewBox ? -origin.viewBox.baseVal.x : 0;
      const boxes = origin.viewBox ? 'g > rect' : '.tag, .more';
      const list = [...document.querySelectorAll(boxes)].map(box => {
        const area = box.getBoundingClientRect();
        return [area.x - corner.x - inset, area.y - corner.y - inset, area.width, area.height];
      });
      document.body.innerHTML = '';
      document.body.setAttribute('data-result', JSON.stringify({list, faults}));
    };
    </script>
    """

  private struct Found: Decodable {
    let list: [[Double]]
    let faults: [String]
  }

  @Test(
    "each box stands where the JSON says",
    .enabled(if: browser != nil, "there is no Chromium to open the pictures in"),
    arguments: ["svg", "html"],
    [
      ["-w", "40"], ["-w", "30", "--align", "justified", "--box", "double", "--padding", "0"],
      ["-w", "24", "--box", "bracket", "--line-spacing", "1", "--inset", "1,2,3,4", "--rtl"],
      ["--scroll", "horizontal", "--height", "12", "--max-lines", "3", "--item-size", "9x4"],
    ])
  func rectangles(format: String, options: [String]) throws {
    let folder = try TemporaryDirectory()
    let picture = try Program.run(Launch(["--format", format] + options + ["--"] + Self.tags)).text
    let page = "<!DOCTYPE html><body>\(Self.script)\(picture)"
    let path = try folder.write("page.html", page)
    var launch = Launch(
      path: try #require(Self.browser),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
        "--dump-dom", "file://\(path)",
      ])
    launch.environment["HOME"] = folder.path
    let result = try Program.run(launch, bound: .seconds(60))
    let attribute = try #require(result.text.firstMatch(of: /data-result="([^"]*)"/))
    let json = attribute.1.replacing("&quot;", with: "\"")
    let found = try JSONDecoder().decode(Found.self, from: Data(json.utf8))
    #expect(found.faults.isEmpty)

    let report = try LayoutReport(
      try Program.run(Launch(["--json"] + options + ["--"] + Self.tags)).output)
    let expected = report.items.compactMap(\.frame).map { frame in
      [frame.x * 8, frame.y * 16, frame.width * 8, frame.height * 16].map(Double.init)
    }
    #expect(expected.count > 3)
    #expect(Array(found.list.prefix(expected.count)) == expected)
    #expect(found.list.count - expected.count == (report.hidden > 0 ? 1 : 0), "the label")
  }
}
