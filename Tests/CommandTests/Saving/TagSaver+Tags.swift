import Cloud
import Preview

@testable import Command

extension TagSaver {
  /// Saves tags of which it doesn't matter how they are laid out.
  mutating func save(_ tags: TagList, _ request: SaveRequest) -> SaveOutcome {
    save(
      ArrangedCloud(tags: tags, settings: CloudSettings(), container: Container(width: 80)), request
    )
  }
}
