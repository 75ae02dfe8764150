import CellText
import Cloud

extension OutputFormat {
  /// Writes the layout in this form.
  func write(
    _ cloud: ArrangedCloud, to destination: OutputDestination, _ streams: Streams
  ) throws(CommandFailure) {
    try destination.write(streams) { sink in
      switch self {
      case .text: try TextWriter.write(cloud, to: &sink)
      case .json: try JSONWriter.write(cloud, to: &sink)
      }
    }
  }
}

extension TagList {
  /// Writes the tags as they are, one a line; a line break inside of a tag becomes a blank.
  func writeLines(
    to destination: OutputDestination, _ streams: Streams
  ) throws(CommandFailure) {
    let newline: [UInt8] = [0x0A]
    try destination.write(streams) { sink in
      for index in 0..<count {
        let line = self[index].utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
        try sink.write(line.span)
        try sink.write(newline.span)
      }
    }
  }
}

extension StrictFinding {
  /// What `--strict` finds in a cloud.
  ///
  /// O(tags).
  static func findings(in cloud: ArrangedCloud) -> [StrictFinding] {
    let tags = cloud.tags
    var truncated: (count: Int, first: Int)?
    var empty: (count: Int, first: Int)?
    for index in 0..<tags.count {
      if cloud.shown(at: index).isTruncated {
        truncated = ((truncated?.count ?? 0) + 1, truncated?.first ?? index)
      }
      if Sanitizer.sanitize(tags[index]).isEmpty {
        empty = ((empty?.count ?? 0) + 1, empty?.first ?? index)
      }
    }
    var findings: [StrictFinding] = []
    if let truncated {
      findings.append(.truncated(count: truncated.count, first: tags[truncated.first]))
    }
    if let empty { findings.append(.empty(count: empty.count, firstNumber: empty.first + 1)) }
    return findings
  }
}
