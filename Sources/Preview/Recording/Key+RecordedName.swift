extension Key {
  /// The key as records call it; each key has a name of its own.
  ///
  /// A character is itself, space included; the other names are those of the help: `Tab`,
  /// `Shift-Tab`, `PgUp`, `F5`, `Ctrl-r`.
  var recordedName: String {
    switch self {
    case .character(let scalar): String(scalar)
    case .control(let scalar): Self.control + String(scalar)
    default: name
    }
  }

  /// The key of a name; nil if no key has it.
  init?(recordedName: String) {
    let scalars = recordedName.unicodeScalars
    if let only = scalars.first, scalars.count == 1 {
      self = .character(only)
    } else if let key = Self.byName[recordedName] {
      self = key
    } else if recordedName.hasPrefix(Self.control), let last = scalars.last,
      scalars.count == Self.control.unicodeScalars.count + 1
    {
      self = .control(last)
    } else if recordedName.hasPrefix("F"), let number = Int(recordedName.dropFirst()), number > 0,
      recordedName == Key.function(number).name
    {
      self = .function(number)
    } else {
      return nil
    }
  }

  private static let control = "Ctrl-"

  /// The names of keys that are no characters, but for those with Ctrl or a number.
  static var recordedNames: [String] { byName.keys.sorted() }

  private static let byName: [String: Key] = {
    let keys: [Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .enter, .tab,
      .backTab, .backspace, .escape,
    ]
    return Dictionary(keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }()
}
