import CellText
import Cloud
import Glibc
import Preview
import TagLayout

extension CommandFailure {
  /// The failure in one line, without the program's name.
  var message: String {
    switch self {
    case .usage(let error, .commandLine): error.message
    case .usage(let error, .defaultOptions):
      "\(Environment.Variable.defaultOptions.rawValue): \(error.message)"
    case .usage(let error, .record): "the record's options: \(error.message)"
    case .badRecord(let source, let line, let fault):
      "cannot replay \(source.quoted), line \(line): \(fault.message)"
    case .emptyRecord(let source): "cannot replay \(source.quoted): there is nothing in it"
    case .cannotRecord(let path, let errno):
      "cannot record to '\(path)': \(Words.systemError(errno))"
    case .notARecord(let path):
      "cannot record to '\(path)': it holds something else than a record"
    case .cannotRead(let source, let errno):
      "cannot read \(source.quoted): \(Words.systemError(errno))"
    case .unreadable(let failure): failure.message
    case .tooMuchInput(let source, let limit):
      "cannot read \(source.quoted): it holds more than \(limit >> 20) MiB"
    case .tooManyTags(let source, let limit):
      "cannot read \(source.quoted): that makes more than \(limit) tags"
    case .cannotWrite(let destination, let errno):
      "cannot write to \(destination.quoted): \(Words.systemError(errno))"
    case .terminal(let failure): "\(failure.reason); \(failure.remedy)"
    case .terminalLost(let failure): failure.reason
    }
  }
}

extension Recovery {
  /// What became of the tags, in one line.
  var message: String {
    switch self {
    case .kept(let path): "the unsaved tags are in '\(path)'"
    case .lost(let error): "the unsaved tags are lost: \(Words.systemError(error.number))"
    case .homeless:
      "the unsaved tags are lost: neither XDG_STATE_HOME nor HOME says where to keep them"
    }
  }
}

extension UsageError {
  /// The error in one line.
  var message: String {
    switch self {
    case .unknownOption(let option, let nearest?):
      "unknown option '\(option)'; did you mean '\(nearest)'?"
    case .unknownOption(let option, nil):
      "unknown option '\(option)'; 'tagcloud --help' lists all, and a tag like this goes after '--'"
    case .ambiguousOption(let option, let candidates):
      "option '\(option)' is ambiguous: \(Words.list(candidates))"
    case .missingValue(let option, let allowed) where allowed.isEmpty:
      "option '\(option)' needs a value"
    case .missingValue(let option, let allowed):
      "option '\(option)' needs a value: \(Words.list(allowed))"
    case .superfluousValue(let option, let value):
      "option '\(option)' takes no value, not '\(value)'"
    case .badValue(let error): error.message
    case .operandAmongDefaults(let word):
      "'\(word)' is not an option; tags belong on the command line"
    case .lonelyOption(let option, let other): "option '\(option)' goes with '\(other)'"
    case .contradiction(let one, let other):
      "options '\(one)' and '\(other)' exclude each other"
    case .unclosedQuote(let quote): "a quote is not closed: \(quote)"
    }
  }
}

extension ReportFact {
  /// The fact in one line.
  var message: String {
    switch self {
    case .read(let count, let source):
      "read \(Words.count(count, "tag")) from \(source.name)"
    case .planned(let source, let plan): "\(source.name) is read as \(plan.words)"
    case .repeated(let count): "left out \(Words.count(count, "tag")) that came before"
    case .counted(let source): source.message
    case .laidOut(let tags, let lines, let content, let container):
      "laid out \(Words.count(tags, "tag")) in \(Words.count(lines, "line")), "
        + "content \(content.width)×\(content.height), "
        + "container \(Words.length(container.width))×\(Words.length(container.height)) "
        + "(\(container.source.rawValue))"
    case .truncated(1, let first): "1 tag is cut: '\(first)'"
    case .truncated(let count, let first): "\(count) tags are cut, the first is '\(first)'"
    case .hidden(1, let first): "1 tag is hidden: '\(first)'"
    case .hidden(let count, let first): "\(count) tags are hidden, the first is '\(first)'"
    case .refused(let refusal): refusal.message
    case .empty(1, let number): "1 tag is empty: number \(number)"
    case .empty(let count, let number): "\(count) tags are empty, the first is number \(number)"
    }
  }
}

extension ReadingPlan {
  /// The format, and why it is this one.
  fileprivate var words: String {
    reason.map { "\(format.spelling): \($0.message)" } ?? format.spelling
  }
}

extension WidthSource {
  /// Who said how cells are counted, in one line.
  fileprivate var message: String {
    switch self {
    case .terminal(let profile): "the terminal counts cells as \(profile.spellingOfRules)"
    case .noTerminal(let failure): "\(failure.reason); cells are counted as \(Self.fallback)"
    case .silent:
      "the terminal can't be asked, or says nothing; cells are counted as \(Self.fallback)"
    }
  }

  private static var fallback: String { WidthProfile.wcwidth.spelling }
}

extension TerminalFailure {
  /// What is wrong with the terminal.
  fileprivate var reason: String {
    switch self {
    case .noControllingTerminal(let errno):
      "cannot open the terminal: \(Words.systemError(errno))"
    case .termNotSet: "TERM is not set, so the terminal's type is unknown"
    case .termUnknown(let name): "unknown terminal type '\(name)' in TERM"
    case .termUnusable(let name): "a terminal of type '\(name)' can't show a preview"
    case .ioError(let errno): "cannot use the terminal: \(Words.systemError(errno))"
    }
  }

  /// The way out.
  fileprivate var remedy: String {
    switch self {
    case .noControllingTerminal, .ioError: "'tagcloud --print' needs none"
    case .termNotSet, .termUnknown:
      "try 'TERM=xterm-256color tagcloud', or 'tagcloud --print', which needs no terminal"
    case .termUnusable: "'tagcloud --print' needs no terminal"
    }
  }
}

extension InputSource {
  /// The source as messages name it.
  fileprivate var quoted: String {
    switch self {
    case .standardInput: name
    case .file: "'\(name)'"
    }
  }
}

extension OutputDestination {
  fileprivate var quoted: String {
    switch self {
    case .standardOutput: "standard output"
    case .file(let path): "'\(path)'"
    }
  }
}
