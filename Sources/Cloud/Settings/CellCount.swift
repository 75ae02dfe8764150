/// Numbers of cells as options take them: whole numbers in decimal digits, from 0 to a million.
public enum CellCount {
  /// The largest number of cells that an option takes.
  public static let maximum = 1_000_000

  /// Reads a number of cells.
  ///
  /// - Parameters:
  ///   - value: decimal digits, nothing else.
  ///   - what: what the number is called in a message: `an item spacing`.
  ///   - minimum: the smallest number allowed.
  /// - Returns: the number.
  /// - Throws: `SettingError.notANumber`.
  public static func parse(
    _ value: String, what: String, minimum: Int = 0
  ) throws(SettingError) -> Int {
    guard let number = parse(value[...]), number >= minimum else {
      throw .notANumber(value: value, what: what, minimum: minimum, maximum: maximum)
    }
    return number
  }

  /// Reads a number of cells; nil if it is none.
  static func parse(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(digits), number <= maximum
    else { return nil }
    return number
  }
}
