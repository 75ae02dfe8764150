import Cloud

extension Request {
  /// Reads the default options, then the arguments (without the program's name).
  ///
  /// `--help` wins wherever it stands, even beside bad options; then what is wrong, the default
  /// options first; then `--version`. Where options contradict each other the last one holds, so the
  /// command line overrides the defaults.
  static func parse(
    _ arguments: [String], defaultOptions: String
  ) throws(CommandFailure) -> Request {
    let words: [String]
    do throws(UsageError) {
      words = try ShellWords.split(defaultOptions)
    } catch {
      // Help is given even so.
      let scanner = OptionScanner(options: CommandOption.known(in: arguments))
      if scanner.scan(arguments).asksForHelp || asksForHelp(arguments) { return .help }
      throw .usage(error, origin: .defaultOptions)
    }
    return try parse(arguments, defaults: words, from: .defaultOptions)
  }

  /// Reads default options that are words already, then the arguments.
  static func parse(
    _ arguments: [String], defaults words: [String], from origin: ArgumentOrigin
  ) throws(CommandFailure) -> Request {
    let scanner = OptionScanner(options: CommandOption.known(in: arguments))
    let scanned = scanner.scan(arguments)
    if scanned.asksForHelp || asksForHelp(arguments) { return .help }

    var invocation = Invocation()
    do throws(UsageError) {
      let defaults = scanner.scan(words)
      if defaults.asksForHelp { return .help }
      try invocation.apply(defaults)
      if let operand = defaults.operands.first { throw .operandAmongDefaults(operand) }
    } catch {
      throw .usage(error, origin: origin)
    }
    do throws(UsageError) {
      try invocation.apply(scanned)
      try invocation.check()
    } catch {
      throw .usage(error, origin: .commandLine)
    }
    if scanned.asksForVersion { return .version }
    invocation.operands = scanned.operands
    return .run(invocation)
  }

  /// Whether `--help` stands among the arguments though getopt took it for an option's value.
  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains("--help")
  }
}

extension ScannedArguments {
  fileprivate var asksForHelp: Bool {
    options.contains { if case .help = $0.option.action { true } else { false } }
  }

  fileprivate var asksForVersion: Bool {
    options.contains { if case .version = $0.option.action { true } else { false } }
  }
}

extension Invocation {
  /// Finds options that don't go together.
  fileprivate func check() throws(UsageError) {
    if replay == nil, replaySize != nil { throw .lonelyOption("--size", needs: "--replay") }
    if replay != nil, record != nil { throw .contradiction("--record", "--replay") }
    if record != nil, demand == .print { throw .contradiction("--record", "--print") }
  }

  /// Carries the options out, in their order.
  fileprivate mutating func apply(_ scanned: ScannedArguments) throws(UsageError) {
    for (option, value) in scanned.options {
      guard case .change(let change) = option.action else { continue }
      do throws(SettingError) {
        try change(&self, value)
      } catch {
        throw .badValue(error)
      }
    }
    if let failure = scanned.failure { throw failure }
  }
}
