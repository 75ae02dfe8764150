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

  /// The style that its boxes are drawn in, but for what weights change.
  public var drawnBox: BoxStyle { drawn(settings.box) }

  /// How the box of a tag looks: as the settings say, and as its weight asks for.
  ///
  /// `index` must be that of a tag. O(1).
  @inline(__always)
  public func look(of index: Int) -> BoxLook {
    guard showsLevels else { return usualLook }
    var look = looks[measured.level(of: index)]
    look.style = drawn(look.style)
    return look
  }

  /// Whether the weights of tags show.
  var showsLevels: Bool { weightLevels != nil }

  /// How boxes look without a weight.
  var usualLook: BoxLook {
    var look = BoxLook(settings)
    look.style = drawnBox
    return look
  }

  /// The level of a tag's weight among the settings' levels, from 1; nil if it has no weight, or weights
  /// are not shown.
  public func level(of index: Int) -> Int? {
    let level = measured.level(of: index)
    return level > 0 ? Int(level) : nil
  }

  private func drawn(_ style: BoxStyle) -> BoxStyle {
    measured.form.usesASCIISigns ? style.asciiForm : style
  }

  private(set) var measured: MeasuredTags
  private(set) var sizes: ItemSizes
  /// The levels of the weights that the tags came with; edits don't change them.
  private var weightLevels: WeightLevels?
  private(set) var looks: BoxLooks

  /// Measures, breaks and places tags.
  ///
  /// O(bytes of the texts).
  public init(tags: TagList, settings: CloudSettings, container: Container) {
    self.tags = tags
    self.settings = settings
    self.container = container
    weightLevels = tags.levels(settings)
    looks = BoxLooks(settings, levels: weightLevels)
    measured = MeasuredTags(tags, form: settings.textForm, levels: weightLevels)
    sizes = measured.boxSizes(looks)
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
    let keepsLevels = new.levels == old.levels && new.emphasis == old.emphasis
    let keepsSizes =
      keepsTexts && keepsLevels && new.box == old.box && new.padding == old.padding
    settings = new
    container = newContainer
    if !keepsLevels { weightLevels = tags.levels(new) }
    if !keepsTexts {
      measured = MeasuredTags(tags, form: form, levels: weightLevels)
    } else if !keepsLevels {
      measured.relevel(tags, weightLevels)
    }
    if !keepsSizes {
      looks = BoxLooks(new, levels: weightLevels)
      sizes = measured.boxSizes(looks)
    }
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
    measured.follow(splice, in: tags, levels: weightLevels)
    sizes = measured.boxSizes(looks)
    arrangement = settings.arrangedLayout(for: tags, measured).arrange(
      sizes, in: container.extent(along: settings.layout.scrollDirection),
      sections: tags.sectionLengths)
    return inverse
  }
}

extension TagList {
  /// The levels of the weights; nil if there is none, or none is to be seen.
  fileprivate func levels(_ settings: CloudSettings) -> WeightLevels? {
    guard hasWeights, settings.emphasis != .none else { return nil }
    return WeightLevels(of: weights.all, count: settings.levels)
  }
}

extension Container {
  /// The length of its lines: rows take the width, columns the height.
  func extent(along direction: ScrollDirection) -> ContainerExtent {
    let cells = direction == .vertical ? width : height
    return cells > 0 ? .cells(cells) : .unlimited
  }
}
