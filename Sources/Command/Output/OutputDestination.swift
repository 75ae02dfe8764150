/// Where the output goes.
enum OutputDestination: Hashable, Sendable {
  case standardOutput
  case file(String)

  /// `-` is standard output, anything else a path.
  init(argument: String) {
    self = argument == "-" ? .standardOutput : .file(argument)
  }
}
