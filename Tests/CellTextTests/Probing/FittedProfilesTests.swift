import CellText
import Testing

/// The profiles of terminals, asked by samples as a terminal would be.
@Suite("Profiles fitted to the answers of profiles")
struct FittedProfilesTests {
  private func probed(_ profile: WidthProfile) -> FittedProfile? {
    var terminal = SimulatedTerminal(profile)
    var probe = WidthProbe(columns: 80)
    return probe.run(probe.start(), on: &terminal).map {
      FittedProfile($0.profile, isHostile: $0.isHostile)
    }
  }

  @Test("Each gives the answers that it was fitted to")
  func samples() throws {
    let terminals = try TerminalProfile.all()
    #expect(terminals.count == 61)
    for terminal in terminals {
      let fitted = try #require(probed(terminal.profile))
      let wrong = WidthSample.allCases.filter {
        fitted.profile.width(of: $0.text) != terminal.profile.width(of: $0.text)
      }
      #expect(wrong == [], "\(terminal.terminal): \(fitted.profile.spelling)")
      #expect(!fitted.isHostile, "\(terminal.terminal)")
    }
  }

  @Test("Each agrees with the measured terminal as well as the profile that answered")
  func agreement() throws {
    let rows = try Fixture("modern.tsv").rows.map { row in
      (text: try row.text(), cells: row.compactMapValues { Int($0) })
    }
    var compared = 0
    for terminal in try TerminalProfile.all() where rows[0].cells[terminal.terminal] != nil {
      let fitted = try #require(probed(terminal.profile)).profile
      var (right, rightByFlags) = (0, 0)
      for row in rows {
        guard let cells = row.cells[terminal.terminal] else { continue }
        if fitted.width(of: row.text) == cells { right += 1 }
        if terminal.profile.width(of: row.text) == cells { rightByFlags += 1 }
      }
      compared += 1
      #expect(
        right >= rightByFlags, "\(terminal.terminal): \(fitted.spelling) of \(rows.count)")
    }
    #expect(compared == 22)
  }
}
