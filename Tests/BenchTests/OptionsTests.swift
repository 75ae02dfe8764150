import Testing

@testable import tagcloud_bench

@Suite("Options of the bench")
struct OptionsTests {
  @Test("Options and their values are read")
  func reading() throws {
    let options = try Options(["--json", "--filter", "greedy", "--pairs=20", "--seed", "9"])
    #expect(options.output == .json)
    #expect(options.filter == "greedy")
    #expect(options.pairs == 20)
    #expect(options.seed == 9)
    #expect(try Options([]).output == .table)
    #expect(try Options([]).pairs >= 20)
  }

  @Test(
    "What can't be read is said in one line",
    arguments: [
      (
        ["--jsn"],
        "unknown argument '--jsn'; allowed are --json, --filter NAME, --pairs N, --seed N, "
          + "--list, --help"
      ),
      (["--pairs"], "option '--pairs' needs a value"),
      (["--pairs", "0"], "option '--pairs': '0' is no number from 1 to 10000"),
      (["--pairs=many"], "option '--pairs': 'many' is no number from 1 to 10000"),
      (["--json=1"], "option '--json' takes no value"),
    ])
  func errors(arguments: [String], message: String) {
    let error = #expect(throws: BenchError.self) { try Options(arguments) }
    #expect(error?.description == message)
    #expect(error?.exitStatus == 2)
  }

  @Test("A filter that fits nothing is named")
  func filter() {
    #expect(
      BenchError.noWorkload("gready").description
        == "no workload's name contains 'gready'; --list shows the names")
  }
}
