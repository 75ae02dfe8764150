/// Which columns of a table say what.
struct TableColumns: Hashable {
  /// Whether the first row names the columns.
  var hasHeader = false
  /// The columns that hold tags, from 0; nil for all.
  var tags: Int? = 0
  /// The column of the weights.
  var weight: Int?
  /// The column of the sections.
  var section: Int?
}

extension TableColumns {
  /// Names of columns, in lower case, that hold tags, the best first.
  private static let tagNames = [
    "tag", "tags", "tagname", "tag_name", "name", "word", "words", "keyword", "keywords", "term",
    "topic", "topics", "label", "labels", "text", "title",
  ]
  private static let weightNames = [
    "weight", "count", "counts", "frequency", "freq", "value", "size", "usage", "uses", "total",
    "score", "n",
  ]
  private static let sectionNames = ["section", "group", "category"]

  /// Chooses columns by what a person said, by the names of the first row, and by what the rows look
  /// like.
  ///
  /// Without a word of the person and without names: the first column, and the second as weights if
  /// there are two and it holds nothing but numbers; but all fields if the rows differ in length, or
  /// there is only one, for then it is a list.
  init(
    _ options: ReadingOptions, first: [String], shape: TableShape, source: String
  ) throws(ReadingFailure) {
    let names = first.map { $0.lowercased() }
    func index(_ column: ReadingOptions.Column) throws(ReadingFailure) -> Int {
      switch column {
      case .number(let number):
        guard number <= shape.longest else {
          throw ReadingFailure(
            source: source, fact: .noColumnNumber(number, columns: shape.longest))
        }
        return number - 1
      case .name(let name):
        let wanted = name.lowercased()
        guard let index = names.firstIndex(of: wanted) else {
          throw ReadingFailure(source: source, fact: .noColumn(name, header: first))
        }
        return index
      }
    }
    let known = Self.tagNames.lazy.compactMap { names.firstIndex(of: $0) }.first
    tags = nil
    if let column = options.column { tags = try index(column) }
    if let column = options.weightColumn { weight = try index(column) }
    hasHeader = Self.isHeader(
      options, names: names, known: known, tags: tags, weight: weight, shape: shape)
    if hasHeader {
      tags = tags ?? known ?? (weight == 0 ? 1 : 0)
      weight =
        weight ?? Self.weightNames.lazy.compactMap { names.firstIndex(of: $0) }.first { $0 != tags }
      if options.hasSections {
        section =
          Self.sectionNames.lazy.compactMap { names.firstIndex(of: $0) }.first { $0 != tags }
      }
    } else if tags == nil, weight != nil || shape.isTable {
      tags = weight == 0 ? 1 : 0
      if weight == nil, shape.longest == 2, shape.secondIsNumber { weight = 1 }
    }
  }

  private static func isHeader(
    _ options: ReadingOptions, names: [String], known: Int?, tags: Int?, weight: Int?,
    shape: TableShape
  ) -> Bool {
    if case .name = options.column { return true }
    if case .name = options.weightColumn { return true }
    guard shape.count > 1 else { return false }
    if let weight {
      return names.indices.contains(weight) && WeightSpelling.parse(names[weight]) == nil
        && shape.isNumberBelow(weight)
    }
    if let tags { return names.indices.contains(tags) && tagNames.contains(names[tags]) }
    return known != nil && Set(names).count == names.count
  }
}
