// CONTRACT
public import Preview

/// The program: arguments in, exit status out.
public enum Command {
  public static func run<T: Terminal & ~Copyable>(
    arguments: [String], environment: [String: String],
    openTerminal: () throws(TerminalFailure) -> T
  ) -> Int32 { fatalError("CONTRACT") }
}
