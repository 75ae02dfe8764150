import Cloud
import TagLayout

extension Model {
  /// What stands before the line that is typed, and a shorter form for narrow screens.
  func label(of purpose: Prompt.Purpose) -> (long: String, short: String) {
    switch purpose {
    case .add: return ("add a tag (empty ends): ", "add: ")
    case .edit: return ("edit: ", "edit: ")
    case .length(let axis):
      let length = cloud.container[axis]
      let now = length == 0 ? "unlimited" : "\(length)"
      return ("\(axis.lengthName), 0 = unlimited (now \(now)): ", "\(axis.lengthName): ")
    case .insets:
      return ("insets T[,L,B,R] (now \(cloud.settings.layout.sectionInset.phrase)): ", "insets: ")
    case .itemSize:
      let now = cloud.settings.layout.itemSize.phrase
      return ("item size WxH, empty = measured (now \(now)): ", "item size: ")
    case .maximumLines:
      let now = cloud.settings.layout.maximumLines.limitPhrase
      return ("maximum lines, empty = no limit (now \(now)): ", "max lines: ")
    case .find: return ("find: ", "find: ")
    case .exportName: return ("export to NAME\(LayoutFormat.allEndings): ", "export to: ")
    case .saveName: return ("save the tags as: ", "save as: ")
    }
  }

  /// What a length is called in an error.
  static func whatLength(_ axis: Axis) -> String { "a \(axis.lengthName)" }
}

extension LayoutFormat {
  /// The endings of all forms: ` .txt .ansi …`.
  fileprivate static var allEndings: String {
    allCases.compactMap { $0.endings.first.map { " \($0)" } }.joined()
  }
}

extension Prompt {
  /// What find says while nothing matches.
  var noMatch: String { "no tag holds it" }

  /// What find says while only hidden tags match.
  var onlyHiddenMatch: String { "only hidden tags hold it" }
}

extension PromptError {
  /// The error as the prompt shows it.
  func text(_ wording: Wording) -> String {
    switch self {
    case .setting(let error): error.message
    case .cannotSave(let failure): failure.text
    case .unknownEnding: "the name must end with\(LayoutFormat.allEndings)"
    case .emptyTag: "a tag needs a text \(wording.dash) Esc cancels, then d deletes"
    }
  }
}
