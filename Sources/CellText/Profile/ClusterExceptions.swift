/// The cells of single clusters, as a terminal answered for them.
///
/// Clusters are told apart by their bytes: unlike strings, two that are canonically equivalent may take
/// different cells. Text of ASCII only is never an exception.
public struct ClusterExceptions: Hashable, Sendable {
  /// A cluster with its cells.
  public struct Entry: Hashable, Sendable {
    /// Its scalars.
    public let cluster: String
    /// 0…255.
    public let width: Int

    /// An entry; the width is clamped to 0…255.
    public init(_ cluster: String, width: Int) {
      self.cluster = cluster
      self.width = min(max(width, 0), 255)
    }

    /// Whether the scalars and the cells are the same.
    public static func == (one: Entry, other: Entry) -> Bool {
      one.width == other.width && one.cluster.utf8.elementsEqual(other.cluster.utf8)
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
      for byte in cluster.utf8 { hasher.combine(byte) }
      hasher.combine(width)
    }
  }

  /// nil when there is none: what most profiles hold must cost nothing.
  private var table: ClusterTable?

  /// No exception.
  public init() {}

  /// Exceptions in the order of their scalars.
  ///
  /// Complexity: O(exceptions).
  public var entries: [Entry] { table?.entries ?? [] }

  /// How many there are.
  public var count: Int { table?.count ?? 0 }

  /// Whether there is none.
  public var isEmpty: Bool { table == nil }

  /// Adds or changes exceptions; of two for one cluster the later wins, and ASCII is left out.
  ///
  /// Complexity: O(*n* log *n*) in the exceptions there are then: add many at once.
  public mutating func add(_ new: some Sequence<Entry>) {
    var widths: [[UInt8]: UInt8] = [:]
    for entry in entries { widths[Array(entry.cluster.utf8)] = UInt8(entry.width) }
    for entry in new {
      let bytes = Array(entry.cluster.utf8)
      if !bytes.span.isASCII { widths[bytes] = UInt8(entry.width) }
    }
    table = widths.isEmpty ? nil : ClusterTable(widths)
  }

  /// The cells of a cluster, nil if it is no exception.
  ///
  /// Setting nil takes the exception away; setting a width clamps it to 0…255. Complexity: O(bytes) to
  /// ask, O(*n* log *n*) in the exceptions to set.
  public subscript(cluster: String) -> Int? {
    get { width(ofUTF8: cluster.utf8Span.span) }
    set {
      guard let newValue else { return remove(cluster) }
      add([Entry(cluster, width: newValue)])
    }
  }

  private mutating func remove(_ cluster: String) {
    let rest = entries.filter { !$0.cluster.utf8.elementsEqual(cluster.utf8) }
    table = nil
    add(rest)
  }

  /// The cells of a cluster of these bytes, nil if it is no exception.
  func width(ofUTF8 bytes: Span<UInt8>) -> Int? {
    table?.width(of: bytes)
  }
}
