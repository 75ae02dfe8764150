/// Writes the tables of CellText from the committed Unicode data.
@main
enum GenerateWidthTables {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      TextFile.report("usage: generate-width-tables DATA_DIR OUTPUT_FILE")
      TextFile.exit(2)
    }
    do {
      let tables = try ScalarTable(data: UnicodeData(directory: arguments[1]))
      try TextFile.save(SourceFile.contents(of: tables), to: arguments[2])
    } catch {
      TextFile.report("generate-width-tables: \(error)")
      TextFile.exit(1)
    }
  }
}
