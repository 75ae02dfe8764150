import CellText
import Cloud
import TagLayout
import Testing

@testable import Preview

@Suite("Records: a line for each event")
struct RecordedEventTests {
  /// Every kind of line, and the text that stands for it.
  private static let lines: [(RecordedEvent, String)] = [
    (RecordedEvent(.event(.key(.tab)), time: 12), #"{"t":12,"key":"Tab"}"#),
    (RecordedEvent(.event(.key(.character("a")))), #"{"key":"a"}"#),
    (RecordedEvent(.event(.key(.character(" ")))), #"{"key":" "}"#),
    (RecordedEvent(.event(.key(.character("\u{300}")))), "{\"key\":\"\u{300}\"}"),
    (RecordedEvent(.event(.key(.control("r")))), #"{"key":"Ctrl-r"}"#),
    (RecordedEvent(.event(.key(.function(5)))), #"{"key":"F5"}"#),
    (RecordedEvent(.event(.paste("a\r\"b\"\u{1B}"))), #"{"paste":"a\r\"b\"\u001b"}"#),
    (
      RecordedEvent(.event(.mouse(.press(button: 2, at: Point(x: 3, y: 4)), time: 9)), time: 9),
      #"{"t":9,"mouse":"press","button":2,"at":[3,4]}"#
    ),
    (
      RecordedEvent(.event(.mouse(.release(button: 0, at: .zero)))),
      #"{"mouse":"release","button":0,"at":[0,0]}"#
    ),
    (
      RecordedEvent(.event(.mouse(.drag(button: 0, at: Point(x: -1, y: 7))))),
      #"{"mouse":"drag","button":0,"at":[-1,7]}"#
    ),
    (
      RecordedEvent(.event(.mouse(.wheel(lines: -3, at: .zero)))),
      #"{"mouse":"wheel","lines":-3,"at":[0,0]}"#
    ),
    (RecordedEvent(.event(.resize(Size(width: 40, height: 12)))), #"{"size":[40,12]}"#),
    (RecordedEvent(.event(.resumed)), #"{"resumed":true}"#),
    (
      RecordedEvent(
        .event(
          .widthsFound(ProbeFindings(profile: exceptional, isHostile: true, isComplete: false)))
      ),
      #"{"widths":"grapheme,vs15=off,2764-FE0F=1","hostile":true,"complete":false}"#
    ),
    (
      RecordedEvent(.saving(.saved(SavedFile(path: "a b.txt", count: 3, otherLinks: 1)))),
      #"{"saved":"a b.txt","count":3,"otherLinks":1}"#
    ),
    (RecordedEvent(.saving(.blocked(.exists))), #"{"blocked":"exists"}"#),
    (RecordedEvent(.saving(.failed(.notAFile(.folder)))), #"{"failedOn":"folder"}"#),
    (
      RecordedEvent(.saving(.failed(.system(words: "No space left on device")))),
      #"{"failed":"No space left on device"}"#
    ),
  ]

  private static let exceptional: WidthProfile = {
    var profile = WidthProfile(spelling: "grapheme,vs15=off") ?? .wcwidth
    profile.exceptions["\u{2764}\u{FE0F}"] = 1
    return profile
  }()

  @Test("Events are written in one form, and read back as they were")
  func lines() throws {
    for (event, line) in Self.lines {
      #expect(event.json.line == line)
      #expect(try RecordedEvent(JSONValue(reading: Array(line.utf8))) == event, "\(line)")
    }
  }

  @Test("Each key has a name of its own, which leads back to it")
  func keys() {
    let named: [Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .enter, .tab,
      .backTab, .backspace, .escape,
    ]
    let scalars: [Unicode.Scalar] = ["a", "U", " ", "-", "F", "é", "日", "\u{200B}", "\u{7F}", "@"]
    let keys =
      named + scalars.map { Key.character($0) } + scalars.map { Key.control($0) }
      + (1...24).map { Key.function($0) }
    for key in keys { #expect(Key(recordedName: key.recordedName) == key, "\(key)") }
    #expect(Set(keys.map(\.recordedName)).count == keys.count)
    for name in ["", "Tabb", "Ctrl-", "Ctrl-ab", "F0", "F05", "tab", "ab"] {
      #expect(Key(recordedName: name) == nil, "\(name)")
    }
  }

  @Test(
    "What is wrong with a line is told in words",
    arguments: [
      ("[]", #"not an object, as {"key":"Tab"}"#),
      (
        #"{"t":5}"#,
        "it says nothing that happened "
          + "(key, paste, mouse, size, widths, resumed, saved, blocked, failed, failedOn)"
      ),
      (#"{"key":"a","paste":"b"}"#, "it says several things at once (key, paste)"),
      (
        #"{"kye":"a"}"#,
        "'kye' means nothing here (key, paste, mouse, size, widths, resumed, saved, blocked, "
          + "failed, failedOn, t); did you mean 'key'?"
      ),
      (#"{"key":"a","time":5}"#, "'time' means nothing here (t, key)"),
      (#"{"key":"Tabb"}"#, #"'"Tabb"' is not a key, as 'key' must be; did you mean 'Tab'?"#),
      (#"{"key":5}"#, "'5' is not a key, as 'key' must be"),
      (#"{"key":"a","key":"b"}"#, "it has 'key' twice"),
      (#"{"t":-1,"key":"a"}"#, "'-1' is not a number of milliseconds, as 't' must be"),
      (#"{"size":[80]}"#, "'[80]' is not columns and rows, as [80,24], as 'size' must be"),
      (#"{"size":[-1,2]}"#, "'[-1,2]' is not columns and rows, as [80,24], as 'size' must be"),
      (#"{"paste":null}"#, "'null' is not a text, as 'paste' must be"),
      (
        #"{"mouse":"pres","at":[0,0]}"#,
        #"'"pres"' is not one of press, release, drag, wheel, as 'mouse' must be; "#
          + "did you mean 'press'?"
      ),
      (#"{"mouse":"press"}"#, "it lacks 'at'"),
      (#"{"mouse":"wheel","at":[0,0]}"#, "it lacks 'lines'"),
      (#"{"mouse":"wheel","at":[0,0],"lines":1,"button":0}"#, "'button' means nothing here"),
      (#"{"resumed":false}"#, "'false' is not one of true, as 'resumed' must be"),
      (#"{"widths":"grapheem"}"#, #"'"grapheem"' is not a width mode, as 'widths' must be"#),
      (#"{"blocked":"no"}"#, #"'"no"' is not one of invalidText, changed, exists"#),
    ])
  func faults(line: String, message: String) throws {
    let fault = try #require(throws: RecordFault.self) {
      _ = try RecordedEvent(JSONValue(reading: Array(line.utf8)))
    }
    #expect(fault.message.hasPrefix(message), "\(fault.message)")
  }
}
