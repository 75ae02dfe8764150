import Cloud
import TagLayout

extension CommandOption {
  /// Every option, in the order of `--help`.
  static let all: [CommandOption] =
    output + layout + boxes + input + preview + recording + general + hidden

  private static let output: [CommandOption] = [
    CommandOption(flag: "print", "print the layout and exit", in: .output) { $0.demand = .print },
    CommandOption(
      "format", value: "FORMAT", what: "a format", of: LayoutFormat.self, default: .text,
      "print in this form and exit", in: .output
    ) { $0.format = $1 },
    CommandOption(flag: "json", "short for --format json", in: .output) { $0.format = .json },
    CommandOption(
      "points-per-cell", value: "WxH", "the points of a cell in --format swift; default: 8x16",
      in: .output,
      action: .change { invocation, value throws(SettingError) in
        invocation.pointsPerCell = try Size(spelling: value, what: "a size of a cell")
      }),
    CommandOption(
      "output", value: "FILE", "print to a file instead of standard output", in: .output,
      action: .change { $0.output = OutputDestination(argument: $1) }),
  ]

  private static let layout: [CommandOption] =
    [
      CommandOption(
        cells: "width", short: "w", what: "a width",
        "layout width in cells, 0 = unlimited; default: the terminal's, else COLUMNS, else 80",
        in: .layout
      ) { $0.width = $1 },
      CommandOption(
        cells: "height", what: "a height",
        "container height for horizontal scrolling; default: the terminal's, else LINES, else 24",
        in: .layout
      ) { $0.height = $1 },
    ] + SettingSpelling.all.filter { !settingsOfBoxes.contains($0.option) }.map(CommandOption.init)

  private static let boxes: [CommandOption] = SettingSpelling.all
    .filter { settingsOfBoxes.contains($0.option) }.map(CommandOption.init)

  /// Settings that change the form of a box rather than its place.
  private static let settingsOfBoxes = [
    "box", "padding", "levels", "emphasis", "ascii", "width-mode", "ambiguous-width",
  ]

  private static let input: [CommandOption] = [
    CommandOption(
      "file", short: "f", value: "FILE",
      "read tags from a file, one a line; may be repeated; - is standard input", in: .input,
      action: .change { $0.files.append(InputSource(argument: $1)) }),
    CommandOption(
      "input", value: "FORMAT", allowed: InputFormat.spellings,
      "how the input holds tags; default: lines, unless it announces itself by a name ending in .csv, "
        + ".tsv or .json, by front matter, or by being JSON; auto guesses more",
      in: .input,
      action: .change { invocation, value throws(SettingError) in
        invocation.reading.format = try InputFormat(spelling: value)
      }),
    CommandOption(
      "split", value: "SEP",
      "divide each text at SEP, as ',' or '\\t'; may be repeated", in: .input,
      action: .change { invocation, value throws(SettingError) in
        invocation.reading.separators.append(try ReadingOptions.separator(spelling: value))
      }),
    CommandOption(
      flag: "null", "tags end with NUL, and are taken as they are", in: .input
    ) { $0.reading.isNullSeparated = true },
    CommandOption(
      "column", value: "N", "the column of the tags, by its number or its name in the first row",
      in: .input, action: .change { $0.reading.column = .init(spelling: $1) }),
    CommandOption(
      "weight-column", value: "N",
      "the column of the weights; of lines 1 for a number in front, 2 for one behind", in: .input,
      action: .change { $0.reading.weightColumn = .init(spelling: $1) }),
    CommandOption(
      "json-key", value: "NAME", "the key that holds the tags, as name or items.name", in: .input,
      action: .change { $0.reading.key = Self.path($1) }),
    CommandOption(
      "weight-key", value: "NAME", "the key that holds the weight beside a tag", in: .input,
      action: .change { $0.reading.weightKey = Self.path($1) }),
    CommandOption(
      flag: "sections",
      "a section for each file, or for each group column or key in it", in: .input
    ) { $0.reading.hasSections = true },
    CommandOption(
      flag: "unique", "leave out a tag that came before", in: .input
    ) { $0.isUnique = true },
    CommandOption(
      "sort", value: "KEY", allowed: TagOrder.spellings, default: TagOrder.input.spelling,
      "put the tags in order: as they came, by name, by width, by weight, or so that they fill the "
        + "lines",
      in: .input,
      action: .change { invocation, value throws(SettingError) in
        invocation.order = try TagOrder(spelling: value)
      }),
    CommandOption(
      flag: "strict", "exit with 1 when a tag is cut, hidden, empty or not valid UTF-8", in: .input
    ) { $0.isStrict = true },
    CommandOption(
      flag: "verbose", "say on standard error what was read, laid out, cut and hidden", in: .input
    ) { $0.isVerbose = true },
  ]

  private static let preview: [CommandOption] = [
    CommandOption(
      flag: "interactive",
      "preview on the terminal though standard output is none; q then prints the edited tags",
      in: .preview
    ) { $0.demand = .preview },
    CommandOption(
      "color", value: "WHEN", what: "a colour mode", of: ColorMode.self, default: .auto,
      "colour the preview, and with always a printed layout too", in: .preview
    ) { $0.color = $1 },
    CommandOption(
      flag: "no-mouse", "leave the mouse to the terminal, for selecting text; M turns it on",
      in: .preview
    ) { $0.usesMouse = false },
    CommandOption(
      flag: "no-overlay",
      "draw only what ncurses can: emoji of several parts in a simpler form", in: .preview
    ) { $0.drawsOverlays = false },
  ]

  private static let recording: [CommandOption] = [
    CommandOption(
      "record", value: "FILE", "write what happens in the preview to a file, for a report of a bug",
      in: .preview,
      action: .change {
        $0.record = $1
        $0.demand = .preview
      }),
    CommandOption(
      "replay", value: "FILE",
      "do what a record tells, without a terminal, and print the last screen",
      in: .preview, action: .change { $0.replay = InputSource(argument: $1) }),
    CommandOption(
      "size", value: "WxH", "the terminal's size to begin a replay with; default: the record's",
      in: .preview,
      action: .change { invocation, value throws(SettingError) in
        invocation.replaySize = try Size(spelling: value, what: "a size")
      }),
  ]

  private static let general: [CommandOption] = [
    CommandOption("help", short: "h", "show this help", in: .general, action: .help),
    CommandOption("version", "show the version", in: .general, action: .version),
  ]

  /// A dotted path of keys.
  private static func path(_ value: String) -> [String] {
    value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The options that these arguments may use: hidden ones must be spelled out, so that no
  /// abbreviation reaches them.
  static func known(in arguments: [String]) -> [CommandOption] {
    all.filter { option in
      option.group != .hidden
        || arguments.contains { $0 == "--\(option.long)" || $0.hasPrefix("--\(option.long)=") }
    }
  }

  private static let hidden: [CommandOption] = [
    CommandOption(
      "self-test-crash", value: "KIND", what: "a crash", of: SelfTestCrash.self,
      "show one frame, then die", in: .hidden
    ) {
      $0.selfTestCrash = $1
      $0.demand = .preview
    }
  ]

  /// An option out of a setting's spelling.
  private init(_ setting: SettingSpelling) {
    self.init(
      setting.option, short: setting.option == "align" ? "a" : nil, value: setting.valueName,
      allowed: setting.allowed, setting.summary,
      in: Self.settingsOfBoxes.contains(setting.option) ? .boxes : .layout,
      action: .change { invocation, value throws(SettingError) in
        try setting.set(&invocation.settings, value)
      })
  }
}
