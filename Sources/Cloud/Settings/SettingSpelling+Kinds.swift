// A key path is immutable, but the standard library does not call the type of its literal sendable
// unless the context asks for it.
typealias SettingPath<Value> = WritableKeyPath<CloudSettings, Value> & Sendable

// A key path is made only when a setting is read or written: making those of the whole table would
// take a tenth of the program's start.

extension SettingSpelling {
  /// One of a few names.
  static func choice<Choice: SettingChoice>(
    _ option: String, _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Choice>,
    valueName: String = "NAME", summary: String
  ) -> SettingSpelling {
    SettingSpelling(
      option: option, valueName: valueName, allowed: Choice.spellings, summary: summary,
      set: { settings, value throws(SettingError) in
        settings[keyPath: path()] = try Choice(spelling: value)
      },
      get: { settings in
        let value = settings[keyPath: path()]
        return value == CloudSettings()[keyPath: path()] ? nil : value.spelling
      })
  }

  /// A number of cells.
  static func cells(
    _ option: String, _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Int>,
    what: String, summary: String
  ) -> SettingSpelling {
    SettingSpelling(
      option: option, valueName: "N", allowed: [], summary: summary,
      set: { settings, value throws(SettingError) in
        settings[keyPath: path()] = try CellCount.parse(value, what: what)
      },
      get: { settings in
        let value = settings[keyPath: path()]
        return value == CloudSettings()[keyPath: path()] ? nil : String(value)
      })
  }

  /// Something that is off or on.
  static func flag<Value: Equatable & Sendable>(
    _ option: String, _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Value>,
    on: Value, summary: String
  ) -> SettingSpelling {
    SettingSpelling(
      option: option, valueName: nil, allowed: [], summary: summary,
      set: { settings, _ throws(SettingError) in settings[keyPath: path()] = on },
      get: { settings in settings[keyPath: path()] == on ? "" : nil })
  }

  /// A value with a spelling of its own.
  static func value<Value: Equatable & Sendable>(
    _ option: String, _ path: @autoclosure @escaping @Sendable () -> any SettingPath<Value>,
    valueName: String, allowed: [String] = [],
    summary: String, parse: @escaping @Sendable (String) throws(SettingError) -> Value,
    spell: @escaping @Sendable (Value) -> String?
  ) -> SettingSpelling {
    SettingSpelling(
      option: option, valueName: valueName, allowed: allowed, summary: summary,
      set: { settings, value throws(SettingError) in
        settings[keyPath: path()] = try parse(value)
      },
      get: { settings in
        let value = settings[keyPath: path()]
        return value == CloudSettings()[keyPath: path()] ? nil : spell(value)
      })
  }
}
