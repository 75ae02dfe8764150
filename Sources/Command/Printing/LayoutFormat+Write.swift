import Cloud

extension Invocation {
  /// The form of a printed layout: colours that are asked for in so many words are given in text too.
  var printedFormat: LayoutFormat {
    let format = format ?? .text
    return format == .text && color == .always && demand == .print ? .ansi : format
  }
}

extension LayoutFormat {
  /// Writes the layout in this form.
  func write(
    _ cloud: ArrangedCloud, for invocation: Invocation, to destination: OutputDestination,
    _ streams: Streams
  ) throws(CommandFailure) {
    try destination.write(streams) { sink in
      try write(cloud, pointsPerCell: invocation.pointsPerCell, to: &sink)
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
