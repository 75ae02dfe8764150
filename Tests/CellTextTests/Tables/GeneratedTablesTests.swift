import Foundation
import Testing

@testable import CellText
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
      let found = ScalarTables.properties(of: scalar)
      return found.widthClass != data.widthClasses[index] || found.age != data.ages[index]
        || found.action != actions[index] || found.traits != data.traits[index]
        || found.clusterBreak != data.clusterBreaks[index]
    }
    #expect(wrong == [])
    #expect(unicodeTableVersion == data.version)
  }

  @Test("A record gives back what it was made of")
  func packing() {
    for action in SanitizingAction.allCases {
      for clusterBreak in ClusterBreak.allCases {
        let record = ScalarProperties(
          cellClass: 37, action: action, clusterBreak: clusterBreak,
          traits: [.pictographic, .variationBase])
        #expect(record.rawValue & 63 == 37)
        #expect(record.action == action)
        #expect(record.clusterBreak == clusterBreak)
        #expect(record.traits == [.pictographic, .variationBase])
      }
    }
  }

  @Test("The table of segmentation is that of the rules")
  func transitions() {
    for state in ClusterState.allCases {
      for scalar in (0..<UInt32(0x11_0000)).compactMap(Unicode.Scalar.init)
      where scalar.value < 0x3000 || scalar.value > 0x1F000 && scalar.value < 0x20000 {
        let properties = ScalarTables.properties(of: scalar)
        let transition = ScalarTables.clusterTransition(UInt32(state.rawValue), properties)
        let expected = state.after(properties.clusterBreak)
        guard transition & 0x0F == UInt32(expected.rawValue),
          (transition & 0x40 != 0) == state.joins(properties.clusterBreak)
        else {
          Issue.record("\(state) \(properties.clusterBreak)")
          return
        }
      }
    }
  }

  @Test("Properties that no rule for clusters expects together are a fault")
  func contradiction() {
    let error = #expect(throws: GeneratorError.self) {
      try UnicodeData(
        ranges: "# Unicode 18.0 classes\nlo\thi\tname\n", variationBases: "",
        properties: """
          # Unicode 18.0 properties
          lo\thi\tname
          0903\t0903\tGCB=SpacingMark
          0903\t0903\tInCB=Linker
          """)
    }
    #expect(
      error?.description
        == "properties.tsv: U+903 has properties that no rule for clusters expects together")
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
