import Canvas
import Cloud
import TagLayout

@testable import Preview

/// A preview without a terminal: events go in, rows of the screen come out.
struct Preview {
  var model: Model
  private(set) var effects: [Effect] = []

  /// The demo words of the ancestor layout.
  static let words = ["made", "in", "China", "UIView", "UITableView", "UICollectionView"]

  init(
    _ tags: [String] = Preview.words, _ width: Int = 80, _ height: Int = 24,
    options: Model.Options = Model.Options(),
    settings change: (inout CloudSettings) -> Void = { _ in }
  ) {
    self.init(list: TagList(tags), width, height, options: options, settings: change)
  }

  init(
    list tags: TagList, _ width: Int = 80, _ height: Int = 24,
    options: Model.Options = Model.Options(),
    settings change: (inout CloudSettings) -> Void = { _ in }
  ) {
    var settings = CloudSettings()
    change(&settings)
    model = Model(
      tags: tags, settings: settings, size: Size(width: width, height: height),
      options: options)
  }

  /// Boxes of one row without padding, so that pictures stay small.
  static func compact(
    _ tags: [String] = Preview.words, _ width: Int = 30, _ height: Int = 12,
    options: Model.Options = Model.Options(),
    settings change: (inout CloudSettings) -> Void = { _ in }
  ) -> Preview {
    Preview(tags, width, height, options: options) {
      $0.box = .bracket
      $0.padding = 0
      change(&$0)
    }
  }

  mutating func send(_ events: Event...) {
    for event in events { effects += model.update(event) }
  }

  mutating func press(_ keys: Key...) {
    for key in keys { effects += model.update(.key(key)) }
  }

  /// Presses a printable key for each character.
  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { effects += model.update(.key(.character(scalar))) }
  }

  func pressing(_ keys: Key...) -> Preview {
    var copy = self
    for key in keys { copy.effects += copy.model.update(.key(key)) }
    return copy
  }

  func typing(_ text: String) -> Preview {
    var copy = self
    copy.type(text)
    return copy
  }

  /// The whole screen, a string a row, without trailing blanks.
  var rows: [String] {
    let canvas = model.view().canvas
    return (0..<canvas.size.height).map { canvas.row($0) }
  }

  /// The rows of the cloud's area.
  var area: [String] {
    let range = model.regions.cloud.range(.y)
    return Array(rows[range])
  }

  /// The rows of the area up to the last that is not blank.
  var picture: [String] {
    let area = area
    return Array(area.prefix((area.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  var status: String { model.regions.status.map { rows[$0] } ?? "" }
  /// The last row: hints, a message or a prompt.
  var bottom: String { rows.last ?? "" }

  var tags: [String] { (0..<model.cloud.tags.count).map { model.cloud.tags[$0] } }
  /// The text of the selected tag.
  var selected: String? { model.selectedIndex.map { model.cloud.tags[$0] } }
  var layout: FlowLayout { model.cloud.settings.layout }

  /// The scroll position and the selection of a large list, for assertions.
  var top: Int { model.viewport.origin.y }
}

extension Key {
  static func char(_ scalar: Unicode.Scalar) -> Key { .character(scalar) }
}

extension TagDocument {
  /// The tags of one file, whole.
  static func file(_ path: String) -> TagDocument {
    var document = TagDocument()
    document.isFromFiles = true
    document.path = path
    document.isWhole = true
    return document
  }
}
