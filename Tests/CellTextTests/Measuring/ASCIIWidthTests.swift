import CellText
import Testing

@Suite("Width of ASCII")
struct ASCIIWidthTests {
  @Test(
    "A scalar of ASCII takes one cell alone and in a text, whatever the classes take",
    arguments: ["wcwidth,narrow=2", "grapheme,narrow=2", "wcwidth,control=3,zero=2"])
  func anyProfile(spelling: String) throws {
    let profile = try #require(WidthProfile(spelling: spelling))
    for value in 0..<0x80 as Range<UInt8> {
      let scalar = Unicode.Scalar(value)
      #expect(profile.width(of: scalar) == 1, "\(value)")
      #expect(profile.width(of: String(scalar)) == 1, "\(value)")
    }
    #expect(MeasuredClusters("aé日", profile: profile).first { _ in true }?.width == 1)
  }
}
