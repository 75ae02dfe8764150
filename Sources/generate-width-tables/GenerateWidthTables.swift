@main
enum GenerateWidthTables {
  static func main() {}
}
