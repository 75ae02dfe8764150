import TagLayout
import TestSupport

/// A case of a fixture file: a scenario and the layout that belongs to it.
struct GoldenCase: Sendable, CustomStringConvertible {
  let id: String
  let scenario: LayoutScenario
  let lines: [[Int]]
  let origins: [Point]
  /// `nil` when the fixture doesn't say.
  let sizes: [Size]?
  /// `nil` when the fixture doesn't say.
  let contentWidth: Int?
  let contentHeight: Int

  var description: String { id }
}
