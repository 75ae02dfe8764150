import Cloud

extension SettingSpelling {
  /// The value that leaves the default settings as they are, if it is a name or a small number.
  var defaultValue: String? {
    guard valueName != nil else { return nil }
    let candidates = allowed.isEmpty ? (0...9).map(String.init) : allowed
    return candidates.first { value in
      var settings = CloudSettings()
      guard (try? set(&settings, value)) != nil else { return false }
      return settings == CloudSettings()
    }
  }
}
