import CNcurses
import CSystem
import Glibc
public import Preview
import TagLayout

extension CursesTerminal {
  /// Waits until the terminal sends bytes, has another size or is gone, until the program was stopped
  /// and goes on, or until the time is over.
  ///
  /// No signal is lost between two calls, and after a hang-up every call says so at once.
  ///
  /// - Parameter milliseconds: How long to wait at most: 0 only looks, nil waits for ever.
  /// - Returns: What happened.
  public mutating func wait(milliseconds: Int?) -> TerminalActivity {
    guard screen != nil, !isGone else { return .hangUp }
    while true {
      switch system_poll(descriptor, milliseconds.map { Int32(clamping: max($0, 0)) } ?? -1) {
      case system_poll_timed_out:
        return .timedOut
      case system_poll_readable:
        if let activity = read() { return activity }
      case system_poll_signalled:
        if let activity = handleSignals() { return activity }
      case system_poll_ending:
        return .ending(signal: system_signals_ending())
      default:
        isGone = true
        return .hangUp
      }
    }
  }

  /// Gives the terminal back, stops the process group as Ctrl-Z does, and takes the terminal again.
  public mutating func suspend() {
    stop(wholeGroup: true)
  }

  /// What is there to read; nil if it was nothing after all.
  private mutating func read() -> TerminalActivity? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0 {
        isGone = errno != EINTR && errno != EAGAIN
        count = 0
      } else if count == 0 {
        isGone = true
      }
    }
    if isGone { return .hangUp }
    return bytes.isEmpty ? nil : .bytes(bytes)
  }

  private mutating func handleSignals() -> TerminalActivity? {
    let signals = system_signals_take()
    func came(_ signal: system_signal) -> Bool { signals & Int32(signal.rawValue) != 0 }
    if came(system_signal_stop) {
      // The kernel has told the whole group; only this process still has to stop.
      stop(wholeGroup: false)
      return .resumed
    }
    if came(system_signal_continue) {
      // Stopped by SIGSTOP: what was done to the terminal since is unknown.
      if let screen { curses_leave(screen) }
      enter()
      return .resumed
    }
    if came(system_signal_resize) {
      readSize()
      return .resized(size)
    }
    return nil
  }

  private mutating func stop(wholeGroup: Bool) {
    guard let screen, !isGone else { return }
    curses_leave(screen)
    system_stop(wholeGroup)
    enter()
  }

  private mutating func enter() {
    guard let screen else { return }
    curses_enter(screen)
    readSize()
  }

  private mutating func readSize() {
    guard let screen else { return }
    size = TerminalSize.current(of: descriptor)
    curses_resize(screen, Int32(size.width), Int32(size.height))
    shown = nil
  }
}
