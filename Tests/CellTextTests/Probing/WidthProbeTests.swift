import Testing

@testable import CellText

@Suite("Asking a terminal")
struct WidthProbeTests {
  @Test("Stock profiles are found", arguments: [WidthProfile.wcwidth, .grapheme])
  func stock(profile: WidthProfile) {
    var terminal = SimulatedTerminal(profile)
    var probe = WidthProbe(columns: 80)
    let findings = probe.run(probe.start(), on: &terminal)
    let expected = ProbeFindings(
      profile: profile, isHostile: false, synchronizedOutput: nil, clusterMode: nil,
      isComplete: true)
    #expect(findings == expected)
    #expect(probe.restoration.isEmpty)
    #expect(!probe.awaitsReplies)
    #expect(terminal.unknown.isEmpty)
    #expect(terminal.shown.map(\.text) == WidthSample.allCases.map(\.text))
    #expect(terminal.shown.allSatisfy { $0.row == 5 })
  }

  @Test("A terminal that answers nothing but the fence counts as before")
  func onlyFence() {
    var terminal = SimulatedTerminal(.grapheme)
    terminal.answersPosition = false
    var probe = WidthProbe(columns: 80)
    let findings = probe.run(probe.start(), on: &terminal)
    #expect(findings?.profile == .wcwidth)
    #expect(findings?.isHostile == false)
    #expect(findings?.isComplete == true)
    #expect(probe.ask(about: ["e\u{301}"]) != .wait)
  }

  @Test("A terminal that answers nothing is not asked again")
  func mute() {
    var terminal = SimulatedTerminal(.grapheme)
    terminal.answersPosition = false
    terminal.answersAttributes = false
    terminal.clusterMode = .reset
    var probe = WidthProbe(columns: 80)
    let findings = probe.run(probe.start(), on: &terminal)
    #expect(findings?.profile == .wcwidth)
    #expect(findings?.isComplete == false)
    #expect(probe.awaitsReplies)
    #expect(probe.restoration.isEmpty)
    #expect(probe.ask(about: ["e\u{301}"]) == .finish(probe.findings, []))
    #expect(probe.receive(.deviceAttributes) == .wait)
    #expect(!probe.awaitsReplies)
    guard case .ask = probe.ask(about: ["e\u{301}"]) else {
      Issue.record("the fence has come, so the terminal may be asked")
      return
    }
  }

  @Test("Hostile terminals", arguments: [WidthSample.ideograph, .emoji, .combiningMark])
  func hostile(sample: WidthSample) {
    var terminal = SimulatedTerminal { text in
      text == sample.text ? 3 : WidthProfile.wcwidth.width(of: text)
    }
    var probe = WidthProbe(columns: 80)
    #expect(probe.run(probe.start(), on: &terminal)?.isHostile == true)
    #expect(probe.uncertainClusters(in: ["aé", "é日"]).map { scalars($0) } == ["E9", "65E5"])
  }

  // MARK: Mode 2027

  private static func switchable(to clusterCells: @escaping (String) -> Int) -> SimulatedTerminal {
    var terminal = SimulatedTerminal(.wcwidth)
    terminal.clusterMode = .reset
    terminal.clusterCells = clusterCells
    return terminal
  }

  @Test("Mode 2027 is switched on where it makes clusters, and off on the way out")
  func clusterMode() {
    var terminal = Self.switchable { WidthProfile.grapheme.width(of: $0) }
    var probe = WidthProbe(columns: 80)
    let findings = probe.run(probe.start(), on: &terminal)
    #expect(findings?.profile == .grapheme)
    #expect(findings?.clusterMode == .reset)
    #expect(terminal.clusterMode == .set)
    #expect(probe.restoration == Array("\u{1B}[?2027l".utf8))
    #expect(terminal.shown.count == 2 * WidthSample.allCases.count)
    #expect(Set(terminal.shown.map(\.row)) == [5, 4])
  }

  @Test("Where it makes none it is switched off at once")
  func uselessClusterMode() {
    var terminal = Self.switchable { WidthProfile.wcwidth.width(of: $0) + 1 }
    var probe = WidthProbe(columns: 80)
    let findings = probe.run(probe.start(), on: &terminal)
    #expect(findings?.profile == .wcwidth)
    #expect(terminal.clusterMode == .reset)
    #expect(probe.restoration.isEmpty)
  }

  @Test("The way out is known before the mode is set, and the time may be up then")
  func timeOutWithClusterMode() {
    var terminal = Self.switchable { WidthProfile.grapheme.width(of: $0) }
    var probe = WidthProbe(columns: 80)
    guard case .ask(let bytes) = probe.start() else { return }
    var asked: [UInt8] = []
    for reply in terminal.write(bytes) {
      if case .ask(let next) = probe.receive(reply) { asked = next }
    }
    #expect(String(decoding: asked, as: UTF8.self).contains("\u{1B}[?2027h"))
    #expect(probe.restoration == Array("\u{1B}[?2027l".utf8))
    #expect(probe.timeOut() == .finish(probe.findings, Array("\u{1B}[?2027l".utf8)))
    #expect(probe.findings.profile == .wcwidth)
    #expect(probe.restoration.isEmpty)
  }

  @Test(
    "Otherwise it is left alone",
    arguments: PrivateModeState.allCases.filter { $0 != .reset })
  func otherStates(state: PrivateModeState) {
    var terminal = SimulatedTerminal(.grapheme)
    terminal.clusterMode = state
    terminal.synchronizedOutput = .reset
    var probe = WidthProbe(columns: 80)
    let findings = probe.run(probe.start(), on: &terminal)
    #expect(findings?.profile == .grapheme)
    #expect(findings?.clusterMode == state)
    #expect(findings?.synchronizedOutput == .reset)
    #expect(probe.restoration.isEmpty)
    #expect(terminal.clusterMode == state)
  }

  // MARK: Clusters

  @Test("Clusters are asked for, and those that differ become exceptions")
  func clusters() {
    var terminal = SimulatedTerminal { text in
      text == "👩\u{200D}🚀" ? 6 : WidthProfile.wcwidth.width(of: text)
    }
    terminal.synchronizedOutput = .reset
    var probe = WidthProbe(columns: 80)
    #expect(probe.run(probe.start(), on: &terminal)?.profile == .wcwidth)
    let tags = ["e\u{301}a", "x👩\u{200D}🚀", "日本"]
    let clusters = probe.uncertainClusters(in: tags)
    #expect(clusters.map { scalars($0) } == ["65 301", "1F469 200D 1F680"])
    let findings = probe.run(probe.ask(about: clusters), on: &terminal)
    #expect(
      findings?.profile.exceptions.entries
        == [ClusterExceptions.Entry("👩\u{200D}🚀", width: 6)])
    #expect(findings?.profile.width(of: tags[1]) == 7)
    #expect(probe.uncertainClusters(in: tags).isEmpty)
    #expect(probe.ask(about: clusters) == .finish(probe.findings, []))
  }

  @Test("A thousand at a time, controls never")
  func manyClusters() {
    let all = (0..<1500).compactMap { Unicode.Scalar(0x4E00 + $0) }.map { "\($0)\u{301}" }
    var terminal = SimulatedTerminal { _ in 2 }
    var probe = WidthProbe(columns: 80)
    _ = probe.run(probe.ask(about: ["\u{1B}[2J", "\n"] + all), on: &terminal)
    #expect(terminal.shown.map(\.text) == Array(all.prefix(1000)))
    _ = probe.run(probe.ask(about: all), on: &terminal)
    #expect(terminal.shown.map(\.text) == all)
    #expect(probe.findings.profile == .wcwidth)
  }

  @Test("Answers that come late are not those of the next batch")
  func late() {
    var terminal = SimulatedTerminal { text in text.unicodeScalars.count == 2 ? 9 : 1 }
    var probe = WidthProbe(columns: 80)
    guard case .ask(let first) = probe.ask(about: ["e\u{301}", "a\u{301}"]) else { return }
    let replies = terminal.write(first)
    #expect(probe.receive(replies[0]) == .wait)
    #expect(probe.timeOut() == .finish(probe.findings, []))
    #expect(probe.findings.profile == .wcwidth)
    // The samples may be asked for while they are outstanding.
    guard case .ask(let second) = probe.start() else { return }
    for reply in replies.dropFirst() { #expect(probe.receive(reply) == .wait) }
    var honest = SimulatedTerminal(.grapheme)
    var step = ProbeStep.wait
    for reply in honest.write(second) { step = probe.receive(reply) }
    #expect(step == .finish(probe.findings, []))
    #expect(probe.findings.profile == .grapheme)
    #expect(!probe.awaitsReplies)
  }

  @Test("Replies that nobody asked for change nothing")
  func unasked() {
    var probe = WidthProbe(columns: 80)
    for reply in [
      TerminalReply.deviceAttributes, .cursorPosition(row: 5, column: 3), .mode(2027, state: 2),
    ] {
      #expect(probe.receive(reply) == .wait)
    }
    #expect(probe.timeOut() == .wait)
    #expect(!probe.awaitsReplies)
  }
}
