import Cloud
import TagLayout

@testable import Preview

extension Preview {
  mutating func mouse(_ event: MouseEvent, at time: Int = 0) {
    send(.mouse(event, time: time))
  }

  /// Presses and releases the left button at a cell of the screen.
  mutating func click(_ x: Int, _ y: Int, at time: Int = 0) {
    mouse(.press(button: 0, at: Point(x: x, y: y)), at: time)
    mouse(.release(button: 0, at: Point(x: x, y: y)), at: time)
  }

  mutating func press(_ x: Int, _ y: Int) {
    mouse(.press(button: 0, at: Point(x: x, y: y)))
  }

  mutating func drag(_ x: Int, _ y: Int) {
    mouse(.drag(button: 0, at: Point(x: x, y: y)))
  }

  mutating func wheel(_ lines: Int) {
    mouse(.wheel(lines: lines, at: Point(x: 5, y: 5)))
  }

  var width: Int { model.cloud.container.width }
}
