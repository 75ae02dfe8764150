import Testing

@testable import tagcloud_bench

@Suite("Report of the bench")
struct ReportTests {
  private let measurement = Measurement(
    name: "greedy-1M-W80", reference: "c-loop", target: 1.15,
    samples: [(1.2, 1.2), (1.25, 1.18), (3.0, 1.1)].map {
      PairSample(nanosecondsPerItem: $0, referenceNanosecondsPerItem: $1)
    })

  @Test("A measurement is one JSON object")
  func json() {
    #expect(
      measurement.json
        == #"{"name":"greedy-1M-W80","nsPerItem":1.25,"reference":"c-loop","#
        + #""referenceNsPerItem":1.18,"ratio":1.06}"#)
  }

  @Test("Rows of the table stand under its header")
  func table() {
    #expect(
      Table.header
        == "workload                    ns/item  reference  ns/item  ratio  quartiles  target  verdict"
    )
    #expect(
      Table.row(measurement)
        == "greedy-1M-W80                  1.25  c-loop        1.18   1.06  1.03…1.89    1.15  met")
  }

  @Test("A row says that its target is missed")
  func missedTarget() {
    let slow = Measurement(
      name: "greedy", reference: "c-loop", target: 1.15,
      samples: [PairSample(nanosecondsPerItem: 1.16, referenceNanosecondsPerItem: 1)])
    #expect(slow.missesTarget)
    #expect(Table.row(slow).hasSuffix("1.15  missed"))
    #expect(!measurement.missesTarget)
  }

  @Test(
    "Numbers have fixed decimals",
    arguments: [
      (0, 2, "0.00"), (1.254, 2, "1.25"), (1.255, 1, "1.3"), (0.996, 2, "1.00"), (12, 0, "12"),
      (-0.5, 1, "-0.5"), (-0.001, 2, "0.00"), (1.05, 3, "1.050"), (.nan, 2, "-"),
      (.infinity, 2, "-"),
    ] as [(Double, Int, String)])
  func fixedDecimals(number: Double, decimals: Int, text: String) {
    #expect(number.fixed(decimals) == text)
  }

  @Test("Quantiles lie between neighbours in proportion")
  func quantiles() {
    #expect([3.0, 1, 2].quantile(0.5) == 2)
    #expect([4.0, 1, 2, 3].quantile(0.5) == 2.5)
    #expect([4.0, 1, 2, 3].quantile(0) == 1)
    #expect([4.0, 1, 2, 3].quantile(1) == 4)
    #expect([Double]().quantile(0.5) == 0)
  }
}
