import TagLayout

extension LayoutLaw {
  static let reuse = [
    anyLayout, otherItems,
  ]

  static let anyLayout = LayoutLaw("breaks of any layout give what arranging anew gives") {
    scenario, random in
    let other = LayoutScenario.random(using: &random)
    let along = other.layout.arrange(scenario.sizes, along: scenario.arrangement.breaks)
    var anew = scenario
    anew.layout = other.layout
    return along.looksLike(anew.arrangement)
  }

  static let otherItems = LayoutLaw(
    "breaks of another number of items are not used", scenarios: 300
  ) { scenario, random in
    let other = LayoutScenario.random(using: &random)
    let breaks = scenario.layout.breakLines(
      other.sizes, in: scenario.extent, sections: other.sections,
      forcedBreaks: other.forcedBreaks)
    guard other.items.count != scenario.items.count else { return true }
    return scenario.layout.arrange(scenario.sizes, along: breaks)
      .looksLike(scenario.layout.arrange(scenario.sizes, in: scenario.extent))
  }
}
