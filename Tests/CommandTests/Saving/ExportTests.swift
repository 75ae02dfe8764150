import Cloud
import Foundation
import Glibc
import Preview
import TestSupport
import Testing

@testable import Command

/// `E`: the layout goes to a file, in the form that its name says.
@Suite struct ExportTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private var cloud: ArrangedCloud {
    var settings = CloudSettings()
    settings.box = .bracket
    settings.asciiOnly = true
    return ArrangedCloud(
      tags: ["made", "é"], settings: settings, container: Container(width: 40))
  }

  private func request(_ name: String, _ format: LayoutFormat) -> SaveRequest {
    var request = SaveRequest(.named(folder.path + "/" + name))
    request.content = .layout(format)
    return request
  }

  @Test("each form is what --format writes", arguments: LayoutFormat.allCases)
  func forms(format: LayoutFormat) throws {
    var saver = TagSaver(files: SystemFiles())
    let outcome = saver.save(cloud, request("out", format))
    #expect(outcome == .saved(SavedFile(path: folder.path + "/out", count: 2)))
    // ASCII was the screen's need, not the person's wish.
    var settings = cloud.settings
    settings.asciiOnly = false
    var sink = ByteArraySink()
    try format.write(
      ArrangedCloud(tags: cloud.tags, settings: settings, container: cloud.container), to: &sink)
    #expect(try FileText.read(folder.path + "/out") == sink.text)
    #expect(saver.file == nil, "the tags are saved elsewhere as before")
  }

  @Test("a file that is there is replaced only when a person says so, and in one step")
  func overwriting() throws {
    let path = try folder.write("out.svg", "old")
    var saver = TagSaver(files: SystemFiles())
    guard case .blocked(let obstacle) = saver.save(cloud, request("out.svg", .svg)),
      case .exists = obstacle
    else {
      Issue.record("it was not asked")
      return
    }
    #expect(try FileText.read(path) == "old")
    var permitted = request("out.svg", .svg)
    permitted.permitted = [obstacle]
    guard case .saved = saver.save(cloud, permitted) else {
      Issue.record("it was not saved")
      return
    }
    #expect(try FileText.read(path).hasPrefix("<svg"))
  }

  @Test("from the key to the file")
  func key() throws {
    var call = Call("--interactive", "made", "in")
    call.keys = "E\(folder.path)/a.png\r"
    let refused = try call.run()
    #expect(refused.screens.last?.contains { $0.contains("the name must end with .txt") } == true)
    call.keys = "E\(folder.path)/a.SVG\r"
    let result = try call.run()
    #expect(result.screens.last?.contains { $0.contains("exported the layout to") } == true)
    #expect(try FileText.read(folder.path + "/a.SVG").contains(">made</text>"))
  }
}
