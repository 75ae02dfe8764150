/// What is to be done next in a probe.
public enum ProbeStep: Hashable, Sendable {
  /// Nothing but waiting for replies.
  case wait
  /// To write these bytes, and to start the time-out anew.
  case ask([UInt8])
  /// To write these bytes, of which there may be none, and to use what was found: no more will come.
  case finish(ProbeFindings, [UInt8])
}
