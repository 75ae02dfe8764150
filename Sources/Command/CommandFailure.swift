import Cloud
import Preview

/// Why the program can't do what it was asked to.
enum CommandFailure: Error, Hashable, Sendable {
  /// Bad arguments, and where they stood.
  case usage(UsageError, origin: ArgumentOrigin)
  /// A tag file, or standard input, can't be read.
  case cannotRead(source: InputSource, errno: Int32)
  /// A source isn't what it must be.
  case unreadable(ReadingFailure)
  /// A source holds more bytes than the program takes.
  case tooMuchInput(source: InputSource, limit: Int)
  /// With the tags of a source there are more than the program takes.
  case tooManyTags(source: InputSource, limit: Int)
  /// A line of a record is none; lines count from 1.
  case badRecord(source: InputSource, line: Int, RecordFault)
  /// A record tells of nothing at all.
  case emptyRecord(source: InputSource)
  /// A record can't be written, or not to its end.
  case cannotRecord(path: String, errno: Int32)
  /// The file for a record holds something else.
  case notARecord(path: String)
  /// The output can't be written.
  case cannotWrite(destination: OutputDestination, errno: Int32)
  /// No terminal for the preview.
  case terminal(TerminalFailure)
  /// The terminal failed while the preview was up.
  case terminalLost(TerminalFailure)
}

/// What is wrong with the arguments.
enum UsageError: Error, Hashable, Sendable {
  /// No option is called so; as typed, with its dashes.
  case unknownOption(String, nearest: String?)
  /// An abbreviation of several options.
  case ambiguousOption(String, candidates: [String])
  /// The option needs a value and stands last.
  case missingValue(option: String, allowed: [String])
  /// A flag was given a value.
  case superfluousValue(option: String, value: String)
  /// The option's value is not among what it takes.
  case badValue(SettingError)
  /// A word among the default options that is no option.
  case operandAmongDefaults(String)
  /// An option that says something only beside another.
  case lonelyOption(String, needs: String)
  /// Two options that contradict each other.
  case contradiction(String, String)
  /// A quote among the default options that nothing closes.
  case unclosedQuote(Unicode.Scalar)
}

/// Where an argument stood.
enum ArgumentOrigin: Hashable, Sendable {
  case commandLine
  /// The variable that holds default options.
  case defaultOptions
  /// The first line of a record.
  case record
}
