/// What the committed tables know of a scalar, packed into 32 bits.
///
/// From the lowest bit: five of width class, four of sanitising action, then the traits from bit 16.
package struct ScalarProperties: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package init(widthClass: WidthClass, action: SanitizingAction, traits: Traits) {
    rawValue =
      UInt32(widthClass.rawValue) | UInt32(action.rawValue) << 5 | UInt32(traits.rawValue) << 16
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
    /// A letter or virama of a script that joins its letters.
    package static let joiningLetter = Traits(rawValue: 1 << 3)
    /// The first scalar of a standardised emoji variation sequence.
    package static let variationBase = Traits(rawValue: 1 << 4)
    /// A narrow variation base, which U+FE0F makes wide where clusters are counted.
    package static let widenedByEmojiStyle = Traits(rawValue: 1 << 5)
    /// Some rule of UAX #29 names it; between two scalars that none names, a cluster ends.
    package static let clusterRule = Traits(rawValue: 1 << 6)
  }

  package var widthClass: WidthClass {
    WidthClass(rawValue: UInt8(truncatingIfNeeded: rawValue & 31)) ?? .narrow
  }

  package var action: SanitizingAction {
    SanitizingAction(rawValue: UInt8(truncatingIfNeeded: rawValue >> 5 & 15)) ?? .keep
  }

  package var traits: Traits {
    Traits(rawValue: UInt16(truncatingIfNeeded: rawValue >> 16))
  }
}
