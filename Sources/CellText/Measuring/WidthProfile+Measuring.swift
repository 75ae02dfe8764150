extension WidthProfile {
  /// Returns the cells of one scalar: 0…3, 1 for ASCII.
  public func width(of scalar: Unicode.Scalar) -> Int {
    cells(of: scalar.value, ScalarTables.properties(at: scalar.value))
  }

  /// Returns the cells of clean text.
  ///
  /// Additive: the width of a text is the sum over its clusters, as `MeasuredClusters` gives them.
  /// Complexity: O(bytes).
  public func width(of text: String) -> Int {
    width(ofUTF8: text.utf8Span.span)
  }

  /// Returns the cells of a part of clean text.
  ///
  /// Complexity: O(bytes).
  public func width(of text: Substring) -> Int {
    width(ofUTF8: text.utf8Span.span)
  }

  /// Returns the cells of clean text in UTF-8; each maximal ill-formed subpart counts as U+FFFD.
  ///
  /// ASCII takes as many cells as bytes, controls too. Complexity: O(bytes), eight bytes of ASCII a
  /// step.
  public func width(ofUTF8 bytes: Span<UInt8>) -> Int {
    if bytes.isASCII { return bytes.count }
    if !exceptions.isEmpty { return widthByCluster(bytes) }
    return switch segmentation {
    case .graphemeClusters: widthOfClusters(bytes)
    case .scalars: looksBack ? widthOfScalars(bytes) : sumOfScalars(bytes)
    }
  }

  /// The cells of a scalar by itself.
  @inline(__always)
  func cells(of value: UInt32, _ scalar: ScalarProperties) -> Int {
    value < 0x80 ? 1 : cells[scalar]
  }

  /// Whether some rule for scalars asks what stands before.
  @inline(__always)
  private var looksBack: Bool {
    emojiSelector != .ignored || textSelector != .ignored || regionalPairs != .separate
      || skinTones != .separate || joiner != .separate
  }

  /// Each scalar by itself, as `wcwidth` does.
  private func sumOfScalars(_ bytes: Span<UInt8>) -> Int {
    let count = bytes.count
    var index = bytes.asciiPrefixCount(from: 0)
    var width = index
    while index < count {
      let scalar = UTF8Decoder.scalar(in: bytes, at: index)
      index += scalar.length
      width += cells[ScalarTables.properties(at: scalar.value)]
      if index < count, unsafe bytes[unchecked: index] < ASCII.end {
        let run = bytes.asciiPrefixCount(from: index)
        index += run
        width += run
      }
    }
    return width
  }

  /// Each scalar with what stands before it.
  private func widthOfScalars(_ bytes: Span<UInt8>) -> Int {
    var scalars = ScalarCells()
    var width = 0
    var index = 0
    while index < bytes.count {
      let run = scalars.isJoined ? 0 : bytes.asciiPrefixCount(from: index)
      if run > 0 {
        index += run
        width += run
        scalars.takeASCII(last: ScalarTables.properties(at: UInt32(bytes[index - 1])))
      } else {
        let scalar = UTF8Decoder.scalar(in: bytes, at: index)
        index += scalar.length
        width += scalars.take(
          ScalarTables.properties(at: scalar.value), scalar.value, profile: self)
      }
    }
    return width
  }

  /// Cluster after cluster, by the rules alone.
  private func widthOfClusters(_ bytes: Span<UInt8>) -> Int {
    let count = bytes.count
    var segmenter = ClusterSegmenter()
    var cluster = ClusterCells(ScalarProperties(rawValue: 0), cells: 0)
    /// Of the clusters that have ended.
    var width = 0
    var index = 0
    while index < count {
      let run = segmenter.joinsAnything ? 0 : bytes.asciiPrefixCount(from: index)
      if run > 0 {
        index += run
        let last = unsafe ScalarTables.properties(at: UInt32(bytes[unchecked: index - 1]))
        width += cluster.width + run - 1
        segmenter = ClusterSegmenter()
        _ = segmenter.take(last)
        cluster = ClusterCells(last, cells: 1)
        continue
      }
      let scalar = UTF8Decoder.scalar(in: bytes, at: index)
      index += scalar.length
      let properties = ScalarTables.properties(at: scalar.value)
      if segmenter.take(properties) {
        cluster.add(properties, scalar.value, profile: self)
      } else {
        width += cluster.width
        cluster = ClusterCells(properties, cells: cells(of: scalar.value, properties))
      }
    }
    return width + cluster.width
  }

  /// Cluster after cluster, with the exceptions.
  private func widthByCluster(_ bytes: Span<UInt8>) -> Int {
    var walk = ClusterWalk()
    var width = 0
    while let cluster = walk.next(in: bytes, profile: self) { width += cluster.width }
    return width
  }
}
