import Cloud
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Command

/// Where tags go that could not be saved.
@Suite struct RecoveryTests {
  private let folder: TemporaryDirectory
  private let tags = TagList(["one", " two"])

  init() throws { folder = try TemporaryDirectory() }

  private func saver(_ path: String) -> TagSaver<FaultyFiles> {
    let identity = FileIdentity(device: 0, inode: 0, size: 0, seconds: 0, nanoseconds: 0)
    return TagSaver(
      files: FaultyFiles(),
      file: TagFile(path: path, identity: identity, format: PlainLinesFormat()))
  }

  private func state(_ variables: [String: String]) -> StateFolder? {
    StateFolder(Environment(variables))
  }

  @Test func theStateFolderIsThatOfTheSpecification() {
    #expect(state(["XDG_STATE_HOME": "/s", "HOME": "/h"])?.path == "/s/tagcloud")
    #expect(state(["XDG_STATE_HOME": "s", "HOME": "/h"])?.path == "/h/.local/state/tagcloud")
    #expect(state(["XDG_STATE_HOME": "", "HOME": "/h"])?.path == "/h/.local/state/tagcloud")
    #expect(state(["HOME": ""]) == nil)
    #expect(state([:]) == nil)
  }

  @Test func aFolderThatTakesNothingGivesWayToTheStateFolder() throws {
    var saver = saver(folder.path + "/gone/tags.txt")
    let kept = saver.recover(tags, in: state(["HOME": folder.path]))
    let path = folder.path + "/.local/state/tagcloud/tags.txt.recovered"
    #expect(kept == .kept(path: path))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\n two\n")
  }

  @Test func withoutAPlaceTheyAreLost() {
    var nowhere = TagSaver(files: FaultyFiles())
    #expect(nowhere.recover(tags, in: nil) == .homeless)
    #expect(
      nowhere.recover(tags, in: state(["HOME": folder.path + "/none"]))
        == .lost(FileError(number: ENOENT)))
    var full = saver(folder.path + "/tags.txt")
    full.files.fault = (.write, ENOSPC)
    #expect(full.recover(tags, in: nil) == .lost(FileError(number: ENOSPC)))
    #expect(
      full.recover(tags, in: state(["XDG_STATE_HOME": folder.path]))
        == .lost(FileError(number: ENOSPC)))
  }

  @Test func aLinkIsNotFollowed() throws {
    #expect(symlink("elsewhere", folder.path + "/tags.txt.recovered") == 0)
    var saver = saver(folder.path + "/tags.txt")
    #expect(
      saver.recover(tags, in: nil) == .kept(path: folder.path + "/tags.txt.recovered-2"))
  }

  @Test func itIsSaidInOneLine() {
    #expect(Recovery.kept(path: "a b").message == "the unsaved tags are in 'a b'")
    #expect(
      Recovery.lost(FileError(number: ENOSPC)).message
        == "the unsaved tags are lost: No space left on device")
    #expect(
      Recovery.homeless.message
        == "the unsaved tags are lost: neither XDG_STATE_HOME nor HOME says where to keep them")
  }
}
