import Command
import CursesTerminal
import Glibc
import Preview

@main
enum TagcloudMain {
  static func main() {
    let status = Command.run(
      arguments: Array(CommandLine.arguments.dropFirst()), versions: [CursesTerminal.libraryVersion]
    ) { environment throws(TerminalFailure) in
      try CursesTerminal(environment: environment)
    }
    exit(status)
  }
}
