extension Double {
  /// The number with some decimals, at most 9, as `1.25`; `-` for what is no number.
  func fixed(_ decimals: Int) -> String {
    let decimals = max(0, min(9, decimals))
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let scaled = (magnitude * Double(scale)).rounded()
    guard let units = Int(exactly: scaled) else { return "-" }
    let sign = self < 0 && units > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(units)" }
    let fraction = String(units % scale)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(units / scale).\(zeros)\(fraction)"
  }
}
