/// What a terminal answers to a question.
public enum TerminalReply: Hashable, Sendable {
  /// Where the cursor stands, counted from 1: CPR, `CSI row ; column R`, the answer to `CSI 6 n`.
  case cursorPosition(row: Int, column: Int)
  /// What the terminal can do: DA1, `CSI ? … c`, the answer to `CSI c`, which every terminal gives.
  case deviceAttributes
  /// The state of a private mode: DECRPM, `CSI ? mode ; state $ y`, the answer to `CSI ? mode $ p`.
  ///
  /// 0 not known, 1 set, 2 reset, 3 and 4 the same for good.
  case mode(Int, state: Int)
  /// The terminal's name and version: XTVERSION, `DCS > | text ST`, the answer to `CSI > 0 q`.
  case version(String)
}
