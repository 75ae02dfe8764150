import CellText
import Cloud

extension ProbeFindings {
  /// The members of a line: `"widths":"grapheme,vs15=off"`, and what else was found.
  var recordedMembers: [JSONValue.Member] {
    [
      .init(key: "widths", value: .string(profile.spelling)),
      .init(key: "hostile", value: .boolean(isHostile)),
      .init(key: "complete", value: .boolean(isComplete)),
    ]
  }

  /// The findings of a line.
  ///
  /// The states of modes are left out: they are the terminal's business.
  init(_ fields: inout RecordFields) throws(RecordFault) {
    let profile = try fields.require("widths", .widthProfile) { json in
      json.string.flatMap { WidthProfile(spelling: $0) }
    }
    self.init(
      profile: profile, isHostile: try fields.truth("hostile", else: false),
      isComplete: try fields.truth("complete", else: true))
  }
}
