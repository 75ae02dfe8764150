import Testing

@testable import Command

@Suite struct ShellWordsTests {
  @Test(arguments: [
    ("", []),
    ("   \t\n ", []),
    ("--box square", ["--box", "square"]),
    ("  -w  30\n--rtl ", ["-w", "30", "--rtl"]),
    ("--output 'my file'", ["--output", "my file"]),
    (#"--output "my file""#, ["--output", "my file"]),
    (#"--output=my\ file"#, ["--output=my file"]),
    (#""a\"b\\c\$d\`e\n""#, [#"a"b\c$d`e\n"#]),
    (#"'a\b"c'"#, [#"a\b"c"#]),
    ("''", [""]),
    (#"a''"b"c"#, ["abc"]),
    (#"trailing\"#, [#"trailing\"#]),
    ("# $HOME ~ *", ["#", "$HOME", "~", "*"]),
  ])
  func splits(text: String, words: [String]) throws {
    #expect(try ShellWords.split(text) == words)
  }

  @Test(arguments: [("--output 'x", "'"), (#"a "b"#, "\""), (#""\"#, "\"")])
  func namesTheQuoteThatIsNotClosed(text: String, quote: Unicode.Scalar) {
    #expect(throws: UsageError.unclosedQuote(quote)) { try ShellWords.split(text) }
  }
}
