/// What a call does with the layout.
enum Mode: Hashable, Sendable {
  /// Writes it, without touching the terminal.
  case print
  /// Shows it on the terminal.
  case preview
}

/// Where the tags come from.
enum TagSource: Hashable, Sendable {
  /// Operands, then files, in their order.
  case arguments
  case standardInput
  /// The built-in cloud: nothing was given, and nothing is piped in.
  case demo
}

/// What a call comes to, decided before anything is read, written or opened.
struct Plan: Hashable, Sendable {
  var mode: Mode
  var source: TagSource

  /// Decides from the arguments and from what standard input and output are.
  ///
  /// An explicit `--print` or `--interactive` holds. Else a form or a file for the output means
  /// printing; else the preview is for a standard output that is a terminal.
  init(
    _ invocation: Invocation, isInputTerminal: Bool, isOutputTerminal: Bool
  ) {
    if let demand = invocation.demand {
      mode = demand
    } else if invocation.format != nil || invocation.output != nil || !isOutputTerminal {
      mode = .print
    } else {
      mode = .preview
    }
    if !invocation.operands.isEmpty || !invocation.files.isEmpty {
      source = .arguments
    } else {
      source = isInputTerminal ? .demo : .standardInput
    }
  }
}
