extension OutputSpan {
  /// Appends those of `count` elements that `element` makes, in their order.
  ///
  /// The only unsafe code of the module. `append(_:)` looks at the capacity and writes the count
  /// back for every element, and a screen of frames took 1.3 to 1.5 times what the same loop in C
  /// takes. Here both are done once, and it takes 1.0 to 1.3 times that.
  /// There must be room for `count` elements.
  @inline(__always)
  mutating func append(atMost count: Int, _ element: (Int) -> Element?) {
    precondition(freeCapacity >= count, "there must be room for all elements")
    unsafe withUnsafeMutableBufferPointer { buffer, initializedCount in
      guard let start = buffer.baseAddress else { return }
      var next = unsafe start + initializedCount
      for position in 0..<max(0, count) {
        guard let element = element(position) else { continue }
        unsafe next.initialize(to: element)
        unsafe next += 1
      }
      initializedCount = unsafe next - start
    }
  }
}
