import Cloud

extension Model {
  /// The question and the keys that answer it, and a shorter form for narrow screens.
  func text(of question: Question) -> (long: String, short: String) {
    let dash = wording.dash
    let back = "other keys go back"
    switch question {
    case .leave:
      let fact = document.path.map { "\(name(of: $0)): unsaved edits" } ?? "unsaved edits"
      return (
        "\(fact) \(dash) S saves and quits, q quits, \(back)", "unsaved: S saves, q quits"
      )
    case .save(let request, let obstacle):
      let name = name(of: path(of: request))
      let words = obstacle.words(name, wording)
      return ("\(words.fact) \(dash) S \(words.deed), \(back)", words.short)
    }
  }

  /// The name of a file without its folder, as it is shown.
  private func name(of path: String) -> String {
    wording.cut(FilePath.name(of: path), to: 24)
  }
}

extension SaveObstacle {
  /// What is in the way, and what `S` does about it.
  fileprivate func words(
    _ name: String, _ wording: Wording
  ) -> (fact: String, deed: String, short: String) {
    switch self {
    case .invalidText:
      ("\(name) was not all UTF-8", "saves U+FFFD for what was not", "not UTF-8: S saves U+FFFD")
    case .changed:
      ("\(name) has changed since it was read", "overwrites it", "file changed: S overwrites")
    case .exists: ("\(name) exists", "overwrites it", "file exists: S overwrites")
    case .readOnly: ("\(name) is read-only", "replaces it", "read-only: S replaces it")
    case .unkept(let unkept, let text):
      (
        "tag \(unkept.first + 1) \(wording.quoted(text, atMost: 12)) \(unkept.loss.words)"
          + (unkept.count == 1 ? "" : ", \(unkept.count - 1) more"),
        "saves so", "tag \(unkept.first + 1) isn't kept: S saves"
      )
    }
  }
}

extension UnkeptTags.Loss {
  /// What becomes of the tag.
  fileprivate var words: String {
    switch self {
    case .lineBreak: "loses its line break"
    case .outerBlanks: "loses outer blanks"
    case .empty: "is empty and would go"
    case .null: "would end at its NUL"
    }
  }
}

extension SavedFile {
  /// What was saved, and where.
  func text(_ wording: Wording) -> String {
    let tags = count == 1 ? "1 tag" : "\(count) tags"
    let saved = "saved \(tags) to \(path)"
    switch otherLinks {
    case ...0: return saved
    case 1: return "\(saved) \(wording.dash) its other hard link keeps the old ones"
    default: return "\(saved) \(wording.dash) its \(otherLinks) other hard links keep the old ones"
    }
  }
}

extension SaveFailure {
  /// Why not.
  var text: String {
    switch self {
    case .notAFile(let kind): "cannot save: that is \(kind.words), not a file"
    case .system(let words): "cannot save: \(words)"
    }
  }
}

extension FileStatus.Kind {
  fileprivate var words: String {
    switch self {
    case .regular: "a file"
    case .folder: "a folder"
    case .symbolicLink: "a symbolic link"
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .characterDevice, .blockDevice: "a device"
    }
  }
}
