/// One line of the key table: the keys, what they are called, and what they ask for.
///
/// The hint line, the help page and the key list of `--help` are made from the table, and the
/// program itself reads nothing else; so they cannot drift apart.
public struct KeyBinding: Sendable {
  /// What has the keys: the cloud, a prompt, a page of text that covers the cloud, or a question.
  public enum Context: Hashable, Sendable, CaseIterable {
    case cloud, prompt, page, question
  }

  /// Where the keys have this meaning.
  public let context: Context
  /// The keys, in the order of the label.
  public let keys: [Key]
  /// The keys as help spells them, ASCII only: `Tab Shift-Tab`.
  public let label: String
  /// The keys as the hint line spells them: `Tab`.
  public let hintLabel: String
  /// The meaning in a word, for the hint line; empty if the hint line never shows it.
  public let short: String
  /// The meaning in a phrase, for help: `next, previous alignment`.
  public let long: String
  /// The rank in a hint line that is too narrow for all: 1 stays longest; 0 if it is never shown.
  public let priority: Int

  /// What each of the keys asks for, in the same order.
  let actions: [Action]

  init(
    _ context: Context, _ label: String, _ entries: KeyValuePairs<Key, Action>, _ long: String,
    hint: Hint? = nil
  ) {
    self.init(
      context: context, label: label, entries: entries.map { ($0.key, $0.value) }, long: long,
      hint: hint)
  }

  init(
    context: Context, label: String, entries: [(key: Key, action: Action)], long: String,
    hint: Hint? = nil
  ) {
    self.context = context
    self.label = label
    self.keys = entries.map(\.key)
    self.actions = entries.map(\.action)
    self.long = long
    self.hintLabel = hint?.label ?? label
    self.short = hint?.text ?? ""
    self.priority = hint?.priority ?? 0
  }

  /// How a binding stands in the hint line.
  struct Hint {
    let label: String?
    let text: String
    let priority: Int

    init(_ text: String, as label: String? = nil, priority: Int) {
      self.label = label
      self.text = text
      self.priority = priority
    }
  }
}

extension KeyBinding {
  /// The bindings of one context, in the order of the table.
  public static func bindings(in context: Context) -> [KeyBinding] {
    all.filter { $0.context == context }
  }

  /// What `key` asks for in `context`; `nil` if it is bound to nothing there.
  static func action(for key: Key, in context: Context) -> Action? {
    for binding in all where binding.context == context {
      if let index = binding.keys.firstIndex(of: key) { return binding.actions[index] }
    }
    return nil
  }
}
