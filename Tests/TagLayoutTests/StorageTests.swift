import Foundation
import TagLayout
import TestSupport
import Testing

/// Each measures in a process of its own, because other tests allocate at the same time.
@Suite("Storage", .disabled(if: Sanitizer.current != nil, "\(Sanitizer.countsMemory)"))
struct StorageTests {
  @Test("a million items hold their lines, not a million frames")
  func memory() async {
    await #expect(processExitsWith: .success) {
      let sizes = ItemSizes(widths: (0..<1_000_000).map { Int32($0 % 13 + 3) }, height: 3)
      var layout = FlowLayout()
      layout.minimumInteritemSpacing = 1
      let before = residentKilobytes()
      let arrangement = layout.arrange(sizes, in: 80)
      let kilobytes = residentKilobytes() - before
      // Two numbers a line are at least a megabyte here, frames would be 32.
      guard arrangement.lines.count > 100_000, (1_000..<8_000).contains(kilobytes) else {
        fatalError("\(kilobytes) kB for \(arrangement.lines.count) lines")
      }
    }
  }

  @Test("balanced lines hold no more than greedy ones, and hidden items nothing")
  func balancedAndCut() async {
    await #expect(processExitsWith: .success) {
      let sizes = ItemSizes(widths: (0..<1_000_000).map { Int32($0 % 13 + 3) }, height: 3)
      var layout = FlowLayout()
      layout.minimumInteritemSpacing = 1
      layout.lineBreaking = .balanced
      let before = residentKilobytes()
      let arrangement = layout.arrange(sizes, in: 80)
      let kilobytes = residentKilobytes() - before
      guard arrangement.lines.count > 100_000, (900..<4_000).contains(kilobytes) else {
        fatalError("\(kilobytes) kB for \(arrangement.lines.count) lines")
      }
      layout.maximumLines = 20
      let cut = layout.arrange(sizes, in: 80)
      let more = residentKilobytes() - before - kilobytes
      guard cut.hiddenCount > 900_000, more < 400 else { fatalError("\(more) kB") }
    }
  }

  @Test("another alignment holds no lines of its own")
  func realignment() async {
    await #expect(processExitsWith: .success) {
      let sizes = ItemSizes(widths: (0..<1_000_000).map { Int32($0 % 13 + 3) }, height: 3)
      var layout = FlowLayout()
      let arrangement = layout.arrange(sizes, in: 80)
      layout.alignDirection = .center
      let before = residentKilobytes()
      let centred = layout.arrange(sizes, along: arrangement.breaks)
      let kilobytes = residentKilobytes() - before
      guard centred.lines.count == arrangement.lines.count, kilobytes < 400 else {
        fatalError("\(kilobytes) kB")
      }
    }
  }

  @Test("lengths that all items share are held once")
  func uniformSizes() async {
    await #expect(processExitsWith: .success) {
      let before = residentKilobytes()
      let sizes = ItemSizes(count: 1_000_000, size: Size(width: 9, height: 3))
      let kilobytes = residentKilobytes() - before
      guard sizes[999_999] == Size(width: 9, height: 3), kilobytes < 400 else {
        fatalError("\(kilobytes) kB")
      }
    }
  }
}

/// The memory that this process holds, in kB; -1 where the system doesn't tell.
private func residentKilobytes() -> Int {
  // The first time counts what reading a file brings into memory.
  _ = readResidentKilobytes()
  return readResidentKilobytes()
}

private func readResidentKilobytes() -> Int {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
    return -1
  }
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
  return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? -1
}
