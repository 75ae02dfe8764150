public import TagLayout

/// Tags that are measured, broken into lines and placed: what is painted, printed and exported.
///
///     var cloud = ArrangedCloud(
///       tags: ["made", "in", "China"], settings: CloudSettings(), container: Container(width: 30))
///     cloud.arrangement.contentSize                // Size(width: 30, height: 3)
///     let inverse = cloud.apply(.remove(1..<2))
public struct ArrangedCloud: Sendable {
  /// The tags, in data order.
  public private(set) var tags: TagList
  /// How the cloud looks.
  public private(set) var settings: CloudSettings
  /// What it is laid out in.
  public private(set) var container: Container
  /// Where the boxes of the tags stand.
  public private(set) var arrangement: Arrangement

  /// How its texts are shown.
  public var textForm: TextForm { measured.form }

  /// The style that its boxes are drawn in.
  public var drawnBox: BoxStyle {
    measured.form.usesASCIISigns ? settings.box.asciiForm : settings.box
  }

  private(set) var measured: MeasuredTags
  private(set) var sizes: ItemSizes

  /// Measures, breaks and places tags.
  ///
  /// O(bytes of the texts).
  public init(tags: TagList, settings: CloudSettings, container: Container) {
    self.tags = tags
    self.settings = settings
    self.container = container
    measured = MeasuredTags(tags, form: settings.textForm)
    sizes = measured.boxSizes(style: settings.box, padding: settings.padding)
    arrangement = settings.arrangedLayout(for: tags, measured).arrange(
      sizes, in: container.extent(along: settings.layout.scrollDirection),
      sections: tags.sectionLengths)
  }

  /// Takes other settings or another container.
  ///
  /// Texts are measured anew only for another width profile or form, and lines are broken anew only when
  /// something that breaks them has changed: another alignment costs O(1).
  public mutating func update(settings new: CloudSettings, container newContainer: Container) {
    let old = settings
    let extent = newContainer.extent(along: new.layout.scrollDirection)
    let form = new.textForm
    let keepsTexts = form == measured.form
    let keepsSizes = keepsTexts && new.box == old.box && new.padding == old.padding
    settings = new
    container = newContainer
    if !keepsTexts { measured = MeasuredTags(tags, form: form) }
    if !keepsSizes { sizes = measured.boxSizes(style: new.box, padding: new.padding) }
    let layout = new.arrangedLayout(for: tags, measured)
    if keepsSizes && extent == arrangement.breaks.extent {
      arrangement = layout.arrange(sizes, along: arrangement.breaks)
    } else {
      arrangement = layout.arrange(sizes, in: extent, sections: tags.sectionLengths)
    }
  }

  /// Carries out an edit of the tags and returns the one that undoes it.
  ///
  /// Only tags that are new are measured; all lines are broken anew. O(tags).
  @discardableResult
  public mutating func apply(_ edit: TagEdit) -> TagEdit {
    let splice = tags.splice(for: edit)
    let inverse = tags.perform(splice)
    measured.follow(splice, in: tags)
    sizes = measured.boxSizes(style: settings.box, padding: settings.padding)
    arrangement = settings.arrangedLayout(for: tags, measured).arrange(
      sizes, in: container.extent(along: settings.layout.scrollDirection),
      sections: tags.sectionLengths)
    return inverse
  }
}

extension Container {
  /// The length of its lines: rows take the width, columns the height.
  func extent(along direction: ScrollDirection) -> ContainerExtent {
    let cells = direction == .vertical ? width : height
    return cells > 0 ? .cells(cells) : .unlimited
  }
}
