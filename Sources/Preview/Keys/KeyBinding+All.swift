import TagLayout

extension KeyBinding {
  /// The key table, in the order in which help shows it.
  public static let all: [KeyBinding] =
    selecting + layingOut + editing + program + page + prompt + question

  private static let selecting: [KeyBinding] = [
    KeyBinding(
      .cloud, "arrows hjkl",
      [
        .up: .select(.up), .down: .select(.down), .left: .select(.left), .right: .select(.right),
        .character("h"): .select(.left), .character("j"): .select(.down),
        .character("k"): .select(.up), .character("l"): .select(.right),
      ],
      "select a tag by place", hint: Hint("select", as: "arrows", priority: 9)),
    KeyBinding(
      .cloud, "g Home G End",
      [
        .character("g"): .selectFirst, .home: .selectFirst,
        .character("G"): .selectLast, .end: .selectLast,
      ],
      "first tag, last tag"),
    KeyBinding(
      .cloud, "PgUp PgDn",
      [.pageUp: .scroll(.pages(-1)), .pageDown: .scroll(.pages(1))],
      "scroll by a page"),
    KeyBinding(
      .cloud, "Ctrl-U Ctrl-D",
      [.control("u"): .scroll(.halfPages(-1)), .control("d"): .scroll(.halfPages(1))],
      "scroll by half a page"),
  ]

  private static let layingOut: [KeyBinding] = [
    KeyBinding(
      .cloud, "Tab Shift-Tab",
      [.tab: .stepAlignment(1), .backTab: .stepAlignment(-1)],
      "next, previous alignment", hint: Hint("align", as: "Tab", priority: 3)),
    alignments,
    KeyBinding(
      .cloud, "+ = - > <",
      [
        .character("+"): .resize(1), .character("="): .resize(1), .character("-"): .resize(-1),
        .character(">"): .resize(10), .character("<"): .resize(-10),
      ],
      "width (height) by 1, 10", hint: Hint("width", as: "+/-", priority: 4)),
    KeyBinding(.cloud, "0", [.character("0"): .followTerminal], "follow the terminal"),
    KeyBinding(.cloud, "w", [.character("w"): .promptSize], "type the width (height)"),
    KeyBinding(
      .cloud, "] [",
      [.character("]"): .changeItemSpacing(1), .character("["): .changeItemSpacing(-1)],
      "more, less item spacing", hint: Hint("spacing", as: "]/[", priority: 11)),
    KeyBinding(
      .cloud, "} {",
      [.character("}"): .changeLineSpacing(1), .character("{"): .changeLineSpacing(-1)],
      "more, less line spacing"),
    KeyBinding(
      .cloud, ") (",
      [.character(")"): .changePadding(1), .character("("): .changePadding(-1)],
      "more, less padding"),
    KeyBinding(
      .cloud, "I y", [.character("I"): .promptInsets, .character("y"): .promptItemSize],
      "type insets, item size"),
    KeyBinding(.cloud, "v", [.character("v"): .turnScrollDirection], "lines as rows, columns"),
    KeyBinding(.cloud, "V", [.character("V"): .stepLineAlignment], "alignment within lines"),
    KeyBinding(
      .cloud, "O T", [.character("O"): .turnScope, .character("T"): .stepLastLine],
      "scope, last line"),
    KeyBinding(
      .cloud, "B m",
      [.character("B"): .turnLineBreaking, .character("m"): .promptMaximumLines],
      "line breaking, max lines"),
    KeyBinding(.cloud, "o", [.character("o"): .turnOversize], "oversize clamp, overflow"),
    KeyBinding(.cloud, "R", [.character("R"): .turnLayoutDirection], "right to left"),
    KeyBinding(
      .cloud, "W t", [.character("W"): .stepWidthMode, .character("t"): .stepEmphasis],
      "width mode, emphasis"),
    KeyBinding(
      .cloud, "b", [.character("b"): .stepBox], "box style", hint: Hint("box", priority: 12)),
    KeyBinding(.cloud, "r", [.character("r"): .toggleRuler], "ruler"),
    KeyBinding(.cloud, "#", [.character("#"): .toggleNumbers], "numbers in the boxes"),
  ]

  /// One digit for each alignment, as far as the digits go.
  private static let alignments: KeyBinding = {
    let numbered = zip("123456789".unicodeScalars, AlignDirection.allCases)
    return KeyBinding(
      context: .cloud, label: "1-\(AlignDirection.allCases.count)",
      entries: numbered.map { (.character($0), .align($1)) }, long: "choose the alignment")
  }()

  private static let editing: [KeyBinding] = [
    KeyBinding(
      .cloud, "a i A",
      [
        .character("a"): .add(.after), .character("i"): .add(.before),
        .character("A"): .add(.atEnd),
      ],
      "add after, before, last", hint: Hint("add", as: "a", priority: 5)),
    KeyBinding(
      .cloud, "e Enter", [.character("e"): .edit, .enter: .edit],
      "edit the tag", hint: Hint("edit", as: "e", priority: 10)),
    KeyBinding(
      .cloud, "d x Delete",
      [.character("d"): .delete, .character("x"): .delete, .delete: .delete],
      "delete the tag", hint: Hint("delete", as: "d", priority: 6)),
    KeyBinding(
      .cloud, "H L", [.character("H"): .moveTag(-1), .character("L"): .moveTag(1)],
      "move tag earlier, later"),
    KeyBinding(
      .cloud, "s z", [.character("s"): .sort, .character("z"): .shuffle],
      "next sorting, shuffle"),
    KeyBinding(
      .cloud, "u Ctrl-R U", [.character("u"): .undo, .control("r"): .redo, .character("U"): .redo],
      "undo, redo (tags only)", hint: Hint("undo", as: "u", priority: 7)),
    KeyBinding(
      .cloud, "/ n N",
      [.character("/"): .find, .character("n"): .findAgain(1), .character("N"): .findAgain(-1)],
      "find, next, previous", hint: Hint("find", as: "/", priority: 8)),
  ]

  private static let program: [KeyBinding] = [
    KeyBinding(
      .cloud, "S E", [.character("S"): .save, .character("E"): .export],
      "save the tags, export", hint: Hint("save", as: "S", priority: 15)),
    KeyBinding(
      .cloud, "C", [.character("C"): .showCommandLine],
      "equivalent command line", hint: Hint("command", priority: 13)),
    KeyBinding(
      .cloud, "p", [.character("p"): .togglePrintOnExit],
      "print layout on exit", hint: Hint("print", priority: 14)),
    KeyBinding(.cloud, "M", [.character("M"): .toggleMouse], "mouse on, off"),
    KeyBinding(
      .cloud, "Ctrl-L Ctrl-Z", [.control("l"): .repaint, .control("z"): .suspend],
      "repaint, suspend"),
    KeyBinding(
      .cloud, "? F1", [.character("?"): .help, .function(1): .help],
      "help", hint: Hint("help", as: "?", priority: 1)),
    KeyBinding(.cloud, "Esc", [.escape: .escape], "cancel, close, clear"),
    KeyBinding(
      .cloud, "q Ctrl-C", [.character("q"): .quit, .control("c"): .interrupt],
      "quit", hint: Hint("quit", as: "q", priority: 2)),
  ]

  private static let page: [KeyBinding] = [
    KeyBinding(
      .page, "j k Up Down",
      [
        .character("j"): .scrollPage(.lines(1)), .character("k"): .scrollPage(.lines(-1)),
        .down: .scrollPage(.lines(1)), .up: .scrollPage(.lines(-1)),
      ],
      "scroll", hint: Hint("scroll", as: "j/k", priority: 2)),
    KeyBinding(
      .page, "PgUp PgDn Space",
      [
        .pageUp: .scrollPage(.pages(-1)), .pageDown: .scrollPage(.pages(1)),
        .character(" "): .scrollPage(.pages(1)),
      ],
      "scroll by a page"),
    KeyBinding(
      .page, "Ctrl-U Ctrl-D",
      [.control("u"): .scrollPage(.halfPages(-1)), .control("d"): .scrollPage(.halfPages(1))],
      "scroll by half a page"),
    KeyBinding(
      .page, "g Home G End",
      [
        .character("g"): .scrollPage(.toStart), .home: .scrollPage(.toStart),
        .character("G"): .scrollPage(.toEnd), .end: .scrollPage(.toEnd),
      ],
      "start, end"),
    KeyBinding(
      .page, "q Esc ? F1 Enter",
      [
        .character("q"): .closePage, .escape: .closePage, .character("?"): .closePage,
        .function(1): .closePage, .enter: .closePage,
      ],
      "close", hint: Hint("close", as: "q", priority: 1)),
    KeyBinding(
      .page, "Ctrl-L Ctrl-Z", [.control("l"): .repaint, .control("z"): .suspend],
      "repaint, suspend"),
    KeyBinding(.page, "Ctrl-C", [.control("c"): .interrupt], "quit"),
  ]

  private static let prompt: [KeyBinding] = [
    KeyBinding(
      .prompt, "Enter", [.enter: .accept], "accept",
      hint: Hint("accept", priority: 2)),
    KeyBinding(
      .prompt, "Esc", [.escape: .cancel], "cancel", hint: Hint("cancel", priority: 1)),
    KeyBinding(
      .prompt, "Left Right",
      [.left: .editLine(.moveBackward), .right: .editLine(.moveForward)],
      "move"),
    KeyBinding(
      .prompt, "Home End Ctrl-A Ctrl-E",
      [
        .home: .editLine(.moveToStart), .end: .editLine(.moveToEnd),
        .control("a"): .editLine(.moveToStart), .control("e"): .editLine(.moveToEnd),
      ],
      "start, end"),
    KeyBinding(
      .prompt, "Backspace Ctrl-H Delete",
      [
        .backspace: .editLine(.deleteBackward), .control("h"): .editLine(.deleteBackward),
        .delete: .editLine(.deleteForward),
      ],
      "erase"),
    KeyBinding(.prompt, "Ctrl-W", [.control("w"): .editLine(.deleteWord)], "erase a word"),
    KeyBinding(
      .prompt, "Ctrl-U", [.control("u"): .editLine(.deleteToStart)], "erase to the start"),
    KeyBinding(
      .prompt, "Ctrl-L Ctrl-Z", [.control("l"): .repaint, .control("z"): .suspend],
      "repaint, suspend"),
    KeyBinding(.prompt, "Ctrl-C", [.control("c"): .interrupt], "quit"),
  ]

  private static let question: [KeyBinding] = [
    KeyBinding(
      .question, "S", [.character("S"): .answer(.save)], "save",
      hint: Hint("save", priority: 1)),
    KeyBinding(
      .question, "q", [.character("q"): .answer(.leave)], "quit without saving",
      hint: Hint("quit", priority: 2)),
    KeyBinding(
      .question, "Ctrl-L Ctrl-Z", [.control("l"): .repaint, .control("z"): .suspend],
      "repaint, suspend"),
    KeyBinding(.question, "Ctrl-C", [.control("c"): .interrupt], "quit"),
  ]
}
