import Cloud
import TagLayout

/// What the arguments ask for.
struct Invocation: Sendable {
  /// Tags given as operands, in their order.
  var operands: [String] = []
  /// Files of tags, in their order.
  var files: [InputSource] = []
  /// How the sources hold their tags.
  var reading = ReadingOptions()
  /// Whether a tag that came before is left out.
  var isUnique = false
  /// Print or preview, where the arguments say so in so many words; the last one holds.
  var demand: Mode?
  /// The form of the output; `nil` where no option names one.
  var format: LayoutFormat?
  /// The points of a cell where the settings become code.
  var pointsPerCell = SwiftWriter.pointsPerCell
  /// Where the output goes; `nil` is standard output.
  var output: OutputDestination?
  /// The layout width in cells, 0 = unlimited; `nil` follows the terminal or the environment.
  var width: Int?
  /// The container's height in cells for horizontal scrolling, 0 = unlimited.
  var height: Int?
  var settings = CloudSettings()
  /// The order that the tags are put in.
  var order = TagOrder.input
  var color = ColorMode.auto
  /// Whether the preview has the mouse from the start.
  var usesMouse = true
  /// Whether the preview may draw text over the cells of ncurses.
  var drawsOverlays = true
  /// The file that the events of the preview are written to.
  var record: String?
  /// The record whose events are replayed, in place of a preview.
  var replay: InputSource?
  /// The size of the terminal that a replay begins with; `nil`: the record's.
  var replaySize: Size?
  var isStrict = false
  var isVerbose = false
  /// Dies so after the first frame: how tests see that the terminal is given back.
  var selfTestCrash: SelfTestCrash?
}

/// What the arguments come to.
enum Request: Sendable {
  case help
  case version
  case run(Invocation)
}

/// When the screen is coloured.
enum ColorMode: String, Hashable, Sendable, CaseIterable {
  /// Unless NO_COLOR says otherwise.
  case auto
  case always, never
}
