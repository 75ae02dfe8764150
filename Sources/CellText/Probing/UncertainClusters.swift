/// Collects the distinct clusters of texts whose cells a profile only guesses.
///
/// Certain is a single scalar that takes the same cells in nearly all terminals: of class zero, narrow,
/// wide or ambiguous, and no newer than the Unicode that the terminal knows. Certain is also what the
/// profile holds as an exception. Of a terminal that keeps no rule only ASCII is certain.
public struct UncertainClusters: Sendable {
  /// In the order in which they were found.
  public private(set) var clusters: [String] = []

  private let profile: WidthProfile
  private let isHostile: Bool
  private let limit: Int
  /// Clusters are told apart by bytes: two that are canonically equivalent may take different cells.
  private var known: Set<[UInt8]>

  /// None yet.
  ///
  /// - Parameters:
  ///   - profile: How the terminal counts.
  ///   - isHostile: Whether the terminal keeps no rule.
  ///   - limit: How many to collect at most.
  public init(profile: WidthProfile, isHostile: Bool = false, limit: Int = .max) {
    self.init(profile: profile, isHostile: isHostile, limit: limit, except: [])
  }

  init(profile: WidthProfile, isHostile: Bool, limit: Int, except known: Set<[UInt8]>) {
    self.profile = profile
    self.isHostile = isHostile
    self.limit = limit
    self.known = known
  }

  /// Whether no more will be collected.
  public var isFull: Bool { clusters.count >= limit }

  /// Adds those of a clean text.
  ///
  /// Complexity: O(bytes); ASCII costs least.
  public mutating func add(_ text: String) {
    guard !text.utf8Span.span.isASCII else { return }
    for cluster in MeasuredClusters(text, profile: profile) {
      if isFull { return }
      if let scalar = cluster.onlyScalar, isCertain(scalar) { continue }
      add(cluster.text)
    }
  }

  private mutating func add(_ cluster: Substring) {
    let bytes = Array(cluster.utf8)
    guard !bytes.span.isASCII, profile.exceptions.width(ofUTF8: bytes.span) == nil,
      known.insert(bytes).inserted
    else { return }
    clusters.append(String(cluster))
  }

  private func isCertain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return true }
    guard !isHostile else { return false }
    let properties = ScalarTables.properties(of: scalar)
    return properties.widthClass.isCertain && properties.age <= profile.newestUnicode
  }
}
