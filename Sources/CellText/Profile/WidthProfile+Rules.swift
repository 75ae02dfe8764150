extension WidthProfile {
  /// What the rules look at together.
  public enum Segmentation: UInt8, CaseIterable, Sendable {
    /// Scalar after scalar, with what stands right before.
    case scalars
    /// Extended grapheme clusters (UAX #29).
    case graphemeClusters
  }

  /// How the scalars of a cluster make its cells.
  public enum ClusterCap: UInt8, CaseIterable, Sendable {
    /// All of them.
    case sum
    /// All of them, at most 2.
    case two
    /// The first that takes any.
    case first
    /// The widest.
    case maximum
  }

  /// What U+FE0F does.
  public enum EmojiSelector: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case ignored
    /// Makes a narrow base of a standardised variation sequence wide.
    case widensListedBases
    /// Makes any narrow base wide.
    case widensAnyBase
  }

  /// What U+FE0E does.
  public enum TextSelector: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case ignored
    /// Makes a wide base of a standardised variation sequence narrow.
    case narrowsListedBases
  }

  /// How two regional indicators count.
  public enum RegionalPairs: UInt8, CaseIterable, Sendable {
    /// Each by itself.
    case separate
    /// The second takes no cell.
    case joined
  }

  /// What skin tones join, where they take no cell.
  public enum SkinTones: UInt8, CaseIterable, Sendable {
    /// Nothing; in clusters they still join the emoji that take a tone.
    case separate
    /// A pictograph.
    case joinEmoji
    /// Whatever stands before them.
    case joinAnything
  }

  /// What U+200D does with the scalar after it.
  public enum Joiner: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case separate
    /// It takes no cell.
    case skipsNext
    /// Between pictographs, the second takes no cell.
    case joinsEmoji
    /// It takes no cell unless it is ASCII.
    case joinsNonASCII
  }

  /// The cells of a pictograph to which U+200D joins another.
  public enum JoinedWidth: UInt8, CaseIterable, Sendable {
    /// 2, even if it is narrow by itself.
    case two
    /// Those of the first alone.
    case base
  }

  /// Versions of Unicode between which the widths of scalars differ.
  public enum UnicodeVersion: UInt8, CaseIterable, Comparable, Sendable {
    /// Unicode 14.0 and older ones.
    case unicode14
    /// Unicode 15.0.
    case unicode15
    /// Unicode 15.1.
    case unicode15_1
    /// Unicode 16.0.
    case unicode16
    /// Unicode 17.0.
    case unicode17
    /// Unicode 18.0.
    case unicode18

    /// That of the committed tables.
    public static let newest = unicode18

    /// By age.
    public static func < (one: UnicodeVersion, other: UnicodeVersion) -> Bool {
      one.rawValue < other.rawValue
    }
  }
}
