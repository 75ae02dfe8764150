import TagLayout

/// Which lines there are to place.
enum PlacedKind: Equatable {
  /// Items of one height, flush left.
  case left
  /// Items of one height, with the free cells of every line between them.
  case justified
  /// Items of many heights, flush left.
  case mixed

  /// What follows the name of a workload.
  var suffix: String {
    switch self {
    case .left: ""
    case .justified: "-justified"
    case .mixed: "-mixed"
    }
  }
}
