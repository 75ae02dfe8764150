/// Where bytes of tags are read from.
enum InputSource: Hashable, Sendable {
  case standardInput
  case file(String)

  /// `-` is standard input, anything else a path.
  init(argument: String) {
    self = argument == "-" ? .standardInput : .file(argument)
  }

  /// The name that diagnostics carry.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path
    }
  }
}
