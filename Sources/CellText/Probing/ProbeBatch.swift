/// Texts that are shown to a terminal in one write, with the questions where the cursor stands then.
///
/// Each text is written at the first column of one row, which is erased before. A CPR without a text
/// follows each group of texts, a checkpoint: it stands in a column that no text reaches and that tells
/// the number of its group. So an answer that is lost, or one too many, spoils its group only, and is
/// noticed. DA1 is the fence: terminals answer in order, and all answer that.
///
/// Cursor, colours and modes are as before at the end; the row is empty, and so may be the next.
struct ProbeBatch: Sendable {
  /// Texts without controls, and none else.
  let texts: [String]
  /// The row that is written over, from 1; not 1, as `CSI 1 ; n R` is also a key, F3 with modifiers.
  let row: Int
  /// The checkpoint of the first group stands here, counted from 1.
  let firstCheckpointColumn: Int
  /// Whether the modes are asked for.
  var requestsModes = false
  /// A mode to be switched on first, and to be left on.
  var settingMode: PrivateMode?
  /// Whether the terminal should show nothing of it, mode 2026.
  var isSynchronized = false

  /// Texts between two checkpoints.
  static let groupSize = 16
  /// Groups have the numbers 0…7, over and over.
  static let checkpointColumns = 8
  /// Rows that batches take in turn: an answer to the one before stands in another row.
  private static let rows = [5, 4, 3, 2]

  /// The batch with this number, on a screen of at least `ProbeConditions.minimumColumns` ×
  /// `minimumRows`.
  init(_ texts: [String], number: Int, columns: Int) {
    self.texts = texts.filter(Self.isHarmless)
    row = Self.rows[number & 3]
    let columns = min(max(columns, ProbeConditions.minimumColumns), 1000)
    firstCheckpointColumn = columns - Self.checkpointColumns
  }

  /// The last column that the batch needs, counted from 1.
  var lastCheckpointColumn: Int { firstCheckpointColumn + Self.checkpointColumns - 1 }

  var groupCount: Int {
    (texts.count + Self.groupSize - 1) / Self.groupSize
  }

  /// The places in `texts` of the group with this number.
  func group(_ number: Int) -> Range<Int> {
    let start = min(number * Self.groupSize, texts.count)
    return start..<min(start + Self.groupSize, texts.count)
  }

  /// What is written to the terminal.
  ///
  /// Complexity: O(bytes of the texts).
  var bytes: [UInt8] {
    let synchronized: PrivateMode? = isSynchronized ? .synchronizedOutput : nil
    // DECSC and DECRC keep the colours too; SGR 0, since an erased row takes the background. Some
    // terminals show the end of a DECRQM that they don't know: better here than elsewhere.
    var text = "\u{1B}7" + (synchronized?.set ?? "") + "\u{1B}[0m" + erasedRow
    text += settingMode?.set ?? ""
    if requestsModes { text += PrivateMode.allCases.map(\.request).joined() }
    for number in 0..<groupCount {
      for place in group(number) {
        text += erasedRow + ScreenForm.standingAlone(texts[place]) + Self.positionRequest
      }
      let column = firstCheckpointColumn + number % Self.checkpointColumns
      text += "\u{1B}[\(row);\(column)H" + Self.positionRequest
    }
    text += erasedRow + "\u{1B}8" + (synchronized?.reset ?? "") + Self.attributesRequest
    return Array(text.utf8)
  }

  /// CUP, then EL of the whole row.
  private var erasedRow: String { "\u{1B}[\(row);1H\u{1B}[2K" }
  /// DSR 6, answered by CPR.
  private static let positionRequest = "\u{1B}[6n"
  /// DA1.
  private static let attributesRequest = "\u{1B}[c"

  /// Whether a text is nothing that a terminal would obey.
  static func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { ScalarTables.properties(of: $0).widthClass != .control }
  }
}
