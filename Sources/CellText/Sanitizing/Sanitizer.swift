/// Makes text safe to measure and to draw.
///
/// Cleaned text holds no control, no bidirectional control, no invisible character on which terminals
/// disagree and no mark without a base; its spaces are single and inside. Whatever a text holds, it
/// can't move the cursor, colour the screen or reach into its neighbours, and its width does not
/// depend on where it stands.
///
///     Sanitizer.sanitize("a\u{1B}[31m\tb ")  // "a␛[31m b"
public enum Sanitizer {
  /// Returns the text as it may be measured and drawn; empty when nothing is left.
  ///
  /// Idempotent. Complexity: O(bytes); text that is plain already is returned as it is.
  public static func sanitize(_ text: String) -> String {
    let utf8 = text.utf8Span.span
    return isPlain(utf8) ? text : sanitized(utf8)
  }

  /// Returns the text of UTF-8 bytes as it may be measured and drawn; each maximal ill-formed subpart
  /// becomes U+FFFD.
  ///
  /// Complexity: O(bytes).
  public static func sanitized(_ utf8: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    appendSanitized(utf8, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the UTF-8 of the cleaned text; what `bytes` held before is not looked at.
  ///
  /// Complexity: O(bytes of `utf8`).
  public static func appendSanitized(_ utf8: Span<UInt8>, to bytes: inout [UInt8]) {
    guard !isPlain(utf8) else {
      return unsafe utf8.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }
    var pass = SanitizingPass(output: bytes)
    bytes = []
    pass.run(over: utf8)
    bytes = pass.output
  }
}
