import CBaselines
import Glibc

/// Compares the engine with loops in C that do the same work on the same data.
@main
enum TagcloudBench {
  static func main() {
    do throws(BenchError) {
      try run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      report("tagcloud-bench: \(error)")
      exit(error.exitStatus)
    }
  }

  private static func run(_ options: Options) throws(BenchError) {
    if options.output == .help { return print(Options.help) }
    let entries = Suite.entries(matching: options.filter)
    guard !entries.isEmpty else { throw .noWorkload(options.filter) }
    if options.output == .list {
      for entry in entries { print(entry.name) }
      return
    }
    #if DEBUG
      report("tagcloud-bench: built for debugging, the numbers say nothing; see make bench")
    #endif
    baseline_keep_freed_memory()
    guard baseline_use_utf8() else { throw BenchError.noUTF8 }
    if options.output == .table { print(Table.header) }
    for entry in entries {
      let measurement = try entry.measure(pairs: options.pairs, seed: options.seed)
      print(options.output == .json ? measurement.json : Table.row(measurement))
      // A row is seen when it is there, through a pipe as well.
      fflush(nil)
    }
  }

  /// Writes a line to the standard error.
  private static func report(_ line: String) {
    var bytes = Array("\(line)\n".utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
