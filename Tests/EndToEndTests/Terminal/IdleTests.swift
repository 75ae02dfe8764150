import TestSupport
import Testing

/// An idle preview takes no processor time at all.
@Suite(.serialized) struct IdleTests {
  /// Clock ticks of user and system time, and how often the process has slept and woken up.
  private struct Activity: Equatable {
    let ticks: Int
    let wakes: Int

    init(of process: Int32) throws {
      let stat = try Program.run(Launch(path: "/bin/cat", ["/proc/\(process)/stat"])).text
      let fields = try #require(stat.split(separator: ")").last).split(separator: " ")
      ticks = try #require(Int(fields[11])) + #require(Int(fields[12]))
      let status = try Program.run(Launch(path: "/bin/cat", ["/proc/\(process)/status"])).lines
      let line = try #require(status.first { $0.hasPrefix("voluntary_ctxt_switches") })
      wakes = try #require(line.split(separator: "\t").last.flatMap { Int($0) })
    }
  }

  static let inputs: [(String, Launch.Input)] = [("a terminal", .terminal), ("nothing", .nothing)]

  @Test(arguments: inputs.indices)
  func noWakeUps(index: Int) throws {
    let (name, input) = Self.inputs[index]
    var launch = Launch(Canonical.words)
    launch.input = input
    let pty = try Pty(launch)
    try pty.waitForFrame()
    try pty.press("\t")
    var before = try Activity(of: pty.process)
    try pty.waitUntil("rest after the frame") {
      let now = try Activity(of: pty.process)
      defer { before = now }
      return now == before
    }
    let (bytes, frames) = (pty.bytes.count, pty.frames)
    pty.watch(for: .seconds(2))
    #expect(try Activity(of: pty.process) == before, "input: \(name)")
    #expect(pty.bytes.count == bytes)
    #expect(pty.frames == frames)
    try pty.send("q")
    #expect(try pty.waitForEnd() == .exited(0))
  }
}
