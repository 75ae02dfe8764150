extension FlowLayout {
  /// How lines hand out their free cells, the last ones only if they are placed as the others.
  var distribution: Distribution {
    switch alignDirection {
    case .left, .rightData: .start
    case .rightFlow: .end
    case .center: .center
    case .justified: .between
    case .spaceAround: .around
    case .spaceEvenly: .evenly
    case .fill: .grow
    }
  }

  /// How last lines hand out their free cells; `nil` when they do as the others.
  ///
  /// Sides are those that one sees with ``LayoutDirection/leftToRight``:
  /// ``AlignDirection/rightData``, which is mirrored in the end, begins at the other one.
  var lastLineDistribution: Distribution? {
    let isReversed = alignDirection == .rightData
    switch lastLine ?? (alignDirection.stretchesLines ? .left : .inherit) {
    case .inherit: return nil
    case .left: return isReversed ? .end : .start
    case .center: return isReversed ? .centerFromEnd : .center
    case .right: return isReversed ? .start : .end
    }
  }

  /// Whether lines are aligned as a block.
  var alignsBlock: Bool { alignmentScope == .block && !alignDirection.stretchesLines }

  /// Whether lines are mirrored between the insets in the end.
  ///
  /// ``AlignDirection/rightData`` is the mirror of ``AlignDirection/left`` and
  /// ``LayoutDirection/rightToLeft`` the mirror of everything, so both together cancel out.
  var isMirrored: Bool {
    (alignDirection == .rightData) != (layoutDirection == .rightToLeft)
  }
}
