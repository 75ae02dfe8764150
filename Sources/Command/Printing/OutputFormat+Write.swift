import Cloud

extension Invocation {
  /// The form of a printed layout: colours that are asked for in so many words are given in text too.
  var printedFormat: OutputFormat {
    let format = format ?? .text
    return format == .text && color == .always && demand == .print ? .ansi : format
  }
}

extension OutputFormat {
  /// Writes the layout in this form.
  func write(
    _ cloud: ArrangedCloud, for invocation: Invocation, to destination: OutputDestination,
    _ streams: Streams
  ) throws(CommandFailure) {
    try destination.write(streams) { sink in
      switch self {
      case .text: try TextWriter.write(cloud, to: &sink)
      case .ansi: try TextWriter.write(cloud, isStyled: true, to: &sink)
      case .json: try JSONWriter.write(cloud, to: &sink)
      case .svg: try SVGWriter.write(cloud, to: &sink)
      case .html: try HTMLWriter.write(cloud, to: &sink)
      case .swift:
        try SwiftWriter.write(cloud, pointsPerCell: invocation.pointsPerCell, to: &sink)
      }
    }
  }
}

extension TagList {
  /// Writes the tags as they are, one a line; a line break inside of a tag becomes a blank.
  func writeLines(
    to destination: OutputDestination, _ streams: Streams
  ) throws(CommandFailure) {
    try destination.write(streams) { sink in
      try PlainLinesWriter.write(self, to: &sink)
    }
  }
}
