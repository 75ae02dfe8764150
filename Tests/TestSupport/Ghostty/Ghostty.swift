import Foundation

/// A terminal of libghostty-vt: the terminal emulator that other people wrote, without its window.
///
/// It is fed what a program writes, says what the program asks of it, and tells what each cell holds.
///
/// ```swift
/// let ghostty = try Ghostty(columns: 40, rows: 10, clusterMode: .on)
/// let pty = try Pty(Launch(["👩‍💻", "🇩🇪"]), columns: 40, rows: 10, emulator: ghostty)
/// ```
public final class Ghostty {
  /// What becomes of mode 2027, in which the cells of a text are those of its grapheme clusters.
  public enum ClusterMode: String, CaseIterable, Sendable {
    /// On from the start.
    case on
    /// Off until a program switches it on.
    case off
    /// Never heard of: neither answered for nor switched.
    case unknown
  }

  /// Whether there is the library; `make test` gets it, if it can.
  public static var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: GhosttyProcess.interpreter)
  }

  private let process: GhosttyProcess
  private let number: Int

  /// Opens a terminal.
  public init(columns: Int, rows: Int, clusterMode: ClusterMode) throws {
    process = try GhosttyProcess.shared.get()
    let answer = try process.answer(
      to: .init(do: "open", columns: columns, rows: rows, clusters: clusterMode.rawValue))
    number = answer.terminal ?? 0
  }

  deinit { _ = try? process.answer(to: .init(do: "close", terminal: number)) }

  /// Takes what a program has written; returns what the terminal says to it.
  func feed(_ bytes: [UInt8]) throws -> [UInt8] {
    let answer = try process.answer(
      to: .init(do: "feed", terminal: number, bytes: Data(bytes)))
    return Array(answer.bytes ?? Data())
  }

  /// Changes the size.
  func resize(columns: Int, rows: Int) throws {
    _ = try process.answer(
      to: .init(do: "resize", terminal: number, columns: columns, rows: rows))
  }

  /// What it shows.
  public var grid: CellGrid {
    get throws {
      let answer = try process.answer(to: .init(do: "read", terminal: number))
      return CellGrid(
        rows: zip(answer.texts ?? [], answer.styles ?? []).map { texts, styles in
          zip(texts, styles).map { CellGrid.Cell($0, style: $1) }
        })
    }
  }
}
