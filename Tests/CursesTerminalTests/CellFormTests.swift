import Canvas
import Testing

@testable import CursesTerminal

@Suite("How cells are drawn")
struct CellFormTests {
  @Test("each attribute has a bit of its own, each colour its ANSI number")
  func styles() {
    let attributes: [Style.Attributes] = [.bold, .dim, .underline, .reverse]
    let bits = attributes.map { CellStyle(Style($0)).attributes }
    #expect(Set(bits).count == attributes.count)
    #expect(bits.allSatisfy { $0.nonzeroBitCount == 1 })
    #expect(CellStyle(Style([.bold, .reverse])).attributes == bits[0] | bits[3])
    #expect(CellStyle(.plain) == CellStyle(Style([], foreground: nil)))
    #expect(CellStyle(.plain).attributes == 0)
    #expect(CellStyle(.plain).color == 0)
    #expect(Color.allCases.map { CellStyle(Style([], foreground: $0)).color } == Array(1...6))
  }

  @Test(
    "lines have a likeness in ASCII, other characters are question marks",
    arguments: [
      ("a", "a"), ("─", "-"), ("━", "-"), ("═", "-"), ("│", "|"), ("┃", "|"), ("║", "|"),
      ("╭", "+"), ("┛", "+"), ("╬", "+"), ("▏", "|"), ("…", "."), ("–", "-"), ("\u{A0}", " "),
      ("é", "?"), ("日", "?"), ("e\u{301}", "e"), ("", " "), ("\u{1B}", "?"),
    ])
  func ascii(_ cluster: String, _ expected: Unicode.Scalar) {
    #expect(ASCIIForm.character(for: cluster[...]) == expected)
  }
}
