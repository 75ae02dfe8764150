/// The part of a typed line that a row of `width` cells shows.
struct PromptLine {
  let text: String
  /// The cells before the cursor.
  let cursor: Int

  /// A line that is too long moves sideways by half a row at a time, so that it stands still while
  /// one types on.
  init(editor: LineEditor, width: Int, wording: Wording) {
    let clusters = wording.clusters(editor.text)
    let before = clusters.prefix(editor.cursor).reduce(0) { $0 + $1.width }
    // One cell more, for the cursor behind the text.
    let room = max(1, width)
    let step = max(1, room / 2)
    let steps = max(0, before - (room - 1) + step - 1) / step
    var start = 0
    var shown: [Wording.Cluster] = []
    var used = 0
    for cluster in clusters {
      if start < steps * step {
        start += cluster.width
      } else if used + cluster.width <= room {
        shown.append(cluster)
        used += cluster.width
      } else {
        break
      }
    }
    text = shown.map(\.text).joined()
    cursor = max(0, before - start)
  }
}
