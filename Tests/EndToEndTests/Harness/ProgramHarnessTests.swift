import Glibc
import TestSupport
import Testing

/// The harness itself, proved on small programs of the system.
@Suite struct ProgramHarnessTests {
  @Test func outputErrorsAndExitCodeArrive() throws {
    let result = try Program.shell("echo out; echo err >&2; exit 7")
    #expect(result.text == "out\n")
    #expect(result.errorText == "err\n")
    #expect(result.termination == .exited(7))
  }

  @Test func aSignalIsTold() throws {
    let result = try Program.shell("kill -TERM $$")
    #expect(result.termination == .signalled(SIGTERM))
    #expect(result.termination.shellStatus == 143)
  }

  @Test func inputComesFromAPipeThatEnds() throws {
    var launch = Launch(path: "/bin/cat")
    launch.input = .text("one\ntwo")
    #expect(try Program.run(launch).lines == ["one", "two"])
  }

  @Test func nothingOfTheMachineIsInherited() throws {
    var launch = Launch(path: "/usr/bin/env")
    launch.environment = ["LC_ALL": "C.UTF-8"]
    #expect(try Program.run(launch).text == "LC_ALL=C.UTF-8\n")
    let descriptors = try Program.run(Launch(path: "/bin/ls", ["/proc/self/fd"]))
    #expect(descriptors.lines == ["0", "1", "2", "3", "4"])
  }

  @Test func closedAndBrokenStreamsAreWhatTheySay() throws {
    var launch = Launch.shell("echo x || echo failed >&2")
    launch.output = .closed
    #expect(try Program.run(launch).errorText.contains("failed"))
    var broken = Launch(path: "/usr/bin/env", ["yes"])
    broken.output = .broken
    #expect(try Program.run(broken).termination == .signalled(SIGPIPE))
  }

  @Test func withoutATerminalThereIsNone() throws {
    let result = try Program.shell("exec 9</dev/tty")
    #expect(result.termination == .exited(1))
    #expect(result.errorText.contains("No such device or address"))
  }

  @Test func aMissingExecutableIsAnError() {
    #expect(throws: (any Error).self) { try Program.run(Launch(path: "/nonexistent/program")) }
  }

  @Test func aWaitEndsAndSaysWhatWasSeen() throws {
    let failure = #expect(throws: WaitFailure.self) {
      try Program.run(.shell("echo begun; exec tail -f /dev/null"), bound: .milliseconds(300))
    }
    #expect(failure?.description.contains("begun") == true)
  }

  @Test func theBuiltProgramIsThere() {
    #expect(access(Program.path, X_OK) == 0, "\(Program.path)")
  }

  @Test func aTemporaryDirectoryGoes() throws {
    var directory: TemporaryDirectory? = try TemporaryDirectory()
    let file = try #require(try directory?.write("file", "text"))
    #expect(access(file, F_OK) == 0)
    directory = nil
    #expect(access(file, F_OK) != 0)
  }
}
