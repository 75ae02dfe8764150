import CellText

extension Key {
  /// The key as messages call it: `Z`, `Ctrl-X`, `PgUp`, `F5`.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let scalar): Key.name(of: scalar)
    case .control(let scalar): "Ctrl-" + Key.name(of: scalar).uppercased()
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .insert: "Insert"
    case .delete: "Delete"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .escape: "Esc"
    case .function(let number): "F\(number)"
    }
  }

  /// The scalar itself if it can be shown, else its number: `U+200B`.
  private static func name(of scalar: Unicode.Scalar) -> String {
    let text = Sanitizer.sanitize(String(scalar))
    guard text.isEmpty else { return text }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
