import Files
import Foundation
import Setup
import TestSupport
import Testing

@testable import Publishing

@Suite("Journal of tiles")
struct TilesJournalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ digest: String) throws -> TilesJournal {
    try TilesJournal(folder: OpenFolder(folder.url.path), digest: digest)
  }

  private static let x = TilesJournal.Written(Data("x".utf8))

  private func put(_ name: String) throws {
    let file = folder.url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: file)
  }

  private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(name)) }

  @Test("knows after a break what is done, and what has gone since")
  func goesOn() throws {
    var journal = try open("a")
    try put("10/1/2.png")
    try put("10/1/3.png")
    try journal.add(written: ["10/1/2.png": Self.x, "10/1/3.png": Self.x], empty: ["10/1/4.png"])
    try FileManager.default.removeItem(atPath: folder.path("10/1/3.png"))
    let again = try open("a")
    #expect(again.isDone("10/1/2.png") && again.isDone("10/1/4.png"))
    #expect(!again.isDone("10/1/3.png") && !again.isDone("10/1/5.png"))
    for damaged in ["", "y"] {
      try Data(damaged.utf8).write(to: folder.url.appending(path: "10/1/2.png"))
      #expect(!again.isDone("10/1/2.png"))
    }
  }

  @Test("trusts nothing that was made of other inputs, and removes in the end what was not replaced")
  func replaces() throws {
    var first = try open("a")
    for name in ["10/1/2.png", "10/1/3.png", "10/1/9.png"] { try put(name) }
    try first.add(written: ["10/1/2.png": Self.x, "10/1/3.png": Self.x], empty: [])
    var second = try open("b")
    #expect(!second.isDone("10/1/2.png"))
    try second.add(written: ["10/1/2.png": Self.x], empty: ["10/1/3.png"])
    // Interrupted here, the next run still knows what the first one left.
    var third = try open("b")
    #expect(third.isDone("10/1/2.png") && exists("10/1/3.png"))
    try third.finish()
    #expect(exists("10/1/2.png") && !exists("10/1/3.png"))
    // No run of Brisa wrote this one.
    #expect(exists("10/1/9.png"))
  }

  @Test("leaves no empty folder of tiles that an older run had, and none that holds a file of somebody else")
  func removesEmptyFolders() throws {
    let names = ["10/1/2.png", "11/2/4.png", "11/3/6.png", "12/4/8.png"]
    for name in names + ["12/4/note.txt"] { try put(name) }
    var first = try open("a")
    try first.add(written: Dictionary(uniqueKeysWithValues: names.map { ($0, Self.x) }), empty: [])
    var second = try open("b")
    try second.add(written: ["10/1/2.png": Self.x], empty: [])
    try second.finish()
    #expect(exists("10/1/2.png") && !exists("11"))
    #expect(!exists("12/4/8.png") && exists("12/4/note.txt"))
  }

  private func refusal(_ names: [String] = ["10/1/2.png", "tiles.json"]) -> String? {
    do throws(BrisaError) {
      try TilesJournal.check(folder.url.path, names: names)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("refuses a folder with tiles of somebody else, and one with a file of theirs under its own names")
  func refusesForeignTiles() throws {
    #expect(refusal() == nil)
    try put("tiles.json")
    #expect(refusal()?.contains("tiles.json' is of no run of Brisa") == true)
    try put("10/1/2.png")
    #expect(refusal()?.contains("holds tiles that are of no run of Brisa") == true)
    var journal = try open("a")
    try journal.replace(["10/1/2.png", "tiles.json"])
    #expect(refusal() == nil)
    try put("10/1/3.png")
    #expect(refusal(["10/1/3.png"])?.contains("10/1/3.png' is of no run of Brisa") == true)
    try put("tiles.txt")
    #expect(refusal()?.contains("tiles.txt' is of no run of Brisa") == true)
  }

  @Test(
    "removes nothing by a name that no run writes",
    arguments: [
      "../victim", "victim", "/etc/x", "..", "10/1/../../victim", "10/1/2.png/../../../victim", "tiles.txt",
      "10//2.png",
    ])
  func refusesForeignNames(name: String) throws {
    try put("out/10/1/2.png")
    try put("victim/file")
    try put("out/victim/file")
    for mark in ["?", "+"] {
      try folder.write("brisa tiles 1 x\n\(mark)\(name) 1\n", as: "out/tiles.txt")
      let error = #expect(throws: BrisaError.self) { try TilesJournal.check(folder.path("out"), names: []) }
      #expect(error?.code == .badData && error?.message.contains("which no run of tiles has written") == true)
      #expect(throws: BrisaError.self) { try TilesJournal(folder: OpenFolder(folder.path("out")), digest: "x") }
    }
    #expect(exists("victim/file") && exists("out/victim/file"))
  }

  @Test("replaces a link in the place of a tile, and leaves what it leads to")
  func followsNoLink() throws {
    try put("out/10/1/9.png")
    try folder.write("precious", as: "victim")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out/10/1/2.png"), withDestinationPath: folder.path("victim"))
    let out = try OpenFolder(folder.path("out"))
    try out.put(Data("tile".utf8), at: "10/1/2.png")
    #expect(try String(contentsOfFile: folder.path("victim"), encoding: .utf8) == "precious")
    try out.remove(#require(NameInFolder("10/1/2.png")))
    #expect(exists("victim"))
  }

  @Test("reads zooms, and refuses what are none")
  func readsZooms() throws {
    #expect(try TilesQuestion.zooms(parsing: "10-16") == 10...16)
    #expect(try TilesQuestion.zooms(parsing: "0") == 0...0)
    #expect(try TilesQuestion.zooms(parsing: "22") == 22...22)
    for text in ["", "-", "16-10", "10-23", "-1", "10-", "a-b", "10-11-12", "1.5", "99999999999999999999"] {
      #expect(throws: BrisaError.self, "\(text)") { try TilesQuestion.zooms(parsing: text) }
    }
  }
}
