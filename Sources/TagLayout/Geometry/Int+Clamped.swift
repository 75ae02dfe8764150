extension Int {
  /// The length as the engine computes with it: `0 ... FlowLayout.maximumLength`.
  ///
  /// With this limit a gap and a length fit into 32 bits, and the sums over as many items as an
  /// arrangement can hold fit into 64.
  var clampedToLength: Int { Swift.min(Swift.max(self, 0), FlowLayout.maximumLength) }

  /// The sum, or the nearest number that there is.
  func addingClamped(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    guard overflows else { return sum }
    return other > 0 ? .max : .min
  }

  /// The quotient of two numbers that are not negative, rounded up; 0 when the divisor is 0.
  func dividedRoundingUp(by divisor: Int) -> Int {
    guard divisor > 0 else { return 0 }
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder > 0 ? quotient + 1 : quotient
  }
}
