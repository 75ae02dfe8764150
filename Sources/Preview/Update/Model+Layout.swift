import Cloud
import TagLayout

extension Model {
  /// Where everything stands on the screen.
  var regions: ScreenRegions { ScreenRegions(size: size, showsRuler: showsRuler) }

  /// The axis that lines wrap at: its length is what `+` and `-` change.
  var wrappingAxis: Axis { cloud.settings.layout.scrollDirection.wrappingAxis }

  /// The axis that the content grows along.
  var scrollAxis: Axis { cloud.settings.layout.scrollDirection.axis }

  /// Changes the settings and lays the cloud out with them.
  mutating func changeSettings(_ change: (inout CloudSettings) -> Void) {
    var settings = cloud.settings
    change(&settings)
    layOut(settings)
  }

  /// Lays the cloud out again, in the container that there is now.
  mutating func relayout() {
    layOut(cloud.settings)
  }

  private mutating func layOut(_ settings: CloudSettings) {
    let container = fixedSize.container(
      scrolling: settings.layout.scrollDirection, in: regions.cloud.size)
    cloud.update(settings: settings, container: container)
    selection.stickyColumn = nil
    settleViewport()
  }
}
