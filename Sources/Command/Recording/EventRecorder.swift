import Cloud
import Glibc
import Preview
import TagLayout

/// Writes what happens to the preview, a line each, as it happens: a record ends where a crash came.
struct EventRecorder {
  /// The path, as given.
  let path: String
  private let descriptor: Int32
  /// When the record began, on the clock of the events.
  private var start = 0
  /// The size that the terminal had last.
  private var size: Size?
  /// Why a line could not be written; none is after it.
  private var failure: SystemError?

  /// Opens the file; what is in it goes if it is a record.
  ///
  /// - Throws: `CommandFailure.cannotRecord`, or `notARecord` for a file that holds something else.
  init(path: String) throws(CommandFailure) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o666)
    guard descriptor >= 0 else { throw .cannotRecord(path: path, errno: errno) }
    guard InputSource.regularFile(descriptor) != nil else { return }
    do throws(CommandFailure) {
      guard Self.isEmptyOrRecord(descriptor) else { throw .notARecord(path: path) }
      guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
        throw .cannotRecord(path: path, errno: errno)
      }
    } catch {
      _ = close(descriptor)
      throw error
    }
  }

  private static let beginning = Array(#"{"record":"#.utf8)

  private static func isEmptyOrRecord(_ descriptor: Int32) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: beginning.count, alignment: 1) { buffer in
      guard case .success(let count) = Descriptor.read(buffer, from: descriptor) else {
        return false
      }
      return count == 0 || buffer.prefix(count).elementsEqual(beginning)
    }
  }

  /// Writes the first line.
  mutating func begin(_ header: RecordHeader, at now: Int) {
    start = now
    size = header.size
    write(header.json)
  }

  /// Writes the line of an event, if it has one; of sizes only those that are new.
  mutating func note(_ event: Event, at now: Int) {
    if case .resize(let new) = event {
      guard new != size else { return }
      size = new
    }
    var time = now - start
    // The moment that told one click from two.
    if case .mouse(_, let moment) = event { time = moment - start }
    guard let line = RecordedEvent(event, time: max(0, time)) else { return }
    write(line.json)
  }

  /// Closes the file.
  ///
  /// - Throws: `CommandFailure.cannotRecord` if not all lines are in it.
  func end() throws(CommandFailure) {
    let isClosed = close(descriptor) == 0 || errno == EINTR
    let number = failure?.number ?? (isClosed ? nil : errno)
    if let number { throw .cannotRecord(path: path, errno: number) }
  }

  private mutating func write(_ json: JSONValue) {
    guard failure == nil else { return }
    failure = Descriptor.write(Array((json.line + "\n").utf8).span, to: descriptor)
  }
}
