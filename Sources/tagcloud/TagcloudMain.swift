import Command
import CursesTerminal
import Glibc
import Preview

@main
enum TagcloudMain {
  static func main() {
    let status = Command.run(
      arguments: Array(CommandLine.arguments.dropFirst()), versions: [CursesTerminal.libraryVersion]
    ) { type throws(TerminalFailure) in
      try CursesTerminal(type: type)
    }
    exit(status)
  }
}
