import Canvas
import TagLayout

/// What pictures look like, in the terms of CSS.
enum PictureStyle {
  /// Pixels of a cell.
  static let cell = Size(width: 8, height: 16)

  /// Fonts whose characters are one cell or two wide, as far as there are such.
  static let fonts =
    "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono', "
    + "'Noto Sans Mono CJK SC', monospace"

  /// Variables of colours, on a light ground and on a dark one.
  static let colors = """
    :root{color-scheme:light dark;--ground:#fff;--text:#1f2328;--line:#8c959f;--red:#cf222e;\
    --green:#116329;--yellow:#7d4e00;--blue:#0550ae;--magenta:#8250df;--cyan:#0e6f77}
    @media(prefers-color-scheme:dark){:root{--ground:#0d1117;--text:#e6edf3;--line:#6e7681;\
    --red:#ff7b72;--green:#7ee787;--yellow:#e3b341;--blue:#79c0ff;--magenta:#d2a8ff;--cyan:#56d4dd}}
    """

  /// The classes of a look: `b` bold, `d` dim, and the colour's name.
  static func classes(_ style: Style) -> String {
    var classes: [String] = []
    if style.attributes.contains(.bold) { classes.append("b") }
    if style.attributes.contains(.dim) { classes.append("d") }
    if let color = style.foreground { classes.append(name(of: color)) }
    return classes.joined(separator: " ")
  }

  /// What the classes of looks mean: the colour of text and of the line around it.
  static let looks: String = {
    let colors = Color.allCases.map { color in
      let name = name(of: color)
      return ".\(name){--text:var(--\(name));--line:var(--\(name))}"
    }
    return ".b{font-weight:bold;stroke-width:2}.d{opacity:.65}" + colors.joined()
  }()

  private static func name(of color: Color) -> String {
    switch color {
    case .red: "red"
    case .green: "green"
    case .yellow: "yellow"
    case .blue: "blue"
    case .magenta: "magenta"
    case .cyan: "cyan"
    }
  }
}

extension BoxStyle {
  /// The class of a box in pictures.
  var pictureClass: String {
    switch self {
    case .rounded: "rounded"
    case .square: "square"
    case .heavy: "heavy"
    case .double: "double"
    case .ascii: "ascii"
    case .bracket: "bracket"
    case .none: "bare"
    }
  }
}
