/// How the weights of tags are shown.
public enum Emphasis: SettingChoice {
  /// Not at all.
  case none
  /// By attributes and colours.
  case color
  /// By the size and the form of the box.
  case size
  /// By both.
  case both

  /// The API's name: `both`.
  public var name: String {
    switch self {
    case .none: "none"
    case .color: "color"
    case .size: "size"
    case .both: "both"
    }
  }
  /// What a value is called in a message.
  public static var what: String { "an emphasis" }

  /// Whether boxes differ in size and form.
  var changesSize: Bool { self == .size || self == .both }
  /// Whether boxes differ in attributes and colours.
  var changesStyle: Bool { self == .color || self == .both }
}
