extension Unicode.Scalar {
  /// The byte that stands for a C1 control after an ESC (ECMA-48, 5.3); nil for everything else.
  var sevenBitFinal: UInt8? {
    0x80...0x9F ~= value ? UInt8(truncatingIfNeeded: value - 0x40) : nil
  }
}
