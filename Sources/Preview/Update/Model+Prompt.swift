import Cloud
import TagLayout

extension Model {
  /// Opens an empty prompt.
  mutating func ask(_ purpose: Prompt.Purpose) {
    focus = .prompt(Prompt(purpose))
  }

  /// Puts a printable key into the prompt that is open.
  mutating func type(_ key: Key) {
    guard case .character(let scalar) = key else { return }
    editPrompt { $0.insert(String(scalar)) }
  }

  /// Changes the line that is typed; what was wrong with it is forgotten.
  mutating func editPrompt(_ change: (inout LineEditor) -> Void) {
    guard case .prompt(var prompt) = focus else { return }
    change(&prompt.editor)
    prompt.error = nil
    focus = .prompt(prompt)
    if case .find(let origin) = prompt.purpose { preview(prompt.editor.text, from: origin) }
  }

  /// Enter: takes the line if it is right, else says in the prompt what is wrong.
  mutating func acceptPrompt() -> [Effect] {
    guard case .prompt(var prompt) = focus else { return [] }
    do throws(PromptError) {
      return try accept(prompt.editor.text, for: prompt.purpose)
    } catch {
      prompt.error = error
      focus = .prompt(prompt)
      return []
    }
  }

  mutating func cancelPrompt() {
    guard case .prompt(let prompt) = focus else { return }
    focus = .cloud
    if case .find(let origin) = prompt.purpose { giveUpFind(origin) }
  }

  private mutating func accept(
    _ text: String, for purpose: Prompt.Purpose
  ) throws(PromptError) -> [Effect] {
    switch purpose {
    case .add(let index, let section): acceptTag(text, at: index, in: section)
    case .edit(let index): try acceptEdit(text, of: index)
    case .length(let axis): try acceptLength(text, axis)
    case .insets: try acceptInsets(text)
    case .itemSize: try acceptItemSize(text)
    case .maximumLines: try acceptMaximumLines(text)
    case .find(let origin): acceptFind(text, from: origin)
    case .saveName(let leaves): return acceptName(text, leavesAfterwards: leaves)
    case .exportName: return try acceptExport(text)
    }
    return []
  }

  /// Adds the tag and asks for the next one; nothing typed ends it.
  private mutating func acceptTag(_ text: String, at index: Int, in section: Int?) {
    guard let text = Model.tagText(text) else {
      focus = .cloud
      return
    }
    addTag(text, at: index, in: section)
    ask(.add(at: index + 1))
  }

  private mutating func acceptEdit(_ text: String, of index: Int) throws(PromptError) {
    guard text != cloud.tags[index] else {
      focus = .cloud
      return
    }
    guard let text = Model.tagText(text) else { throw .emptyTag }
    focus = .cloud
    replaceTag(index, with: text)
    tellDeed()
  }

  private mutating func acceptLength(_ text: String, _ axis: Axis) throws(PromptError) {
    focus = .cloud
    let text = text.trimmed
    guard !text.isEmpty else { return }
    let length = try PromptError.wrapping { () throws(SettingError) in
      try CellCount.parse(text, what: Model.whatLength(axis))
    }
    fixLength(length)
  }

  private mutating func acceptInsets(_ text: String) throws(PromptError) {
    focus = .cloud
    guard !text.trimmed.isEmpty else { return }
    try set("inset", to: text.trimmed)
    message = .changed(.insets, cloud.settings.layout.sectionInset.phrase)
  }

  private mutating func acceptItemSize(_ text: String) throws(PromptError) {
    focus = .cloud
    if text.trimmed.isEmpty {
      changeSettings { $0.layout.itemSize = nil }
    } else {
      try set("item-size", to: text.trimmed)
    }
    message = .changed(.itemSize, cloud.settings.layout.itemSize.phrase)
  }

  private mutating func acceptMaximumLines(_ text: String) throws(PromptError) {
    focus = .cloud
    // As the option has it, 0 is no limit.
    try set("max-lines", to: text.trimmed.isEmpty ? "0" : text.trimmed)
    message = .changed(.maximumLines, cloud.settings.layout.maximumLines.limitPhrase)
  }

  /// Changes a setting as its option does.
  private mutating func set(_ option: String, to text: String) throws(PromptError) {
    guard let spelling = SettingSpelling.all.first(where: { $0.option == option }) else { return }
    var settings = cloud.settings
    try PromptError.wrapping { () throws(SettingError) in try spelling.set(&settings, text) }
    changeSettings { $0 = settings }
  }

  /// A typed tag, by the rules of a plain line: outer blanks go, and nothing else; `nil` if nothing
  /// is left.
  private static func tagText(_ text: String) -> String? {
    let text = text.trimmed
    return text.isEmpty ? nil : text
  }
}

extension PromptError {
  /// Carries out what may find a setting wrong.
  fileprivate static func wrapping<Value>(
    _ body: () throws(SettingError) -> Value
  ) throws(PromptError) -> Value {
    do { return try body() } catch { throw .setting(error) }
  }
}

extension String {
  /// Without outer spaces and tabs.
  fileprivate var trimmed: String {
    let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" }
    guard let first = unicodeScalars.firstIndex(where: { !isBlank($0) }),
      let last = unicodeScalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}
