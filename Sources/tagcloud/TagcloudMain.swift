import Command
import CursesTerminal
import Glibc
import Preview

@main
enum TagcloudMain {
  static func main() {
    let environment = Environment.current
    let status = Command.run(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: environment
    ) { () throws(TerminalFailure) in
      try CursesTerminal(environment: environment.all)
    }
    exit(status)
  }
}
