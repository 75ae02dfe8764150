import Cloud
import TagLayout
import Testing

@testable import Command

/// Where the printed container's lengths come from: option, terminal, environment, 80 × 24.
@Suite struct ContainerTests {
  private static let terminal = Size(width: 100, height: 40)

  @Test(arguments: [
    (Int?.some(30), Size?.some(terminal), ["COLUMNS": "12"], Container(width: 30, source: .option)),
    (0, terminal, ["COLUMNS": "12"], Container(width: 0, source: .option)),
    (nil, terminal, ["COLUMNS": "12"], Container(width: 100, source: .terminal)),
    (nil, .zero, ["COLUMNS": "12"], Container(width: 12, source: .environment)),
    (nil, nil, ["COLUMNS": "12", "LINES": "9"], Container(width: 12, source: .environment)),
    (nil, nil, [:], Container(width: 80, source: .default)),
    (nil, nil, ["COLUMNS": ""], Container(width: 80, source: .default)),
    (nil, nil, ["COLUMNS": "0"], Container(width: 80, source: .default)),
    (nil, nil, ["COLUMNS": "-3"], Container(width: 80, source: .default)),
    (nil, nil, ["COLUMNS": "wide"], Container(width: 80, source: .default)),
    (nil, nil, ["COLUMNS": "99999999999999999999"], Container(width: 80, source: .default)),
  ])
  func width(
    option: Int?, terminal: Size?, variables: [String: String], container: Container
  ) {
    var invocation = Invocation()
    invocation.width = option
    // Rows have no limit: the height is for columns.
    invocation.height = 7
    #expect(
      Container.resolve(invocation, terminal: terminal, environment: Environment(variables))
        == container)
  }

  @Test(arguments: [
    (
      Int?.some(5), Size?.some(terminal), ["LINES": "9"],
      Container(width: 100, height: 5, source: .option)
    ),
    (nil, terminal, ["LINES": "9"], Container(width: 100, height: 40, source: .terminal)),
    (nil, nil, ["LINES": "9"], Container(width: 80, height: 9, source: .environment)),
    (
      nil, nil, ["LINES": "x", "COLUMNS": "12"], Container(width: 12, height: 24, source: .default)
    ),
    (0, nil, ["LINES": "9"], Container(width: 80, height: 0, source: .option)),
  ])
  func height(
    option: Int?, terminal: Size?, variables: [String: String], container: Container
  ) {
    var invocation = Invocation()
    invocation.settings.layout.scrollDirection = .horizontal
    invocation.height = option
    #expect(
      Container.resolve(invocation, terminal: terminal, environment: Environment(variables))
        == container)
  }

  @Test(arguments: [
    ([:], false), (["NO_COLOR": ""], false), (["NO_COLOR": "0"], true), (["NO_COLOR": "1"], true),
  ])
  func emptyNoColorIsNone(variables: [String: String], forbids: Bool) {
    let environment = Environment(variables)
    #expect(environment.forbidsColor == forbids)
  }
}
