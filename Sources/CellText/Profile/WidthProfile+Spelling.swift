extension WidthProfile {
  /// The stock profiles by name; a spelling begins with one of them.
  public static let modes = ["wcwidth", "grapheme"]

  /// As options, status line and JSON spell it: a stock profile, then what differs from it.
  ///
  ///     wcwidth
  ///     grapheme,vs15=off,regional=1,2764-FE0F=1
  ///
  /// First the flags of `WidthFlag.all`, then the exceptions, code points in hexadecimal. Equal
  /// profiles have the same spelling, and it reads back. Complexity: O(flags + exceptions).
  public var spelling: String {
    let exceptions = exceptions.entries.map { entry in
      "," + entry.cluster.unicodeScalars.map(Self.codePoint).joined(separator: "-")
        + "=\(entry.width)"
    }
    return spellingOfRules + exceptions.joined()
  }

  /// The spelling without the exceptions, of which there may be thousands.
  public var spellingOfRules: String {
    let stock = stock
    let flags = WidthFlag.all.filter { $0.get(self) != $0.get(stock) }
    return stock.name + flags.map { ",\($0.name)=\($0.get(self))" }.joined()
  }

  /// Reads a spelling; nil if it is none.
  ///
  /// Use `init(parsing:)` where a person wants to know why.
  public init?(spelling: String) {
    do { try self.init(parsing: spelling) } catch { return nil }
  }

  /// Reads a spelling: `wcwidth|grapheme[,flag=value…][,code-points=cells…]`.
  ///
  /// A flag or a cluster may have one value. Complexity: O(bytes · flags).
  ///
  /// - Throws: What is wrong first, with what is allowed in its place.
  public init(parsing spelling: String) throws(WidthSpellingError) {
    var parts = spelling.split(separator: ",", omittingEmptySubsequences: false)[...]
    switch parts.popFirst() {
    case "wcwidth": self = .wcwidth
    case "grapheme": self = .grapheme
    case let name: throw .unknownMode(String(name ?? ""))
    }
    var entries: [ClusterExceptions.Entry] = []
    var named: Set<String> = []
    for part in parts {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = sides.count > 1 ? String(sides[1]) : ""
      if let flag = WidthFlag.named(sides[0]) {
        guard named.insert(flag.name).inserted else { throw .repeated(flag.name) }
        guard flag.set(&self, value) else {
          throw .unknownValue(value, flag: flag.name, allowed: flag.values)
        }
      } else if let cluster = Self.cluster(sides[0]) {
        guard let width = UInt8(value), value == String(width) else {
          throw .notAWidth(value, cluster: String(sides[0]))
        }
        guard named.insert(cluster).inserted else { throw .repeated(String(sides[0])) }
        entries.append(ClusterExceptions.Entry(cluster, width: Int(width)))
      } else {
        throw .unknownFlag(String(sides[0]))
      }
    }
    if !entries.isEmpty { exceptions.add(entries) }
  }

  private var stock: WidthProfile {
    switch segmentation {
    case .scalars: .wcwidth
    case .graphemeClusters: .grapheme
    }
  }

  private var name: String {
    switch segmentation {
    case .scalars: "wcwidth"
    case .graphemeClusters: "grapheme"
    }
  }

  /// At least four digits, as everywhere for code points.
  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// The text of `2764-FE0F`; nil if it is something else, or ASCII, which is never an exception.
  private static func cluster(_ codePoints: Substring) -> String? {
    var text = String.UnicodeScalarView()
    for digits in codePoints.split(separator: "-", omittingEmptySubsequences: false) {
      guard (4...6).contains(digits.utf8.count), digits.utf8.first != UInt8(ascii: "+"),
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      else { return nil }
      text.append(scalar)
    }
    return text.allSatisfy(\.isASCII) ? nil : String(text)
  }
}
