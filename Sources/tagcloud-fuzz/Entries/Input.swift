import Preview
import TestSupport

extension FuzzEntry {
  /// What a terminal sends, cut anywhere.
  static let input = FuzzEntry("input", "what a terminal sends gives the same events however cut") {
    (input) throws(BrokenLaw) in
    let seed = input.byte()
    let chunks = SeededRandom(seed: UInt64(seed))
    let repetitions = input.pick(1, 2, 16, 64)
    let sequences = KeySequences(&input)
    let opening = input.list(atMost: 15) { $0.byte() }
    let once = input.rest()
    // Again and again, to reach beyond what a tokenizer keeps.
    let bytes = opening + repeatElement(once, count: once.count < 256 ? repetitions : 1).joined()
    func subject() -> String { "\(bytes), keys \(sequences.entries)" }

    var whole = InputTokenizer(sequences: sequences)
    whole.awaitsReplies = seed & 1 != 0
    var cut = whole
    let events = whole.feed(bytes)
    try demand(
      feed(bytes, inChunksBy: chunks, to: &cut) == events, "how bytes are cut makes no difference",
      for: subject())
    try demand(
      cut.pending == whole.pending, "how bytes are cut leaves the same open", for: subject())
    let kept = keptElements(of: Mirror(reflecting: whole))
    try demand(
      kept <= (whole.pending == .paste ? bytes.count : 128), "little is kept but a paste",
      for: subject())
    try demand(whole.flush() == cut.flush(), "a flush ends both alike", for: subject())
    try demand(!whole.isPending, "nothing is open after a flush", for: subject())
    try demand(
      whole.feed([0x71]) == [.key(.character("q"))], "a key is itself after a flush", for: subject()
    )
  }

  private static func feed(
    _ bytes: [UInt8], inChunksBy random: SeededRandom, to tokenizer: inout InputTokenizer
  ) -> [Event] {
    var random = random
    var events: [Event] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(random.number(in: 0...7))
      events += tokenizer.feed(Array(chunk))
      rest = rest.dropFirst(chunk.count)
    }
    return events
  }

  /// The elements of all arrays that a tokenizer holds, but for the keys it was made with.
  private static func keptElements(of value: Mirror) -> Int {
    if value.displayStyle == .collection { return value.children.count }
    if value.subjectType == KeySequences.self { return 0 }
    return value.children.reduce(0) { $0 + keptElements(of: Mirror(reflecting: $1.value)) }
  }
}

extension KeySequences {
  /// Keys that some bytes spell: few, each of up to five bytes.
  fileprivate init(_ input: inout FuzzInput) {
    self.init()
    for key in [Key.up, .delete, .function(5)] where input.flag() {
      add(input.list(atMost: 5) { $0.byte() }, for: key)
      add([0x1B] + input.list(atMost: 4) { $0.byte() }, for: key)
    }
  }
}
