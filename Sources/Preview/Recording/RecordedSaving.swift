import Cloud

/// What came of a request to save, as far as a record tells: everything but which file was in the way.
public enum RecordedSaving: Hashable, Sendable {
  case saved(SavedFile)
  case blocked(Obstacle)
  case failed(SaveFailure)

  /// The kinds of obstacles, as records call them.
  public enum Obstacle: String, CaseIterable, Hashable, Sendable {
    case invalidText, changed, exists, readOnly, unkept
  }

  /// The part of an outcome that is recorded.
  init(_ outcome: SaveOutcome) {
    self =
      switch outcome {
      case .saved(let file): .saved(file)
      case .blocked(.invalidText): .blocked(.invalidText)
      case .blocked(.changed): .blocked(.changed)
      case .blocked(.exists): .blocked(.exists)
      case .blocked(.readOnly): .blocked(.readOnly)
      case .blocked(.unkept): .blocked(.unkept)
      case .failed(let failure): .failed(failure)
      }
  }

  /// The outcome for these tags.
  func outcome(for tags: TagList) -> SaveOutcome {
    let nothing = FileIdentity(device: 0, inode: 0, size: 0, seconds: 0, nanoseconds: 0)
    switch self {
    case .saved(let file): return .saved(file)
    case .failed(let failure): return .failed(failure)
    case .blocked(.invalidText): return .blocked(.invalidText)
    case .blocked(.changed): return .blocked(.changed(nothing))
    case .blocked(.exists): return .blocked(.exists(nothing))
    case .blocked(.readOnly): return .blocked(.readOnly)
    case .blocked(.unkept):
      guard let unkept = UnkeptTags(of: tags) else { return .blocked(.invalidText) }
      return .blocked(.unkept(unkept, text: tags[unkept.first]))
    }
  }
}

extension RecordedSaving {
  static let keys = ["saved", "blocked", "failed", "failedOn"]

  /// The members of a line: `"saved":"tags.txt","count":3`, or `"blocked":"exists"`, or
  /// `"failed":"No space left on device"`.
  var recordedMembers: [JSONValue.Member] {
    switch self {
    case .saved(let file):
      [
        .init(key: "saved", value: .string(file.path)),
        .init(key: "count", value: .init(file.count)),
        .init(key: "otherLinks", value: .init(file.otherLinks)),
      ]
    case .blocked(let obstacle): [.init(key: "blocked", value: .string(obstacle.rawValue))]
    case .failed(.system(let words)): [.init(key: "failed", value: .string(words))]
    case .failed(.notAFile(let kind)): [.init(key: "failedOn", value: .string(kind.rawValue))]
    }
  }

  /// The outcome of a line that has `key`.
  init(_ key: String, _ fields: inout RecordFields) throws(RecordFault) {
    switch key {
    case "saved":
      let path = try fields.require(key, .text) { $0.string }
      self = .saved(
        SavedFile(
          path: path, count: try fields.take("count", .count) { $0.count } ?? 0,
          otherLinks: try fields.take("otherLinks", .count) { $0.count } ?? 0))
    case "blocked": self = .blocked(try fields.require(key, of: Obstacle.self))
    case "failedOn":
      self = .failed(.notAFile(try fields.require(key, of: FileStatus.Kind.self)))
    default: self = .failed(.system(words: try fields.require(key, .text) { $0.string }))
    }
  }
}
