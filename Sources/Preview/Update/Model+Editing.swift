import Cloud
import TagLayout

extension Model {
  /// Asks for a new tag.
  ///
  /// In an empty list every place is the same. The tag goes to the section of the one that it is put
  /// beside.
  mutating func askForTag(_ place: AddPlace) {
    let index =
      switch place {
      case .before: selectedIndex ?? 0
      case .after: selectedIndex.map { $0 + 1 } ?? 0
      case .atEnd: cloud.tags.count
      }
    let section = place == .before ? selectedIndex.flatMap(cloud.tags.section(containing:)) : nil
    focus = .prompt(Prompt(.add(at: index, section: section)))
  }

  /// Asks for the text of the selected tag.
  mutating func askForEdit() {
    guard let index = selectedIndex else {
      message = .noTags
      return
    }
    focus = .prompt(Prompt(.edit(index), text: cloud.tags[index]))
  }

  /// Adds a tag and selects it.
  mutating func addTag(_ text: String, at index: Int, in section: Int?) {
    perform(.insert([text], at: index, section: section), .added(text), select: index)
  }

  /// Gives a tag another text.
  mutating func replaceTag(_ index: Int, with text: String) {
    guard cloud.tags[index] != text else { return }
    perform(.replace(index, with: text), .edited(text), select: index)
  }

  mutating func deleteTag() {
    guard let index = selectedIndex else {
      message = .noTags
      return
    }
    perform(.remove(index..<(index + 1)), .deleted(cloud.tags[index]), select: index)
    tellDeed()
  }

  /// Moves the selected tag in the list, from section to section too; the selection stays on it.
  mutating func moveTag(by step: Int) {
    guard let index = selectedIndex else {
      message = .noTags
      return
    }
    guard let edit = cloud.tags.edit(moving: index, forward: step > 0),
      case .move(_, let target, _) = edit
    else {
      message = step < 0 ? .isFirst(cloud.tags[index]) : .isLast(cloud.tags[index])
      return
    }
    perform(edit, .moved(cloud.tags[index]), select: target)
    tellDeed()
  }

  /// A paste is text in a prompt; in the cloud each of its lines is a tag, all of them one step.
  mutating func paste(_ text: String) {
    switch focus {
    case .page, .question:
      return
    case .prompt:
      editPrompt { $0.insert(text) }
    case .cloud:
      let pasted = PlainLinesReader.read(Array(text.utf8), source: "paste").tags
      guard !pasted.isEmpty else {
        message = .nothingPasted
        return
      }
      let index = selectedIndex.map { $0 + 1 } ?? 0
      let texts = (0..<pasted.count).map { pasted[$0] }
      perform(
        .insert(texts, at: index), .pasted(texts.count), select: index + texts.count - 1)
      tellDeed()
    }
  }

  // MARK: - Steps

  mutating func undo() {
    guard let step = takeStep({ history, apply in history.undo(apply) }) else {
      message = .nothingToUndo
      return
    }
    select(step.selectionBefore)
    message = .undid(step.deed)
  }

  mutating func redo() {
    guard let step = takeStep({ history, apply in history.redo(apply) }) else {
      message = .nothingToRedo
      return
    }
    select(step.selectionAfter)
    message = .redid(step.deed)
  }

  /// Takes a step of the history, which is held apart meanwhile.
  private mutating func takeStep(
    _ take: (inout History, (TagEdit) -> TagEdit) -> History.Step?
  ) -> History.Step? {
    var history = History()
    swap(&history, &self.history)
    defer { swap(&history, &self.history) }
    return take(&history) { apply($0) }
  }

  /// Carries an edit out as one step, and selects a tag.
  mutating func perform(_ edit: TagEdit, _ deed: History.Deed, select index: Int) {
    let before = selection.index
    let inverse = apply(edit)
    select(index)
    history.record(
      History.Step(
        edit: inverse, deed: deed, selectionBefore: before, selectionAfter: selection.index))
  }

  /// Says what the last step did.
  mutating func tellDeed() {
    guard let step = history.undoable.last else { return }
    let isHidden = step.deed.leavesTag && cloud.arrangement.visibleCount <= step.selectionAfter
    message = .did(step.deed, hiddenBy: isHidden ? cloud.settings.layout.maximumLines : nil)
  }
}
