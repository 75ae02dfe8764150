import CSystem
import Glibc

/// A child in a session of its own, with the pipes that a test reads.
///
/// It is killed when its owner goes.
final class ChildProcess {
  /// Bytes that came through a pipe.
  final class Capture {
    fileprivate(set) var bytes: [UInt8] = []
    fileprivate var source: Descriptor?
    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  let process: pid_t
  let output = Capture()
  let errors = Capture()
  /// Descriptor 3 of the child: a line a frame.
  let frames = Capture()
  /// The writing end of an input of the kind `written`.
  let input: Descriptor?
  private(set) var termination: Termination?
  private(set) var processorMilliseconds = 0

  /// Starts it; `terminal` is the end of the pseudo-terminal that belongs to the child.
  init(_ launch: Launch, terminal: Descriptor? = nil) throws {
    let standardInput: Launch.Input = terminal == nil ? .nothing : .terminal
    let (input, writing) = try Self.open(launch.input ?? standardInput, terminal)
    self.input = writing
    let standard: Launch.Output = terminal == nil ? .captured : .terminal
    let output = try Self.open(launch.output ?? standard, terminal, into: self.output)
    let errors = try Self.open(launch.errors ?? standard, terminal, into: self.errors)
    let frames = try Self.open(.captured, terminal, into: self.frames)
    // The child's ends stay open until it has them, and close here then.
    process = try withExtendedLifetime([input, output, errors, frames]) { descriptors in
      try Self.spawn(
        launch, descriptors: descriptors.map { $0?.raw ?? -1 },
        terminal: launch.controlsTerminal ? terminal?.raw ?? -1 : -1)
    }
  }

  deinit {
    guard termination == nil, process > 0 else { return }
    kill(-process, SIGKILL)
    reap(blocking: true)
  }

  /// Whether the child is gone.
  var hasEnded: Bool {
    if termination == nil { reap(blocking: false) }
    return termination != nil
  }

  /// Whether every pipe but that of the frames has ended.
  var isDrained: Bool { output.source == nil && errors.source == nil }

  /// Sends a signal to the child alone.
  func send(signal: Int32) {
    guard termination == nil else { return }
    kill(process, signal)
  }

  /// Waits a little for the pipes, or for one more descriptor, and takes what came.
  ///
  /// Returns whether the other descriptor can be read.
  @discardableResult
  func pump(milliseconds: Int32, also other: Descriptor? = nil) -> Bool {
    let captures = [output, errors, frames]
    let ready = Descriptor.wait(
      for: captures.map(\.source) + [other], milliseconds: milliseconds)
    for (capture, isReady) in zip(captures, ready) where isReady {
      if let bytes = capture.source?.read() {
        capture.bytes += bytes
      } else {
        capture.source = nil
      }
    }
    return ready[captures.count]
  }

  private func reap(blocking: Bool) {
    var ending = system_pty_ending()
    guard system_pty_reap(process, blocking, &ending) else { return }
    termination = ending.signal == 0 ? .exited(ending.code) : .signalled(ending.signal)
    processorMilliseconds = Int(ending.processor_milliseconds)
  }

  private static func open(
    _ input: Launch.Input, _ terminal: Descriptor?
  ) throws -> (reading: Descriptor?, writing: Descriptor?) {
    switch input {
    case .nothing: return (try Descriptor(path: "/dev/null", flags: O_RDONLY), nil)
    case .file(let path): return (try Descriptor(path: path, flags: O_RDONLY), nil)
    case .terminal: return (terminal, nil)
    case .closed: return (nil, nil)
    case .bytes(let bytes):
      precondition(bytes.count <= 65536, "a pipe holds 64 KiB")
      let pipe = try Descriptor.pipe()
      try pipe.writing.write(bytes)
      return (pipe.reading, nil)
    case .written: return try Descriptor.pipe()
    }
  }

  private static func open(
    _ output: Launch.Output, _ terminal: Descriptor?, into capture: Capture
  ) throws -> Descriptor? {
    switch output {
    case .file(let path): return try Descriptor(path: path, flags: O_WRONLY | O_CREAT)
    case .terminal: return terminal
    case .closed: return nil
    case .broken: return try Descriptor.pipe().writing
    case .captured:
      let pipe = try Descriptor.pipe()
      capture.source = pipe.reading
      return pipe.writing
    }
  }

  private static func spawn(
    _ launch: Launch, descriptors: [Int32], terminal: Int32
  ) throws -> pid_t {
    let variables = launch.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var process: pid_t = -1
    let error = withCStrings([launch.path] + launch.arguments) { arguments in
      withCStrings(variables) { environment in
        withCStrings([launch.directory ?? "."]) { directory in
          var child = system_pty_child()
          child.path = UnsafePointer(arguments[0])
          child.arguments = arguments.baseAddress
          child.environment = environment.baseAddress
          child.directory = UnsafePointer(directory[0])
          child.descriptors = (descriptors[0], descriptors[1], descriptors[2], descriptors[3])
          child.terminal = terminal
          child.ignored_signals = launch.ignoredSignals.reduce(0) { $0 | 1 << UInt64($1) }
          return system_pty_spawn(&child, &process)
        }
      }
    }
    guard error == 0 else { throw SystemFailure(doing: "start \(launch.path)", errno: error) }
    return process
  }

  /// Calls a body with an array of C strings that ends with a null pointer.
  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafeBufferPointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeBufferPointer(body)
  }
}
