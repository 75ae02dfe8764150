public import CellText
public import Cloud
public import TagLayout

/// The whole state of the preview.
///
/// `update` changes it by one event, `view` says what it looks like; neither does anything else. So
/// a list of events is a whole session, without a terminal.
///
///     var model = Model(tags: TagList(["swift"]), settings: CloudSettings(), size: size)
///     _ = model.update(.key(.tab))
///     print(model.view().canvas.row(0))       //  left  [rightFlow]  rightData   center
public struct Model: Sendable {
  /// What the program was started with, besides tags and settings.
  public struct Options: Sendable {
    /// The layout width in cells, 0 = unlimited; `nil` follows the terminal.
    public var width: Int?
    /// The layout height in cells for horizontal scrolling, 0 = unlimited; `nil` follows the rows
    /// of the cloud's area.
    public var height: Int?
    /// The order that the tags are put in at the start.
    public var order = TagOrder.input
    /// Whether the tags are the built-in ones.
    public var isDemo = false
    /// Whether `TAGCLOUD_OPTS` is set, so that a command line for the same cloud has to clear it.
    public var hasDefaultOptions = false
    /// Whether colours may be used; attributes always are.
    public var usesColor = true
    /// Whether the terminal can show more than ASCII.
    public var isUnicode = true
    /// Whether the terminal reports the mouse.
    public var usesMouse = true
    /// What `S` saves to.
    public var document = TagDocument()
    /// When the terminal may be asked how it counts cells; `nil`: never.
    public var probeConditions: ProbeConditions?

    /// Follows the terminal in both directions, in colour.
    public init() {}
  }

  /// The tags as they stand, measured and placed.
  public internal(set) var cloud: ArrangedCloud
  /// `p`: whether the layout is to be printed when the program ends.
  public internal(set) var printsOnExit = false

  /// What the mouse is about.
  var pointer: Pointer
  /// The terminal's size.
  var size: Size
  /// What has the keys.
  var focus = Focus.cloud
  var selection = Selection()
  var viewport = Viewport()
  var history = History()
  /// What the last `/` looked for; its matches are marked.
  var search: TagSearch?
  /// What is to be done when the screen says so.
  var unfinished: LongWork?
  /// Stands in place of the hints until the next key.
  var message: Message?
  var showsRuler = false
  var showsNumbers = false
  /// Fixed lengths of the layout; `nil` follows the terminal.
  var fixedSize: FixedSize
  /// The order that the tags were put in at the start.
  let initialOrder: TagOrder
  var shuffleGenerator = ShuffleGenerator()
  /// What `S` saves to.
  var document: TagDocument
  let isDemo: Bool
  let hasDefaultOptions: Bool
  let usesColor: Bool
  let isUnicode: Bool
  /// What is known of how the terminal counts cells.
  var terminalWidths: TerminalWidths
  let initialWidthMode: WidthMode?
  /// Whether the message is to tell the width mode when the event is over.
  var needsWidthMessage = false

  /// The first tag is selected, and the view stands at the start.
  ///
  /// - Parameters:
  ///   - tags: The tags to begin with.
  ///   - settings: How they look to begin with.
  ///   - size: The terminal's size in cells. Any size will do; negative numbers count as 0.
  ///   - options: What else was asked for at the start.
  public init(tags: TagList, settings: CloudSettings, size: Size, options: Options = Options()) {
    self.size = Model.valid(size)
    fixedSize = FixedSize(width: options.width, height: options.height)
    initialOrder = options.order
    isDemo = options.isDemo
    document = options.document
    hasDefaultOptions = options.hasDefaultOptions
    usesColor = options.usesColor
    isUnicode = options.isUnicode
    pointer = Pointer(isOn: options.usesMouse)
    terminalWidths = TerminalWidths(conditions: options.probeConditions)
    initialWidthMode = settings.widthMode
    let regions = ScreenRegions(size: self.size, showsRuler: false)
    cloud = ArrangedCloud(
      tags: tags, settings: settings,
      container: fixedSize.container(
        scrolling: settings.layout.scrollDirection, in: regions.cloud.size))
    if initialOrder != .input { cloud.sort(by: initialOrder) }
    message = cloud.arrangement.refusal.map { .refused($0) }
  }

  /// Sizes that no terminal has are cut, so that a screen always fits into memory.
  static func valid(_ size: Size) -> Size {
    Size(width: size.width.clamped(to: 0...4096), height: size.height.clamped(to: 0...4096))
  }
}

/// What has the keys.
enum Focus: Sendable {
  case cloud
  case prompt(Prompt)
  case page(Page)
  case question(Question)

  /// The part of the key table that is in force.
  var context: KeyBinding.Context {
    switch self {
    case .cloud: .cloud
    case .prompt: .prompt
    case .page: .page
    case .question: .question
    }
  }
}

/// The selected tag.
struct Selection: Hashable, Sendable {
  /// The tag's index; 0 when there is none.
  var index = 0
  /// Where along the lines the selection came from when it last moved to another line.
  var stickyColumn: Int?

  init(_ index: Int = 0) {
    self.index = index
  }
}
