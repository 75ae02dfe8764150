import Glibc
import Preview
import TagLayout
import Testing

@testable import CursesTerminal

extension DrivingTests {
  /// Serial, since terminfo has one current terminal a process.
  @Suite("Before a terminal is taken", .serialized)
  struct OpeningTests {
    @Test("TERM must be set", arguments: [nil, ""])
    func termNotSet(_ name: String?) {
      #expect(throws: TerminalFailure.termNotSet) { try TerminalType(name) }
    }

    @Test("TERM names the type")
    func termSet() throws {
      #expect(try TerminalType("xterm").name == "xterm")
    }

    @Test(
      "terminfo must know the type, and the type must move the cursor and clear the screen",
      arguments: [
        ("no-such-terminal", TerminalFailure.termUnknown("no-such-terminal")),
        ("../../etc/passwd", .termUnknown("../../etc/passwd")),
        (
          String(repeating: "x", count: 10_000), .termUnknown(String(repeating: "x", count: 10_000))
        ),
        ("dumb", .termUnusable("dumb")),
      ])
    func typeRefused(_ name: String, _ failure: TerminalFailure) throws {
      let descriptor = Glibc.open("/dev/null", O_RDWR | O_CLOEXEC)
      try #require(descriptor >= 0)
      defer { Glibc.close(descriptor) }
      let type = try TerminalType(name)
      #expect(throws: failure) {
        try CursesTerminal.open(descriptor, type, Size(width: 80, height: 24))
      }
    }

    @Test(
      "a size that the terminal doesn't know, or can't have, is replaced",
      arguments: [
        ((80, 24), Size(width: 80, height: 24)), ((1, 1), Size(width: 1, height: 1)),
        ((0, 0), Size(width: 80, height: 24)), ((0, 7), Size(width: 80, height: 7)),
        ((300, 0), Size(width: 300, height: 24)), ((-1, -1), Size(width: 80, height: 24)),
        ((65535, 65535), Size(width: 2048, height: 1024)),
      ])
    func size(_ claimed: (Int, Int), _ expected: Size) {
      #expect(TerminalSize.usable(columns: claimed.0, rows: claimed.1) == expected)
    }
  }
}
