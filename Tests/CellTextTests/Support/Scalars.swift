/// The scalars of a text as hexadecimal numbers: `==` on strings would call different scalars equal.
func scalars(_ text: some StringProtocol) -> String {
  text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}
