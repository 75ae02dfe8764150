/// What the committed tables know of a scalar, packed into 32 bits.
///
/// From the lowest bit: six of cell class, four of sanitising action, five of cluster break, then the
/// traits from bit 16. The cell class is a number for width class and age together.
package struct ScalarProperties: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package init(
    cellClass: UInt8, action: SanitizingAction, clusterBreak: ClusterBreak, traits: Traits
  ) {
    rawValue =
      UInt32(cellClass & 63) | UInt32(action.rawValue) << 6 | UInt32(clusterBreak.rawValue) << 10
      | UInt32(traits.rawValue) << 16
  }

  /// Yes-or-no properties.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// Extended_Pictographic of UTS #51: what U+200D may join.
    package static let pictographic = Traits(rawValue: 1 << 0)
    /// Emoji_Presentation: shown as an emoji without U+FE0F.
    package static let emojiPresentation = Traits(rawValue: 1 << 1)
    /// A skin tone, U+1F3FB–1F3FF.
    package static let emojiModifier = Traits(rawValue: 1 << 2)
    /// Emoji_Modifier_Base: what a skin tone joins.
    package static let emojiModifierBase = Traits(rawValue: 1 << 3)
    /// A letter or virama of a script that joins its letters.
    package static let joiningLetter = Traits(rawValue: 1 << 4)
    /// The first scalar of a standardised emoji variation sequence.
    package static let variationBase = Traits(rawValue: 1 << 5)
  }

  /// 0…63; `CellWidths` has the cells of each.
  @inline(__always)
  var cellClass: UInt32 { rawValue & 63 }

  /// The raw value of the cluster break.
  @inline(__always)
  var clusterBreakNumber: UInt32 { rawValue >> 10 & 31 }

  package var widthClass: WidthClass { ScalarTables.widthClass(ofCellClass: Int(cellClass)) }

  /// The first version of Unicode that has it; the oldest for what is unassigned, too.
  package var age: WidthProfile.UnicodeVersion { ScalarTables.age(ofCellClass: Int(cellClass)) }

  package var action: SanitizingAction {
    SanitizingAction(rawValue: UInt8(truncatingIfNeeded: rawValue >> 6 & 15)) ?? .keep
  }

  package var clusterBreak: ClusterBreak {
    ClusterBreak(rawValue: UInt8(truncatingIfNeeded: clusterBreakNumber)) ?? .other
  }

  package var traits: Traits {
    Traits(rawValue: UInt16(truncatingIfNeeded: rawValue >> 16))
  }
}
