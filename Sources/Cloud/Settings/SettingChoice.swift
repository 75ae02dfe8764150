public import TagLayout

/// A setting that is one of a few names.
///
/// The screen and JSON show `name`, the API's own; options, help and messages use `spelling`, its
/// kebab-case form. Options accept both.
public protocol SettingChoice: CaseIterable, Hashable, Sendable {
  /// The API's name: `rightFlow`.
  var name: String { get }
  /// What a value of this kind is called in a message: `an alignment`.
  static var what: String { get }
}

extension SettingChoice {
  /// The name in kebab-case: `right-flow`.
  public var spelling: String {
    var spelling = ""
    for scalar in name.unicodeScalars {
      if scalar.properties.isUppercase {
        spelling += "-" + scalar.properties.lowercaseMapping
      } else {
        spelling.unicodeScalars.append(scalar)
      }
    }
    return spelling
  }

  /// All spellings, in the order of the cases.
  public static var spellings: [String] { allCases.map(\.spelling) }

  /// Reads a name or a spelling.
  ///
  /// - Throws: `SettingError.notOneOf` when it is neither.
  public init(spelling: String) throws(SettingError) {
    guard let match = Self.allCases.first(where: { $0.spelling == spelling || $0.name == spelling })
    else { throw .notOneOf(value: spelling, what: Self.what, allowed: Self.spellings) }
    self = match
  }
}

extension AlignDirection: SettingChoice {
  // The names are written out: `"\(self)"` would ask the run time's reflection for each of them,
  // half a millisecond before the first frame.

  /// The API's name: `rightFlow`.
  public var name: String {
    switch self {
    case .left: "left"
    case .rightFlow: "rightFlow"
    case .rightData: "rightData"
    case .center: "center"
    case .justified: "justified"
    case .spaceAround: "spaceAround"
    case .spaceEvenly: "spaceEvenly"
    case .fill: "fill"
    }
  }
  /// What a value is called in a message.
  public static var what: String { "an alignment" }
}

extension ScrollDirection: SettingChoice {
  /// The API's name: `horizontal`.
  public var name: String {
    switch self {
    case .vertical: "vertical"
    case .horizontal: "horizontal"
    }
  }
  /// What a value is called in a message.
  public static var what: String { "a scroll direction" }
}

extension LineAlignment: SettingChoice {
  /// The API's name: `bottom`.
  public var name: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    }
  }
  /// What a value is called in a message.
  public static var what: String { "an alignment within the line" }
}

extension AlignmentScope: SettingChoice {
  /// The API's name: `block`.
  public var name: String {
    switch self {
    case .line: "line"
    case .block: "block"
    }
  }
  /// What a value is called in a message.
  public static var what: String { "a scope" }
}

extension LastLine: SettingChoice {
  /// The API's name: `inherit`.
  public var name: String {
    switch self {
    case .inherit: "inherit"
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }
  /// What a value is called in a message.
  public static var what: String { "a place for the last line" }
}

extension LineBreaking: SettingChoice {
  /// The API's name: `balanced`.
  public var name: String {
    switch self {
    case .greedy: "greedy"
    case .balanced: "balanced"
    }
  }
  /// What a value is called in a message.
  public static var what: String { "a way to break lines" }
}

extension OversizeBehavior: SettingChoice {
  /// The API's name: `clamp`.
  public var name: String {
    switch self {
    case .clamp: "clamp"
    case .overflow: "overflow"
    }
  }
  /// What a value is called in a message.
  public static var what: String { "a way to treat oversize tags" }
}

extension BoxStyle: SettingChoice {
  /// The API's name: `rounded`.
  public var name: String {
    switch self {
    case .rounded: "rounded"
    case .square: "square"
    case .heavy: "heavy"
    case .double: "double"
    case .ascii: "ascii"
    case .bracket: "bracket"
    case .none: "none"
    }
  }
  /// What a value is called in a message.
  public static var what: String { "a box style" }
}
