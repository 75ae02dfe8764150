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
    try destination.write(streams) { sink in
      try PlainLinesWriter.write(self, to: &sink)
    }
  }
}
