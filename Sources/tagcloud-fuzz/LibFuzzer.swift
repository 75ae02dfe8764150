// What libFuzzer calls. One program has all entries; the environment says which one is fuzzed, as
// that reaches the processes that libFuzzer starts itself.
#if FUZZING
  import Glibc

  /// The entry that `TAGCLOUD_FUZZ` names.
  private let chosenEntry: FuzzEntry = {
    let name = getenv("TAGCLOUD_FUZZ").map { String(cString: $0) } ?? ""
    guard let entry = FuzzEntry.named(name) else {
      let names = FuzzEntry.all.map(\.name).joined(separator: ", ")
      print("tagcloud-fuzz: TAGCLOUD_FUZZ is '\(name)'; it must be one of \(names)")
      exit(2)
    }
    return entry
  }()

  /// Called once, before any input.
  @c(LLVMFuzzerInitialize)
  public func initialize(
    _ argumentCount: UnsafeMutablePointer<CInt>?,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
  ) -> CInt {
    _ = chosenEntry
    return 0
  }

  /// Called with each input; a trap ends the process, and libFuzzer keeps the input.
  @c(LLVMFuzzerTestOneInput)
  public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do throws(BrokenLaw) {
      try chosenEntry.run(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
      fatalError("\(chosenEntry.name): \(error)")
    }
    return 0
  }
#endif
