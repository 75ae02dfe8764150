/// The cells of each cell class under a profile: two planes of bits, so that a look-up is two shifts in
/// registers.
struct CellWidths: Hashable, Sendable {
  private var ones: UInt64 = 0
  private var twos: UInt64 = 0

  init(_ widths: ClassWidths, newestUnicode: WidthProfile.UnicodeVersion) {
    for number in 0..<ScalarTables.cellClasses.count {
      let widthClass = ScalarTables.widthClass(ofCellClass: number)
      let cells: Int =
        if ScalarTables.age(ofCellClass: number) > newestUnicode {
          widths[.unassigned]
        } else if widthClass == .trigram, newestUnicode < .unicode16 {
          widths[.narrow]
        } else {
          widths[widthClass]
        }
      ones |= UInt64(cells & 1) << UInt64(number)
      twos |= UInt64(cells >> 1 & 1) << UInt64(number)
    }
  }

  /// The cells of a scalar outside ASCII.
  @inline(__always)
  subscript(scalar: ScalarProperties) -> Int {
    let number = UInt64(scalar.cellClass)
    return Int(truncatingIfNeeded: ones &>> number & 1 | (twos &>> number & 1) << 1)
  }
}
