import CellText
import Foundation
import Testing

@testable import generate_width_tables

@Suite("Generated tables")
struct GeneratedTablesTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources").standardizedFileURL

  @Test("Generating anew gives the committed file; if not, run make tables")
  func committedFileIsCurrent() throws {
    let data = try UnicodeData(
      directory: Self.sources.appending(path: "generate-width-tables/Data").path)
    let generated = try SourceFile.contents(of: ScalarTable(data: data))
    let committed = try TextFile.read(
      Self.sources.appending(path: "CellText/Tables/ScalarTables.swift").path)
    let same = generated == committed
    #expect(same, "make tables")
  }

  @Test("Every scalar has the width class that the data say")
  func lookup() throws {
    let data = try UnicodeData(
      directory: Self.sources.appending(path: "generate-width-tables/Data").path)
    let actions = SanitizingPolicy.actions(marks: data.marks)
    let wrong = (0..<UInt32(0x11_0000)).compactMap(Unicode.Scalar.init).filter { scalar in
      let index = Int(scalar.value)
      let expected = ScalarProperties(
        widthClass: data.widthClasses[index], action: actions[index], traits: data.traits[index])
      return ScalarTables.properties(of: scalar) != expected
    }
    #expect(wrong == [])
    #expect(unicodeTableVersion == data.version)
  }

  @Test("A record gives back what it was made of")
  func packing() {
    for widthClass in WidthClass.allCases {
      for action in SanitizingAction.allCases {
        let record = ScalarProperties(
          widthClass: widthClass, action: action, traits: [.pictographic, .widenedByEmojiStyle])
        #expect(record.widthClass == widthClass)
        #expect(record.action == action)
        #expect(record.traits == [.pictographic, .widenedByEmojiStyle])
      }
    }
  }

  @Test(
    "A fault in the data is named with file and line",
    arguments: [
      ("0041\t0042", "ranges.tsv:3: not a row of this table"),
      ("0042\t0041\tA", "ranges.tsv:3: not a row of this table"),
      ("0041\t110000\tA", "ranges.tsv:3: not a row of this table"),
      ("0041\t0042\tQ", "ranges.tsv:3: unknown name 'Q'"),
    ])
  func faults(row: String, message: String) {
    let header = "lo\thi\tname\n"
    let error = #expect(throws: GeneratorError.self) {
      try UnicodeData(
        ranges: "# Unicode 18.0 classes\n" + header + row, variationBases: "",
        properties: "# Unicode 18.0 properties\n" + header)
    }
    #expect(error?.description == message)
  }

  @Test("Data of different Unicode versions don't mix")
  func versions() {
    let header = "lo\thi\tname\n"
    let error = #expect(throws: GeneratorError.self) {
      try UnicodeData(
        ranges: "# Unicode 18.0 classes\n" + header, variationBases: "",
        properties: "# Unicode 17.0 properties\n" + header)
    }
    #expect(error?.description == "ranges.tsv is of Unicode 18.0, properties.tsv of 17.0")
  }
}
