import Cloud
import TagLayout

extension Container {
  /// The container that a printed cloud is laid out in.
  ///
  /// Each length comes from the option, else from the terminal that standard output is, else from
  /// the environment (`COLUMNS`, `LINES`), else 80 × 24. The source named is that of the length
  /// that lines are wrapped at. The height matters to columns only: rows have no limit.
  static func resolve(
    _ invocation: Invocation, terminal: Size?, environment: Environment
  ) -> Container {
    let width = length(
      option: invocation.width, terminal: terminal?.width, environment: environment.columns,
      default: 80)
    guard invocation.settings.layout.scrollDirection == .horizontal else {
      return Container(width: width.cells, source: width.source)
    }
    let height = length(
      option: invocation.height, terminal: terminal?.height, environment: environment.lines,
      default: 24)
    return Container(width: width.cells, height: height.cells, source: height.source)
  }

  private static func length(
    option: Int?, terminal: Int?, environment: Int?, default fallback: Int
  ) -> (cells: Int, source: ContainerSource) {
    if let option { return (option, .option) }
    // A terminal that does not know its size says 0.
    if let terminal, terminal > 0 { return (terminal, .terminal) }
    if let environment { return (environment, .environment) }
    return (fallback, .default)
  }
}
