import Command
import CursesTerminal
import Preview

@main
enum TagcloudMain {
  static func main() {
    let status = Command.run(
      arguments: Array(CommandLine.arguments.dropFirst()), versions: [CursesTerminal.libraryVersion]
    ) { options throws(TerminalFailure) in
      try CursesTerminal(options)
    }
    Command.end(status)
  }
}
