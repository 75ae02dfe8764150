import CellText
import Cloud
import TagLayout

extension Message {
  /// The message as the screen shows it.
  func text(_ wording: Wording) -> String {
    let dash = wording.dash
    switch self {
    case .unknownKey(let key): return "unknown key \"\(key.name)\" \(dash) ? for help"
    case .working(let kind, let tags): return kind.text(tags)
    case .pressQToQuit: return "press q to quit"
    case .searchCleared: return "find cleared"

    case .did(let deed, nil): return "\(deed.text(wording)) \(dash) u undoes"
    case .did(let deed, let most?):
      return "\(deed.text(wording)), hidden by max \(most) \(dash) u undoes"
    case .undid(let deed): return "undid: \(deed.text(wording)) \(dash) U redoes"
    case .redid(let deed): return "redid: \(deed.text(wording)) \(dash) u undoes"
    case .nothingToUndo: return "nothing to undo"
    case .nothingToRedo: return "nothing to redo"
    case .nothingPasted: return "nothing to paste"
    case .noTags: return "no tags \(dash) a adds one"
    case .noRoom(let insets, let length):
      return "no room for tags: the insets take \(insets) of \(length) cells \(dash) I changes them"
    case .isFirst(let tag): return "\(wording.quoted(tag)) is the first tag"
    case .isLast(let tag): return "\(wording.quoted(tag)) is the last tag"

    case .changed(let setting, let value): return "\(setting.name) \(value)"
    case .isLeast(let setting, let value): return "\(setting.name) \(value) is the least"
    case .isMost(let setting, let value): return "\(setting.name) \(value) is the most"
    case .follows(let axis): return "the \(axis.lengthName) follows the terminal"
    case .isUnlimited(let axis): return "the \(axis.lengthName) is unlimited"
    case .printsOnExit(true): return "the layout is printed on exit"
    case .printsOnExit(false): return "nothing is printed on exit"

    case .mouse(isOn: true): return "mouse on \(dash) \(MouseGesture.selectingText)"
    case .mouse(isOn: false): return "mouse off \(dash) the terminal selects text; M turns it on"

    case .refused(let refusal): return refusal.message

    case .found(let needle, let rank, let total, let hidden):
      let match = "match \(rank) of \(total) for \(wording.quoted(needle))"
      return hidden == 0 ? match : "\(match), \(hidden) hidden"
    case .foundHidden(let needle, 1): return "only a hidden tag holds \(wording.quoted(needle))"
    case .foundHidden(let needle, let count):
      return "only \(count) hidden tags hold \(wording.quoted(needle))"
    case .notFound(let needle): return "no tag holds \(wording.quoted(needle))"
    case .numbersNeedBorder: return "numbers stand in the border: b chooses a box with one"
    case .noWeights: return "no tag has a weight"
    case .noSearch: return "nothing to find \(dash) / asks"

    case .saved(let file): return file.text(wording)
    case .exported(let path): return "exported the layout to \(path)"
    case .commandLine(let line): return line
    case .widthMode(let news): return "width mode \(news.text)"
    }
  }
}

extension LongWork.Kind {
  fileprivate func text(_ tags: Int) -> String {
    switch self {
    case .sorting: "sorting \(tags) tags"
    case .shuffling: "shuffling \(tags) tags"
    case .finding: "searching \(tags) tags"
    }
  }
}

extension Message.WidthModeNews {
  fileprivate var text: String {
    switch self {
    case .fixed(let profile): profile.spellingOfRules
    case .answered(let profile): "auto: the terminal counts as \(profile.spellingOfRules)"
    case .silent(let profile): "auto: the terminal doesn't answer, so \(profile.spellingOfRules)"
    case .asking: "auto: asking the terminal"
    case .unasked(let profile): "auto: the terminal isn't asked, so \(profile.spellingOfRules)"
    }
  }
}

extension Message.Setting {
  /// The setting as messages call it.
  fileprivate var name: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .itemSpacing: "item spacing"
    case .lineSpacing: "line spacing"
    case .padding: "padding"
    case .insets: "insets"
    case .itemSize: "item size"
    case .scrolling: "scrolling"
    case .lineAlignment: "line alignment"
    case .oversize: "oversize"
    case .direction: "direction"
    case .box: "box"
    case .emphasis: "emphasis of weights"
    case .scope: "scope"
    case .lastLine: "last line"
    case .lineBreaking: "line breaking"
    case .maximumLines: "maximum lines"
    }
  }
}

extension History.Deed {
  fileprivate func text(_ wording: Wording) -> String {
    switch self {
    case .added(let tag): "added \(wording.quoted(tag))"
    case .pasted(1): "added 1 tag"
    case .pasted(let count): "added \(count) tags"
    case .edited(let tag): "edited \(wording.quoted(tag))"
    case .deleted(let tag): "deleted \(wording.quoted(tag))"
    case .moved(let tag): "moved \(wording.quoted(tag))"
    case .sorted(.input): "sorted as they came"
    case .sorted(.name): "sorted by name"
    case .sorted(.width): "sorted by width"
    case .sorted(.weight): "sorted by weight"
    case .sorted(.packed): "packed into these lines"
    case .shuffled: "shuffled"
    }
  }
}

extension Axis {
  /// What a length along the axis is called.
  var lengthName: String { self == .x ? "width" : "height" }
}

extension EdgeInsets {
  /// The margins as `--inset` takes them.
  var phrase: String { "\(top),\(left),\(bottom),\(right)" }
}

extension Optional<Size> {
  /// The size as `--item-size` takes it.
  var phrase: String { map { "\($0.width)x\($0.height)" } ?? "measured" }
}

extension Optional<Int> {
  /// A limit, where there is one.
  var limitPhrase: String { map { "\($0)" } ?? "unlimited" }
}

extension LayoutDirection {
  /// The direction in words.
  var phrase: String { self == .leftToRight ? "left to right" : "right to left" }
}
