import CBaselines
import TagLayout

/// Frames of a baseline for some rectangles, which are freed with this.
final class ReferenceFrames {
  private let found: [baseline_frames]

  init(_ found: [baseline_frames]) { self.found = found }

  deinit { for frames in found { baseline_frames_free(frames) } }

  /// Whether the engine found the same items in each rectangle, with the same attributes.
  func agree(with answers: [[ItemAttributes]]) -> Bool {
    guard answers.count == found.count else { return false }
    return zip(answers, found).allSatisfy { attributes, frames in
      attributes.elementsEqual(
        UnsafeBufferPointer(start: frames.frames, count: frames.count), by: Self.isSame)
    }
  }

  private static func isSame(_ one: ItemAttributes, _ other: baseline_frame) -> Bool {
    one.index == other.index && one.line == other.line && one.frame.x == other.x
      && one.frame.y == other.y && one.frame.width == other.width
      && one.frame.height == other.height && one.isClamped == other.is_clamped
  }
}
