extension FlowLayout {
  /// How lines hand out their free cells.
  var distribution: Distribution {
    switch alignDirection {
    case .left, .rightData, .justified, .spaceAround, .spaceEvenly, .fill: .start
    case .rightFlow: .end
    case .center: .center
    }
  }

  /// Whether lines are mirrored between the insets in the end.
  ///
  /// ``AlignDirection/rightData`` is the mirror of ``AlignDirection/left`` and
  /// ``LayoutDirection/rightToLeft`` the mirror of everything, so both together cancel out.
  var isMirrored: Bool {
    (alignDirection == .rightData) != (layoutDirection == .rightToLeft)
  }
}
