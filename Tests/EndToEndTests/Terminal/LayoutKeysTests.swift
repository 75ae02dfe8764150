import TestSupport
import Testing

/// The keys of the layout: what the screen shows is what the command line of `C` prints.
@Suite struct LayoutKeysTests {
  /// Wide enough that no field of the status line drops; boxes of several widths, one wider than
  /// the layout.
  private func preview(
    _ arguments: [String] = ["--width", "40"], rows: Int = 40
  ) throws -> Pty {
    let tags = [
      "swift", "ncurses", "it's", "日本語", "a longer tag than others, with a comma",
      "C++", "x",
      "Swift", "flow layout", "$HOME", "wrap", "zebra", "éclair", "10", "9",
    ]
    let pty = try Pty(Launch(arguments + ["--"] + tags), columns: 240, rows: rows)
    try pty.waitForFrame()
    return pty
  }

  @Test("a digit for each alignment, beside other settings")
  func alignments() throws {
    let pty = try preview()
    let names = [
      "left", "rightFlow", "rightData", "center", "justified", "spaceAround", "spaceEvenly", "fill",
    ]
    for other in ["", "OB", "TRV"] {
      for key in other { try pty.press("\(key)") }
      for (index, name) in names.enumerated() {
        try pty.press("\(index + 1)")
        #expect(pty.status?.alignment == name)
        #expect(pty.screen.lines[0].contains("[\(name)]"))
        try pty.expectEquivalentCommand("\(name) after \(other)")
      }
    }
  }

  @Test(
    "each press takes the next value, the status line names it, and the last leads back",
    arguments: [
      ("O", "1", ["block", nil]),
      ("T", "1", ["last left", "last center", "last right", nil]),
      ("T", "5", ["last center", "last right", "last inherit", nil]),
      ("B", "1", ["balanced", nil]),
      ("o", "1", ["overflow", nil]),
      ("V", "1", ["line center", "line bottom", nil]),
      ("R", "1", ["rtl", nil]),
      ("v", "1", ["horizontal", nil]),
    ] as [(String, String, [String?])])
  func values(key: String, alignment: String, names: [String?]) throws {
    let pty = try preview()
    try pty.press(alignment)
    let first = try #require(pty.status).fields
    for name in names {
      try pty.press(key)
      let fields = try #require(pty.status).fields
      if let name {
        #expect(fields.contains(name), "\(name) in \(fields)")
      } else {
        #expect(fields == first)
      }
      try pty.expectEquivalentCommand("\(key) to \(name ?? "the first")")
    }
  }

  @Test(
    "m takes a number of lines, 0 and nothing take it away", arguments: ["", "vw9\r", "B", "OR4"])
  func maximumLines(before: String) throws {
    let pty = try preview()
    for key in before { try pty.press("\(key)") }
    let first = try #require(pty.status).fields
    for lines in 1...3 {
      try pty.press("m")
      try pty.press("\u{15}\(lines)\r")
      let status = try #require(pty.status)
      #expect(status.fields.contains("max \(lines)"))
      #expect(status["lines"] == "\(lines)")
      #expect(status.hidden > 0)
      try pty.expectEquivalentCommand("at most \(lines) after \(before.debugDescription)")
      try pty.press("m")
      try pty.press(lines == 2 ? "0\r" : "\r")
      #expect(pty.status?.fields == first)
    }
  }

  @Test("s packs into the lines that --sort packed prints")
  func packing() throws {
    let lengths = [18, 5, 14, 6, 9, 5, 11, 14, 7, 14, 18, 18, 9, 7, 5, 5, 18, 8, 8, 7, 6, 10]
    let tags = lengths.enumerated().map { index, length in
      String(repeating: Character(Unicode.Scalar(UInt8(97 + index))), count: length)
    }
    let arguments = ["--box", "none", "--padding", "0", "--width", "40"]
    let printed = try Program.run(
      Launch(["--print", "--sort", "packed"] + arguments + tags)
    ).lines
    #expect(printed.count == 6)
    let pty = try Pty(Launch(arguments + tags), columns: 80, rows: 24)
    try pty.waitForFrame()
    for message in ["sorted by name", "sorted by width", "packed into these lines"] {
      try pty.press("s")
      try pty.waitFor(message)
    }
    let shown = pty.screen.lines[1...6].map { line in
      let cloud = line.prefix(40)
      return String(cloud.reversed().drop { $0 == " " }.reversed())
    }
    #expect(shown == printed)
  }

  @Test("s sorts by name, by width, packs, takes them as they came; z shuffles; u undoes each")
  func orders() throws {
    let pty = try preview()
    let first = try pty.expectEquivalentCommand().texts
    let steps = [
      ("sorted by name", ["--sort", "name"]), ("sorted by width", ["--sort", "width"]),
      ("packed into these lines", ["--sort", "packed", "--width", "40"]),
      ("sorted as they came", []),
    ]
    for (message, options) in steps {
      let before = try pty.expectEquivalentCommand().texts
      try pty.press("s")
      try pty.waitFor(message)
      let texts = try pty.expectEquivalentCommand("after \(message)").texts
      // Each takes the tags as the sorting before it left them, but packing as they came.
      let packs = options.contains("packed")
      let sorted = try LayoutReport(of: options + ["--"] + (packs ? first : before)).texts
      #expect(texts == (options.isEmpty ? first : sorted))
    }
    try pty.press("z")
    try pty.waitFor("shuffled")
    let shuffled = try pty.expectEquivalentCommand("shuffled").texts
    #expect(shuffled != first && shuffled.sorted() == first.sorted())
    for _ in 0..<5 { try pty.press("u") }
    #expect(try pty.expectEquivalentCommand("all undone").texts == first)
    for _ in 0..<5 { try pty.press("U") }
    #expect(try pty.expectEquivalentCommand("all done again").texts == shuffled)
  }

  /// Keys that change the layout, the order or the tags.
  private static let keys = [
    "1", "2", "3", "4", "5", "6", "7", "8", "O", "T", "B", "o", "V", "R", "v", "b", "s", "z", "u",
    "U", "+", "-", "<", ">", "0", "]", "[", "}", "{", ")", "(", "d", "H", "L", "g", "G", "h", "j",
    "k", "l", "m1\r", "m2\r", "m3\r", "m0\r", "I1,2,0,3\r", "I0\r", "y6x2\r", "y\r",
    "w57\r", "anew\r\r",
  ]

  @Test("any keys one after the other", arguments: [1, 2, 3] as [UInt64])
  func anyKeys(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let pty = try preview(rows: 60)
    var pressed = "seed \(seed):"
    for step in 1...30 {
      let key = Self.keys[random.number(in: 0...Self.keys.count - 1)]
      pressed += " \(key.replacing("\r", with: "⏎"))"
      for character in key { try pty.press("\(character)") }
      if step % 3 == 0 { try pty.expectEquivalentCommand("\(pressed)") }
    }
  }
}
