/// What an entry throws when an input breaks a law.
struct BrokenLaw: Error, CustomStringConvertible {
  /// What ought to hold.
  let law: String
  /// What it does not hold for, as far as the bytes don't say it.
  let subject: String

  var description: String { "not so: \(law), for \(subject)" }
}

/// Throws unless `isKept`.
func demand(
  _ isKept: Bool, _ law: @autoclosure () -> String, for subject: @autoclosure () -> String
) throws(BrokenLaw) {
  guard isKept else { throw BrokenLaw(law: law(), subject: subject()) }
}
