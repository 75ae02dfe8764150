/// Answers that a terminal may still send.
public struct DueReplies: Hashable, Sendable {
  /// How many batches of answers, each of which ends with the answer to DA1.
  public var batches: Int
  /// How long they may take from the moment that this is told to the terminal, in milliseconds.
  public var milliseconds: Int
  /// Whether the terminal has answered anything so far.
  ///
  /// If so, it will answer the rest too, however late it is.
  public var isAnswering: Bool

  /// So many batches within so many milliseconds.
  public init(batches: Int, milliseconds: Int, isAnswering: Bool = false) {
    self.batches = batches
    self.milliseconds = milliseconds
    self.isAnswering = isAnswering
  }
}
