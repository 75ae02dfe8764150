/// Finds the word that a mistyped one was meant to be; shared by all that suggest.
public enum NearestMatch {
  /// The nearest of `allowed` within a small edit distance, or nil.
  ///
  /// The distance is that of optimal string alignment: insertions, deletions, substitutions and
  /// swaps of neighbours cost 1. A word is compared with each name as a whole and with its parts,
  /// so that `rihgt` finds `right-flow`; the beginning of a name counts as one edit. A third of the
  /// letters may differ, never all of them. Case is ignored. Of equal names the first wins.
  /// O(letters of the word × letters of `allowed`).
  public static func of(_ word: String, in allowed: [String]) -> String? {
    // Nobody mistypes a novel: past this length nothing is near, and nothing costs time.
    guard word.utf8.count <= 64 else { return nil }
    let typed = Array(word.lowercased().unicodeScalars)
    var best: (name: String, rank: Rank)?
    for name in allowed {
      guard let rank = rank(of: typed, for: name) else { continue }
      if let best, best.rank <= rank { continue }
      best = (name, rank)
    }
    return best?.name
  }

  /// How near a word is to a name: fewer edits first, then names matched as a whole.
  private struct Rank: Comparable {
    var edits: Int
    var isPart: Bool

    static func < (left: Rank, right: Rank) -> Bool {
      left.edits != right.edits ? left.edits < right.edits : !left.isPart && right.isPart
    }
  }

  private static func rank(of typed: [Unicode.Scalar], for name: String) -> Rank? {
    let whole = Array(name.lowercased().unicodeScalars)
    let parts = whole.split(separator: "-").map(Array.init)
    var candidates = [Rank(edits: edits(from: typed, to: whole), isPart: false)]
      .filter { isNear($0.edits, typed, whole) }
    if parts.count > 1 {
      for part in parts {
        let edits = edits(from: typed, to: part)
        if isNear(edits, typed, part) { candidates.append(Rank(edits: edits, isPart: true)) }
      }
    }
    if typed.count > 1, whole.starts(with: typed), typed.count < whole.count {
      candidates.append(Rank(edits: 1, isPart: true))
    }
    return candidates.min()
  }

  /// Whether so few edits mean a slip: at most a third of the longer word, and never the whole of
  /// it.
  private static func isNear(
    _ edits: Int, _ typed: [Unicode.Scalar], _ name: [Unicode.Scalar]
  ) -> Bool {
    edits <= max(1, (max(typed.count, name.count) + 1) / 3) && edits < min(typed.count, name.count)
  }

  /// Optimal string alignment distance, with three rows of the table.
  private static func edits(from left: [Unicode.Scalar], to right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var edits = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
