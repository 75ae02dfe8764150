/// A call on a file failed; the number is that of libc's `errno`.
public struct FileError: Error, Hashable, Sendable {
  /// The number of the error.
  public let number: Int32

  /// An error with this number.
  public init(number: Int32) {
    self.number = number
  }
}
