/// One walk over the bytes of a text, writing what is left of it.
///
/// What stays depends on the scalars around, so the pass remembers what it wrote last and holds back
/// spaces and joiners until it knows what follows. Deciding on what was *written*, not on what was
/// read, is what makes cleaning idempotent.
struct SanitizingPass {
  /// Combining scalars that may stand on one base: a cell of ncurses holds one and four.
  static let markLimit = 4

  private(set) var output: [UInt8]
  private let start: Int
  /// A space to write before the next scalar, if any comes.
  private var heldSpace = false
  /// U+200C or U+200D to write before the next scalar, if that is one it may join.
  private var heldJoiner: UInt32 = 0
  /// The traits of the scalar that was written last; none at the start and after a space.
  private var previousTraits: ScalarProperties.Traits = []
  /// Whether the text ends with a pictograph, followed by nothing but variation selectors and tones.
  private var endsWithPictograph = false
  /// Marks on the last base.
  private var markCount = 0

  init(output: [UInt8]) {
    self.output = output
    start = output.count
  }

  mutating func run(over utf8: Span<UInt8>) {
    var index = 0
    while index < utf8.count {
      index = writeRun(of: utf8, from: index)
      guard index < utf8.count else { break }
      let scalar = UTF8Decoder.scalar(in: utf8, at: index)
      index += scalar.length
      take(scalar.value, ScalarTables.properties(at: scalar.value))
      if scalar.value == EmojiTagSequence.base {
        let end = EmojiTagSequence.end(in: utf8, from: index)
        write(copying: utf8, from: index, to: end)
        index = end
      }
    }
  }

  /// Writes as many bytes from `index` on as stay whatever stands around them; returns the next index.
  private mutating func writeRun(of utf8: Span<UInt8>, from index: Int) -> Int {
    guard !heldSpace, heldJoiner == 0 else { return index }
    var end = index
    var traits = previousTraits
    var pictograph = endsWithPictograph
    while end < utf8.count {
      let scalar = UTF8Decoder.scalar(in: utf8, at: end)
      let properties = ScalarTables.properties(at: scalar.value)
      // U+FFFD may stand for bytes that must not be copied; a flag may have tags.
      guard properties.action == .keep, scalar.value != UTF8Decoder.replacement,
        scalar.value != EmojiTagSequence.base
      else { break }
      traits = properties.traits
      pictograph = traits.isPictograph(after: pictograph)
      end += scalar.length
    }
    if end > index {
      write(copying: utf8, from: index, to: end)
      previousTraits = traits
      endsWithPictograph = pictograph
      markCount = 0
    }
    return end
  }

  private mutating func take(_ value: UInt32, _ properties: ScalarProperties) {
    switch properties.action {
    case .keep: write(value, properties.traits)
    case .space: takeSpace()
    case .controlPicture: write(value == UInt32(ASCII.delete) ? 0x2421 : 0x2400 + value, [])
    case .replacement: write(UTF8Decoder.replacement, [])
    case .removal: break
    case .nonspacingMark: takeMark(value, properties.traits, takesCell: false)
    case .spacingMark: takeMark(value, properties.traits, takesCell: true)
    case .emojiVariationSelector: takeVariationSelector(value)
    case .zeroWidthJoiner: takeJoiner(value)
    case .zeroWidthNonJoiner: takeNonJoiner(value)
    }
  }

  private mutating func takeSpace() {
    heldJoiner = 0
    heldSpace = output.count > start
  }

  private var isAtStartOrAfterSpace: Bool {
    heldSpace || output.count == start
  }

  private mutating func takeMark(
    _ value: UInt32, _ traits: ScalarProperties.Traits, takesCell: Bool
  ) {
    if isAtStartOrAfterSpace { write(0x25CC, []) }
    if takesCell {
      write(value, traits)
    } else if markCount < Self.markLimit {
      let marks = markCount + 1
      write(value, traits)
      markCount = marks
    }
  }

  private mutating func takeVariationSelector(_ value: UInt32) {
    let hasEffect = value == 0xFE0E || !previousTraits.contains(.emojiPresentation)
    guard !isAtStartOrAfterSpace, heldJoiner == 0, hasEffect,
      previousTraits.contains(.variationBase)
    else { return }
    append(value)
    previousTraits = []
  }

  private mutating func takeJoiner(_ value: UInt32) {
    guard !isAtStartOrAfterSpace, heldJoiner == 0 else { return }
    if endsWithPictograph {
      heldJoiner = value
    } else if previousTraits.contains(.joiningLetter) {
      append(value)
      previousTraits = []
    }
  }

  private mutating func takeNonJoiner(_ value: UInt32) {
    guard !isAtStartOrAfterSpace, heldJoiner == 0, previousTraits.contains(.joiningLetter) else {
      return
    }
    heldJoiner = value
  }

  /// Writes a scalar after what was held back for it.
  private mutating func write(_ value: UInt32, _ traits: ScalarProperties.Traits) {
    if heldSpace {
      output.append(ASCII.space)
      heldSpace = false
      endsWithPictograph = false
    }
    if heldJoiner != 0 {
      let joinable: ScalarProperties.Traits =
        heldJoiner == 0x200D ? .pictographic : .joiningLetter
      if traits.contains(joinable) { append(heldJoiner) }
      heldJoiner = 0
    }
    append(value)
    previousTraits = traits
    endsWithPictograph = traits.isPictograph(after: endsWithPictograph)
    markCount = 0
  }

  private mutating func write(copying utf8: Span<UInt8>, from first: Int, to end: Int) {
    guard first < end else { return }
    unsafe utf8.extracting(first..<end).withUnsafeBufferPointer { bytes in
      unsafe output.append(contentsOf: bytes)
    }
    previousTraits = []
    endsWithPictograph = false
  }

  private mutating func append(_ value: UInt32) {
    guard value >= 0x80 else { return output.append(UInt8(truncatingIfNeeded: value)) }
    guard let scalar = Unicode.Scalar(value) else { return }
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

extension ScalarProperties.Traits {
  /// Whether a text ends with a pictograph after this scalar; `pictograph` says it of the text before.
  fileprivate func isPictograph(after pictograph: Bool) -> Bool {
    contains(.pictographic) || pictograph && contains(.emojiModifier)
  }
}
