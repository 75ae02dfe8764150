import CellText
import Cloud
import TagLayout

/// What the program says in answer to a key; the words stand in `Message+Words`.
enum Message: Hashable, Sendable {
  case unknownKey(Key)
  /// What is going on, in how many tags.
  case working(LongWork.Kind, tags: Int)
  case pressQToQuit
  case searchCleared

  /// `hiddenBy`: the limit of lines that hides the tag it is about.
  case did(History.Deed, hiddenBy: Int?)
  case undid(History.Deed)
  case redid(History.Deed)
  case nothingToUndo
  case nothingToRedo
  case nothingPasted
  case noTags
  case noRoom(insets: Int, length: Int)
  case isFirst(String)
  case isLast(String)

  case changed(Setting, String)
  case isLeast(Setting, Int)
  case isMost(Setting, Int)
  case follows(Axis)
  case isUnlimited(Axis)
  case printsOnExit(Bool)
  case mouse(isOn: Bool)
  case refused(LayoutRefusal)

  case found(String, rank: Int, total: Int, hidden: Int)
  case foundHidden(String, Int)
  case notFound(String)
  case noSearch
  case numbersNeedBorder
  case noWeights

  case saved(SavedFile)
  case exported(String)
  case commandLine(String)
  case widthMode(WidthModeNews)

  /// How cells are counted now, and who says so.
  enum WidthModeNews: Hashable, Sendable {
    case fixed(WidthProfile)
    /// The terminal said so.
    case answered(WidthProfile)
    /// It doesn't answer.
    case silent(WidthProfile)
    case asking
    /// It may not be asked.
    case unasked(WidthProfile)
  }

  /// A setting that a key changes.
  enum Setting: Hashable, Sendable {
    case width, height
    case itemSpacing, lineSpacing, padding
    case insets, itemSize
    case scrolling, lineAlignment, oversize, direction, box
    case emphasis
    case scope, lastLine, lineBreaking, maximumLines
  }
}
