/// What can go wrong while the tables are made.
enum GeneratorError: Error, Equatable, CustomStringConvertible {
  case unreadable(path: String)
  case unwritable(path: String)
  case malformed(file: String, line: Int)
  case unknownName(String, file: String, line: Int)
  case contradiction(Int, file: String)
  case missingVersion(file: String)
  case differentVersions(String, String)
  case tooMany(String, count: Int, limit: Int)

  var description: String {
    switch self {
    case .unreadable(let path): "can't read '\(path)'"
    case .unwritable(let path): "can't write '\(path)'"
    case .malformed(let file, let line): "\(file):\(line): not a row of this table"
    case .unknownName(let name, let file, let line): "\(file):\(line): unknown name '\(name)'"
    case .contradiction(let value, let file):
      "\(file): U+\(String(value, radix: 16, uppercase: true)) has properties that no rule for "
        + "clusters expects together"
    case .missingVersion(let file): "\(file): the first line names no Unicode version"
    case .differentVersions(let one, let other):
      "ranges.tsv is of Unicode \(one), properties.tsv of \(other)"
    case .tooMany(let what, let count, let limit):
      "\(count) different \(what), and at most \(limit) have a number in one byte"
    }
  }
}
