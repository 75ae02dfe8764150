import Cloud

/// What was done to the tags, step by step: the edits that take it back, never copies of the list.
struct History: Sendable {
  private(set) var undoable: [Step] = []
  private(set) var redoable: [Step] = []
  /// How many steps lead to the tags that were saved last, at first to those that were read; nil if no
  /// undo and no redo leads there any more.
  private var savedCount: Int? = 0

  /// Whether the tags are others than those that were saved last: going back to these is no edit.
  var isUnsaved: Bool { savedCount != undoable.count }

  /// Takes note that the tags are saved as they stand.
  mutating func noteSaved() {
    savedCount = undoable.count
  }

  /// One action of a person.
  struct Step: Sendable {
    /// The edit that takes the step back; in `redoable` the one that does it again.
    var edit: TagEdit
    var deed: Deed
    var selectionBefore: Int
    var selectionAfter: Int
  }

  /// What an action did, as messages tell it.
  enum Deed: Hashable, Sendable {
    case added(String)
    case pasted(Int)
    case edited(String)
    case deleted(String)
    case moved(String)
    case sorted(TagOrder)
    case shuffled

    /// Whether the tag that is selected afterwards is the one it is about.
    var leavesTag: Bool {
      switch self {
      case .added, .pasted, .edited, .moved: true
      case .deleted, .sorted, .shuffled: false
      }
    }
  }

  /// Remembers a new step; what was undone before can no longer be done again.
  mutating func record(_ step: Step) {
    if let saved = savedCount, saved > undoable.count { savedCount = nil }
    undoable.append(step)
    redoable.removeAll()
  }

  /// Takes the last step off; `apply` carries its edit out and returns the inverse.
  mutating func undo(_ apply: (TagEdit) -> TagEdit) -> Step? {
    guard var step = undoable.popLast() else { return nil }
    step.edit = apply(step.edit)
    redoable.append(step)
    return step
  }

  /// Does the step again that was undone last.
  mutating func redo(_ apply: (TagEdit) -> TagEdit) -> Step? {
    guard var step = redoable.popLast() else { return nil }
    step.edit = apply(step.edit)
    undoable.append(step)
    return step
  }
}
