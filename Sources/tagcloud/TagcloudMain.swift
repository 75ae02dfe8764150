import Command
import CursesTerminal
import Preview

@main
enum TagcloudMain {
  static func main() {}
}
