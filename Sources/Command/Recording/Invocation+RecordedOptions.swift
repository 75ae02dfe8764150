import Cloud

extension Invocation {
  /// The words of a command line that starts the preview with `settings`, which are those that the
  /// terminal left, and with the lengths and the order of this call.
  func recordedOptions(_ settings: CloudSettings) -> [String] {
    var words = SettingSpelling.all.compactMap { setting -> String? in
      guard let value = setting.get(settings) else { return nil }
      return setting.valueName == nil ? "--\(setting.option)" : "--\(setting.option)=\(value)"
    }
    if let width { words.append("--width=\(width)") }
    if let height { words.append("--height=\(height)") }
    if order != .input { words.append("--sort=\(order.spelling)") }
    if !usesMouse { words.append("--no-mouse") }
    return words
  }
}
