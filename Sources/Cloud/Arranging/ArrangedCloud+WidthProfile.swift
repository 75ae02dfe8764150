public import CellText

extension ArrangedCloud {
  /// The profile that the tags are measured with.
  ///
  /// Of the clusters that were measured by themselves it holds those of the tags, so that equal clouds
  /// have equal profiles whatever was shown before. O(1) if there are none, else O(bytes of the tags).
  public var widthProfile: WidthProfile {
    relevant(settings.widthProfile)
  }

  /// The settings for another place where the cloud is to look the same: what is known of the
  /// terminal is a fixed profile in them.
  ///
  /// A terminal that counts as is assumed without one needs no mention.
  var reproducibleSettings: CloudSettings {
    var settings = settings
    switch settings.widthMode {
    case .fixed(let profile)?:
      settings.widthMode = .fixed(relevant(profile))
    case .automatic?, nil:
      let profile = relevant(settings.terminalProfile)
      settings.widthMode = profile == .wcwidth ? nil : .fixed(profile)
    }
    settings.terminalProfile = .wcwidth
    return settings
  }

  /// The profile without exceptions for clusters that no tag has.
  private func relevant(_ profile: WidthProfile) -> WidthProfile {
    guard !profile.exceptions.isEmpty else { return profile }
    var found = ClusterExceptions()
    var entries: Set<ClusterExceptions.Entry> = []
    tags.forEachTextBeyondASCII { text in
      for cluster in MeasuredClusters(text, profile: profile) {
        let text = String(cluster.text)
        guard let width = profile.exceptions[text] else { continue }
        entries.insert(ClusterExceptions.Entry(text, width: width))
      }
    }
    found.add(entries)
    var profile = profile
    profile.exceptions = found
    return profile
  }
}
