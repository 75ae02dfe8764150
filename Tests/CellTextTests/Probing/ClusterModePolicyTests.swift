import CellText
import Testing

@Suite("Mode 2027")
struct ClusterModePolicyTests {
  @Test("It is tried if it is off and can be set", arguments: PrivateModeState.allCases)
  func tries(state: PrivateModeState) {
    var policy = ClusterModePolicy()
    #expect(policy.tries(state) == (state == .reset))
    #expect(policy.mustReset == (state == .reset))
  }

  @Test("A terminal that doesn't say is left alone")
  func silence() {
    var policy = ClusterModePolicy()
    #expect(policy.tries(nil) == false)
    #expect(!policy.mustReset)
  }

  @Test(
    "It stays on if it makes clusters",
    arguments: [
      (FittedProfile(.grapheme), true), (FittedProfile(.wcwidth), false),
      (FittedProfile(.grapheme, isHostile: true), false), (nil, false),
    ])
  func keeps(fitted: FittedProfile?, keeps: Bool) {
    var policy = ClusterModePolicy()
    #expect(policy.tries(.reset) == true)
    #expect(policy.keeps(fitted) == keeps)
    #expect(policy.mustReset == keeps)
    // Later answers change nothing.
    #expect(policy.keeps(FittedProfile(.grapheme)) == keeps)
  }

  @Test("It is tried once while it is on")
  func once() {
    var policy = ClusterModePolicy()
    #expect(policy.tries(.reset) == true)
    #expect(policy.tries(.reset) == false)
    #expect(policy.keeps(FittedProfile(.grapheme)) == true)
    #expect(policy.tries(.reset) == false)
    #expect(policy.mustReset)
  }
}
