extension Arrangement {
  /// How many items have a frame: those of indices `0 ..< visibleCount`.
  public var visibleCount: Int { count - hiddenCount }

  /// How many items are hidden because ``FlowLayout/maximumLines`` leaves no line for them.
  public var hiddenCount: Int { 0 }

  /// Whether the item at `index` is hidden: it has no frame then, and no line.
  public func isHidden(_ index: Int) -> Bool { index >= visibleCount }

  /// The label that stands for the hidden items; `nil` when none is hidden or no form of it fits.
  public var overflow: OverflowItem? { nil }

  /// What the layout asked for and the arrangement does without.
  public var refusal: LayoutRefusal? { nil }
}
