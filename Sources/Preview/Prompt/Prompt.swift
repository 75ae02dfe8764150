import Cloud

/// A line that a person is asked to type.
struct Prompt: Sendable {
  let purpose: Purpose
  var editor: LineEditor
  /// Why the last Enter was not accepted.
  var error: PromptError?

  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    editor = LineEditor(text)
  }

  /// What the line is for.
  enum Purpose: Sendable {
    /// A new tag at an index, in a section if the place alone doesn't say in which.
    case add(at: Int, section: Int? = nil)
    /// The text of a tag.
    case edit(Int)
    /// The length of the layout along an axis.
    case length(Axis)
    case insets
    case itemSize
    case maximumLines
    /// What to look for, and what to go back to when it is given up.
    case find(FindOrigin)
    /// The name of the file to save to, and whether the program ends then.
    case saveName(leavesAfterwards: Bool)
    /// The name of the file that the layout is written to.
    case exportName
  }

  /// What a find that is given up goes back to.
  struct FindOrigin: Sendable {
    var selection: Selection
    var viewport: Viewport
    var search: TagSearch?
  }
}

/// Why a line was not accepted; the words stand in `Prompt+Words`.
enum PromptError: Error, Hashable, Sendable {
  case setting(SettingError)
  case emptyTag
  case cannotSave(SaveFailure)
  /// The end of a file's name says no form.
  case unknownEnding(String)
}
