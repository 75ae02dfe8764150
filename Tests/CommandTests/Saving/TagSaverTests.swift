import Cloud
import Foundation
import Glibc
import Preview
import TestSupport
import Testing

@testable import Command

/// Saving to real files, in folders of their own.
@Suite struct TagSaverTests {
  private let folder: TemporaryDirectory
  private var path: String { folder.path + "/tags.txt" }
  private let tags = TagList(["one", "two"])

  init() throws { folder = try TemporaryDirectory() }

  private func saver<Files: FileSystem>(_ path: String, _ files: Files) throws -> TagSaver<Files> {
    let status = try #require(try files.status(of: path, followsLinks: true))
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    return TagSaver(
      files: files,
      file: TagFile(path: path, identity: status.identity, format: PlainLinesFormat(of: bytes)))
  }

  private func saver(_ path: String) throws -> TagSaver<SystemFiles> {
    try saver(path, SystemFiles())
  }

  private func text(_ path: String) throws -> String {
    // Foundation would drop a byte order mark.
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func status(_ path: String) throws -> FileStatus {
    try #require(try SystemFiles().status(of: path, followsLinks: false))
  }

  private let request = SaveRequest(.document)

  private func request(
    _ name: String, permitting obstacles: SaveObstacle...
  ) -> SaveRequest {
    var request = SaveRequest(.named(name))
    request.permitted = Set(obstacles)
    return request
  }

  // MARK: - What is kept

  @Test func replacesTheFileAndGoesOnFromThere() throws {
    try folder.write("tags.txt", "\u{FEFF}a\r\nb")
    var saver = try saver(path)
    #expect(saver.save(tags, request) == .saved(SavedFile(path: path, count: 2)))
    #expect(try text(path) == "\u{FEFF}one\r\ntwo")
    // What was written is known: it has not changed since.
    #expect(saver.save(TagList(["x"]), request) == .saved(SavedFile(path: path, count: 1)))
    #expect(try text(path) == "\u{FEFF}x")
    #expect(saver.save(TagList(), request) == .saved(SavedFile(path: path, count: 0)))
    #expect(try text(path) == "\u{FEFF}")
    #expect(try names() == ["tags.txt"])
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o664, 0o755, 0o4755] as [UInt32])
  func permissionsAreKept(permissions: UInt32) throws {
    try folder.write("tags.txt", "a\n")
    #expect(chmod(path, permissions) == 0)
    var saver = try saver(path)
    _ = saver.save(tags, request)
    #expect(try status(path).permissions == permissions)
    #expect(try text(path) == "one\ntwo\n")
  }

  @Test func theOwnerIsKeptWhereThatIsAllowed() throws {
    try folder.write("tags.txt", "a\n")
    guard chown(path, 12345, 54321) == 0 else {
      print("not tested: only the superuser gives files away")
      return
    }
    var saver = try saver(path)
    _ = saver.save(tags, request)
    #expect(try status(path).owner == FileOwner(user: 12345, group: 54321))
  }

  @Test func whereTheOwnerIsLostHisPowersAreToo() throws {
    try folder.write("tags.txt", "a\n")
    #expect(chmod(path, 0o6755) == 0)
    var files = FaultyFiles()
    files.fault = (.setOwner, EPERM)
    files.seemingOwner = FileOwner(user: 12345, group: 54321)
    var saver = try saver(path, files)
    _ = saver.save(tags, request)
    #expect(try status(path).permissions == 0o755)
  }

  @Test func aNewFileHasThePermissionsOfTheMask() throws {
    let mask = umask(0)
    umask(mask)
    var saver = TagSaver(files: SystemFiles())
    #expect(
      saver.save(tags, request(path)) == .saved(SavedFile(path: path, count: 2)))
    #expect(try status(path).permissions == 0o666 & ~mask)
    #expect(try text(path) == "one\ntwo\n")
  }

  @Test(arguments: ["target.txt", "sub/../target.txt", "./target.txt"])
  func linksAreFollowed(target: String) throws {
    mkdir(folder.path + "/sub", 0o755)
    try folder.write("target.txt", "a\n")
    #expect(symlink(target, folder.path + "/middle") == 0)
    #expect(symlink(folder.path + "/middle", path) == 0)
    var saver = try saver(path)
    #expect(saver.save(tags, request) == .saved(SavedFile(path: path, count: 2)))
    #expect(try status(path).kind == .symbolicLink)
    #expect(try status(folder.path + "/middle").kind == .symbolicLink)
    #expect(try text(folder.path + "/target.txt") == "one\ntwo\n")
    #expect(try names() == ["middle", "sub", "tags.txt", "target.txt"])
  }

  @Test func aLinkToNothingMakesWhatItNames() throws {
    #expect(symlink("new.txt", path) == 0)
    var saver = TagSaver(files: SystemFiles())
    _ = saver.save(tags, request(path))
    #expect(try text(folder.path + "/new.txt") == "one\ntwo\n")
    #expect(try status(path).kind == .symbolicLink)
  }

  @Test func otherHardLinksAreTold() throws {
    try folder.write("tags.txt", "a\n")
    #expect(link(path, folder.path + "/other") == 0)
    var saver = try saver(path)
    #expect(saver.save(tags, request) == .saved(SavedFile(path: path, count: 2, otherLinks: 1)))
    #expect(try text(folder.path + "/other") == "a\n")
  }

  @Test func homeIsMeant() throws {
    var saver = TagSaver(files: SystemFiles(), home: folder.path)
    #expect(
      saver.save(tags, request("~/tags.txt")) == .saved(SavedFile(path: path, count: 2)))
    #expect(saver.save(tags, request("~")) == .failed(.notAFile(.folder)))
  }

  // MARK: - What is in the way

  @Test(arguments: ["longer", "sameLength", "replaced"])
  func aChangedFileIsNotOverwrittenUnasked(change: String) throws {
    try folder.write("tags.txt", "a\n")
    var saver = try saver(path)
    switch change {
    case "longer": try folder.write("tags.txt", "a\nb\n")
    case "sameLength":
      try folder.write("tags.txt", "b\n")
      var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 7)]
      #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
    default:
      try folder.write("new", "a\n")
      #expect(rename(folder.path + "/new", path) == 0)
    }
    let before = try text(path)
    let now = try status(path).identity
    #expect(saver.save(tags, request) == .blocked(.changed(now)))
    #expect(try text(path) == before)
    var permitting = request
    permitting.permitted = [.changed(now)]
    // It changes again: another question.
    try folder.write("tags.txt", "something else\n")
    let then = try status(path).identity
    #expect(saver.save(tags, permitting) == .blocked(.changed(then)))
    permitting.permitted.insert(.changed(then))
    #expect(saver.save(tags, permitting) == .saved(SavedFile(path: path, count: 2)))
    #expect(try text(path) == "one\ntwo\n")
  }

  @Test func aFileThatIsGoneIsMadeAgain() throws {
    try folder.write("tags.txt", "a\n")
    var saver = try saver(path)
    unlink(path)
    #expect(saver.save(tags, request) == .saved(SavedFile(path: path, count: 2)))
  }

  @Test func aTypedNameThatIsTakenAsks() throws {
    try folder.write("tags.txt", "a\n")
    var saver = TagSaver(files: SystemFiles())
    let there = try status(path).identity
    #expect(saver.save(tags, request(path)) == .blocked(.exists(there)))
    #expect(try text(path) == "a\n")
    _ = saver.save(tags, request(path, permitting: .exists(there)))
    #expect(try text(path) == "one\ntwo\n")
  }

  @Test func aNameThatIsTakenInTheMeantimeIsLeftAlone() throws {
    var files = FaultyFiles()
    let path = path
    files.beforeRename = { try? Data("b\n".utf8).write(to: URL(fileURLWithPath: path)) }
    var saver = TagSaver(files: files)
    #expect(saver.save(tags, request(path)) == .failed(.system(words: "File exists")))
    #expect(try text(path) == "b\n")
    #expect(try names() == ["tags.txt"])
  }

  @Test func aFileInAnotherOrderAsks() throws {
    try folder.write("tags.txt", "a\n")
    var saver = try saver(path)
    saver.file?.isWhole = false
    #expect(saver.save(tags, request(path)) == .blocked(.exists(try status(path).identity)))
  }

  @Test func aReadOnlyFileAsks() throws {
    try folder.write("tags.txt", "a\n")
    #expect(chmod(path, 0o444) == 0)
    var saver = try saver(path)
    #expect(saver.save(tags, request) == .blocked(.readOnly))
    #expect(try text(path) == "a\n")
    var permitting = request
    permitting.permitted = [.readOnly]
    #expect(saver.save(tags, permitting) == .saved(SavedFile(path: path, count: 2)))
    #expect(try status(path).permissions == 0o444)
  }

  @Test func badBytesAndTagsThatCannotBeKeptAsk() throws {
    try folder.write("tags.txt", [0x61, 0xFF, 0x0A])
    var saver = try saver(path)
    saver.file?.hasInvalidText = true
    let tags = TagList(["a\u{FFFD}", " b"])
    #expect(saver.save(tags, request) == .blocked(.invalidText))
    var permitting = request
    permitting.permitted = [.invalidText]
    let unkept = try #require(UnkeptTags(of: tags))
    #expect(saver.save(tags, permitting) == .blocked(.unkept(unkept, text: " b")))
    permitting.permitted.insert(.unkept(unkept, text: " b"))
    #expect(saver.save(tags, permitting) == .saved(SavedFile(path: path, count: 2)))
    #expect(try text(path) == "a\u{FFFD}\n b\n")
    // The bad bytes are gone for good: nothing to ask any more.
    #expect(saver.save(TagList(["c"]), request) == .saved(SavedFile(path: path, count: 1)))
  }

  // MARK: - What can't be

  @Test func whatIsNoFileIsRefused() throws {
    var saver = TagSaver(files: SystemFiles())
    #expect(mkfifo(path, 0o644) == 0)
    #expect(saver.save(tags, request(path)) == .failed(.notAFile(.pipe)))
    #expect(saver.save(tags, request(folder.path)) == .failed(.notAFile(.folder)))
    #expect(saver.save(tags, request("/dev/null")) == .failed(.notAFile(.characterDevice)))
    #expect(symlink("/dev/full", folder.path + "/link") == 0)
    #expect(
      saver.save(tags, request(folder.path + "/link")) == .failed(.notAFile(.characterDevice)))
    #expect(try status("/dev/null").kind == .characterDevice)
  }

  @Test(arguments: [
    ("no/tags.txt", "No such file or directory"), ("file/tags.txt", "Not a directory"),
    ("new/", "No such file or directory"), ("loop", "Too many levels of symbolic links"),
    (String(repeating: "x", count: 256), "File name too long"),
  ])
  func pathsThatLeadNowhere(name: String, words: String) throws {
    try folder.write("file", "")
    #expect(symlink("loop", folder.path + "/loop") == 0)
    var saver = TagSaver(files: SystemFiles())
    #expect(
      saver.save(tags, request(folder.path + "/" + name)) == .failed(.system(words: words)))
    #expect(try names() == ["file", "loop"])
  }

  @Test(arguments: [
    (FaultyFiles.Call.create, EACCES, "Permission denied"),
    (.write, ENOSPC, "No space left on device"), (.write, EDQUOT, "Disk quota exceeded"),
    (.write, EIO, "Input/output error"), (.synchronize, ENOSPC, "No space left on device"),
    (.close, EDQUOT, "Disk quota exceeded"), (.rename, EROFS, "Read-only file system"),
    (.setPermissions, EPERM, "Operation not permitted"),
  ])
  func aFailureLeavesTheOldFileAndNothingElse(
    call: FaultyFiles.Call, number: Int32, words: String
  ) throws {
    try folder.write("tags.txt", "a\n")
    let before = try status(path)
    var files = FaultyFiles()
    files.fault = (call, number)
    files.room = 3
    var saver = try saver(path, files)
    #expect(saver.save(tags, request) == .failed(.system(words: words)))
    #expect(try text(path) == "a\n")
    #expect(try status(path) == before)
    #expect(try names() == ["tags.txt"])
    // The next try, with the fault mended, is not taken for a changed file.
    saver.files.fault = nil
    #expect(saver.save(tags, request) == .saved(SavedFile(path: path, count: 2)))
  }

  @Test func aLeftOverTemporaryFileIsNotInTheWay() throws {
    try folder.write("tags.txt", "a\n")
    try folder.write(".tagcloud-\(getpid())~", "left over")
    var saver = try saver(path)
    #expect(saver.save(tags, request) == .saved(SavedFile(path: path, count: 2)))
    #expect(try text(folder.path + "/.tagcloud-\(getpid())~") == "left over")
  }
}
