import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("A folder of somebody else's making")
struct OpenFolderTests {
  private let place: TemporaryFolder
  private let folder: OpenFolder

  init() throws {
    place = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: place.path("out"), withIntermediateDirectories: false)
    try FileManager.default.createDirectory(atPath: place.path("victim"), withIntermediateDirectories: false)
    try Data("precious".utf8).write(to: place.url.appending(path: "victim/file"))
    folder = try OpenFolder(place.path("out"))
  }

  private func name(_ text: String) throws -> NameInFolder { try #require(NameInFolder(text)) }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: place.path("out/\(name)"), withDestinationPath: place.path(target))
  }

  private var isVictimWhole: Bool {
    (try? String(contentsOfFile: place.path("victim/file"), encoding: .utf8)) == "precious"
  }

  @Test("takes files and the folders that lead to them, and gives them back")
  func writes() throws {
    try folder.write(Data("tile".utf8), to: name("12/1/2.png"))
    let (tile, column, zoom) = try (name("12/1/2.png"), name("12/1"), name("12"))
    #expect(folder.read(tile) == Data("tile".utf8) && folder.bytes(of: tile) == 4)
    #expect(folder.names() == ["12"] && folder.names(in: column) == ["2.png"])
    folder.remove(tile)
    folder.removeFolder(column)
    #expect(folder.read(tile) == nil && folder.names(in: zoom) == [])
  }

  @Test("takes names as long as file systems do", arguments: [250, 251, 254, 255])
  func longNames(bytes: Int) throws {
    let long = try name(String(repeating: "\u{E9}", count: bytes / 2) + String(repeating: "x", count: bytes % 2))
    try folder.write(Data("tile".utf8), to: long)
    #expect(folder.read(long) == Data("tile".utf8) && folder.names() == [long.text])
  }

  @Test("has links replaced and not followed, under a file's name and that of one in the making")
  func replacesLinks() throws {
    try link("page.html", to: "victim/file")
    try link("page.html.part", to: "victim/file")
    let page = try name("page.html")
    #expect(folder.read(page) == nil)
    try folder.write(Data("page".utf8), to: page)
    #expect(isVictimWhole && folder.read(page) == Data("page".utf8))
  }

  @Test("has no way through a link to another folder")
  func refusesFolders() throws {
    try link("hour", to: "victim")
    #expect(throws: FileFault.self) { try folder.write(Data("x".utf8), to: name("hour/file")) }
    let (file, hour) = try (name("hour/file"), name("hour"))
    folder.remove(file)
    #expect(folder.read(file) == nil && folder.names(in: hour) == [])
    #expect(isVictimWhole)
  }

  @Test("removes no folder as a file, and none that holds anything")
  func keepsFolders() throws {
    try folder.write(Data("x".utf8), to: name("a/b"))
    let (outer, inner) = try (name("a"), name("a/b"))
    folder.remove(outer)
    folder.removeFolder(outer)
    #expect(folder.read(inner) == Data("x".utf8))
  }

  @Test("lets another program write to a path that leads to the new file alone")
  func writesByPath() throws {
    try link("field.tif", to: "victim/file")
    let content = try folder.replace(name("field.tif"), fault: { $0 }) { (path) throws(FileFault) in
      try? Data("raster".utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(content == Data("raster".utf8) && isVictimWhole)
  }

  @Test("is one program's at a time")
  func locks() throws {
    let other = try OpenFolder(place.path("out"))
    #expect(folder.lock() && !other.lock())
  }
}

@Suite("Folders of this user alone")
struct PrivateFolderTests {
  private let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  private func mode(_ path: String) -> UInt32 {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test("are made with mode 700, and so are the folders that lead to them")
  func makes() {
    #expect(PrivateFolder.make(place.path("cache/brisa")))
    #expect(mode(place.path("cache")) == 0o700 && mode(place.path("cache/brisa")) == 0o700)
  }

  @Test("lose what others may do in them")
  func tightens() throws {
    try FileManager.default.createDirectory(atPath: place.path("cache"), withIntermediateDirectories: false)
    chmod(place.path("cache"), 0o777)
    #expect(PrivateFolder.make(place.path("cache")) && mode(place.path("cache")) == 0o700)
  }

  @Test("are never somebody else's, nor behind a link of theirs", .enabled(if: geteuid() == 0))
  func refusesOthers() throws {
    try FileManager.default.createDirectory(atPath: place.path("cache"), withIntermediateDirectories: false)
    chown(place.path("cache"), 12_345, 12_345)
    #expect(!PrivateFolder.make(place.path("cache")))
    try FileManager.default.createDirectory(atPath: place.path("mine"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: place.path("link"), withDestinationPath: place.path("mine"))
    #expect(PrivateFolder.make(place.path("link")))
    lchown(place.path("link"), 12_345, 12_345)
    #expect(!PrivateFolder.make(place.path("link")))
  }

  @Test("keep what is found out again only where the environment names a place of the user's own")
  func cache() {
    #expect(CacheFolder.standard(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/brisa")
    for none in ["", "relative"] {
      #expect(CacheFolder.standard(["XDG_CACHE_HOME": none, "HOME": "/h"]) == "/h/.cache/brisa")
      #expect(CacheFolder.standard(["HOME": none]) == nil)
    }
    let fresh = CacheFolder.path(environment: [:])
    #expect(fresh == CacheFolder.path(environment: [:]) && mode(fresh) == 0o700)
    #expect(CacheFolder.path(environment: ["XDG_CACHE_HOME": place.path("c")]) == place.path("c/brisa"))
  }
}

@Suite("Whose files are taken")
struct FileTrustTests {
  private let place: TemporaryFolder
  private let file: String

  init() throws {
    place = try TemporaryFolder()
    try place.write("sources: []", as: "brisa.yml")
    file = place.path("brisa.yml")
  }

  @Test("those of this user, in a folder of theirs, and what is not there")
  func own() {
    let trust = FileTrust(environment: [:])
    #expect(trust.doubt(of: file) == nil)
    #expect(trust.doubt(of: place.path("none")) == nil)
  }

  @Test("not those of others, a folder of theirs among them")
  func others() throws {
    let owner = try #require(FileTrust(owners: []).doubt(of: file))
    #expect(owner.words.contains("/brisa.yml' belongs to user"))
  }

  @Test("nor what anyone may write, but for a folder in which everyone keeps what is theirs")
  func openToAll() {
    let trust = FileTrust(environment: [:])
    chmod(file, 0o666)
    #expect(trust.doubt(of: file)?.words.hasPrefix("anyone may write to ") == true)
    chmod(file, 0o644)
    chmod(place.url.path, 0o777)
    #expect(trust.doubt(of: file)?.words.hasPrefix("anyone may write to ") == true)
    chmod(place.url.path, 0o1777)
    #expect(trust.doubt(of: file) == nil)
  }
}
