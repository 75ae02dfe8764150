/// An order that the tags of a cloud can be put in.
public enum TagOrder: SettingChoice {
  /// As they came: operands, then files, then what was added since.
  case input
  /// By their texts, in either case; what is no letter goes by its code point.
  case name
  /// By the cells of their texts, the shortest first.
  case width
  /// By their weights, the heaviest first; those without one at the end.
  case weight
  /// So that lines of the present length are filled best.
  case packed

  /// The API's name: `packed`.
  public var name: String {
    switch self {
    case .input: "input"
    case .name: "name"
    case .width: "width"
    case .weight: "weight"
    case .packed: "packed"
    }
  }
  /// What a value is called in a message.
  public static var what: String { "an order" }
}
