/// Whether a terminal may be asked, and how long to wait for it.
public struct ProbeConditions: Hashable, Sendable {
  /// Columns of the screen.
  public var columns: Int
  /// Rows of the screen.
  public var rows: Int
  /// The value of TERM; nil if it has none.
  public var terminalType: String?
  /// Whether the person said no: `TAGCLOUD_NO_PROBE` has a value.
  public var isRefused: Bool
  /// Whether the terminal is reached over SSH.
  public var isRemote: Bool

  /// Narrower screens have no room for samples and checkpoints.
  public static let minimumColumns = 20
  /// Shorter ones have no row to spare below the first and above the last, which would scroll.
  public static let minimumRows = 6

  /// A screen of some size, and what an environment says.
  ///
  /// - Parameters:
  ///   - columns: Columns of the screen.
  ///   - rows: Rows of the screen.
  ///   - environment: The value of a variable, nil if it isn't set; an empty one is as good as none.
  public init(columns: Int, rows: Int, environment: (String) -> String?) {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    self.columns = columns
    self.rows = rows
    terminalType = value("TERM")
    isRefused = value("TAGCLOUD_NO_PROBE") != nil
    isRemote = value("SSH_CONNECTION") != nil || value("SSH_TTY") != nil
  }

  /// Whether to ask.
  public var allowProbe: Bool {
    guard let terminalType, terminalType != "dumb" else { return false }
    return !isRefused && columns >= Self.minimumColumns && rows >= Self.minimumRows
  }

  /// How long to wait for the answers to one batch.
  public var timeoutMilliseconds: Int { isRemote ? 1000 : 300 }
}
