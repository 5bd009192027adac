import Foundation
import Geo
import Streets
import TestSupport
import Testing

@Suite("Extract files that cannot be read")
struct BrokenFileTests {
  private static let endings = ["osm.pbf", "osm", "osm.gz", "osm.bz2"]

  @Test("A missing file is named")
  func missing() {
    #expect(throws: NetworkError.missing(path: "nowhere/city.osm.pbf")) {
      try StreetImport.read("nowhere/city.osm.pbf", profile: ProfileSettings())
    }
  }

  @Test(
    "Neither an address nor a dash is taken for anything but a file", arguments: ["http://localhost/a.osm", "-", ""])
  func notAFile(_ path: String) {
    #expect(throws: NetworkError.self) { try StreetImport.read(path, profile: ProfileSettings()) }
  }

  @Test("A folder is no extract")
  func folder() throws {
    let inside = try TemporaryFile(name: "a.osm", Data())
    let folder = URL(fileURLWithPath: inside.path).deletingLastPathComponent().path
    #expect(throws: NetworkError.self) { try StreetImport.read(folder, profile: ProfileSettings()) }
  }

  @Test("Empty files are malformed", arguments: endings)
  func empty(_ ending: String) throws {
    try expectMalformed("empty.\(ending)", Data())
  }

  @Test("Random bytes are malformed", arguments: endings, UInt64(1)...8)
  func random(_ ending: String, seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let bytes = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    try expectMalformed("random.\(ending)", Data(bytes))
  }

  @Test("Text that stops in the middle is malformed")
  func truncatedText() throws {
    var map = DrawnStreets("A-B")
    map.way("AB", ["highway": "residential"])
    try expectMalformed("cut.osm", Data(map.osm.utf8.dropLast(30)))
  }

  @Test("Compressed text that stops in the middle is malformed", arguments: [("osm.gz", "gzip"), ("osm.bz2", "bzip2")])
  func truncatedCompression(_ ending: String, packer: String) throws {
    var map = DrawnStreets("A-B")
    map.way("AB", ["highway": "residential"])
    let packed = try Packer.pack(Data(map.osm.utf8), with: packer)
    for share in [0.2, 0.6, 0.95] {
      try expectMalformed("cut.\(ending)", packed.prefix(Int(Double(packed.count) * share)))
    }
  }

  @Test(
    "A binary extract that stops in the middle is malformed",
    .enabled(if: SharedData.path(monaco) != nil, SharedData.absence))
  func truncatedBinary() throws {
    let path = try #require(SharedData.path(Self.monaco))
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for share in [0.01, 0.3, 0.7, 0.999] {
      try expectMalformed("cut.osm.pbf", whole.prefix(Int(Double(whole.count) * share)))
    }
  }

  /// Most bytes are packed, with a checksum; `HostileExtractTests` damages some that are not.
  @Test(
    "An extract with damaged bytes gives an error or streets, never a crash",
    .enabled(if: SharedData.path(monaco) != nil, SharedData.absence), arguments: [1, 20])
  func damagedBinary(bytes: Int) throws {
    let path = try #require(SharedData.path(Self.monaco))
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var generator = SeededRandom(seed: 7)
    var errors = 0
    for _ in 0..<10 {
      let places = (0..<bytes).map { _ in Int.random(in: 0..<whole.count, using: &generator) }
      var damaged = whole
      for place in places { damaged[place] ^= UInt8.random(in: 1...255, using: &generator) }
      // The name is what is left to see after a crash.
      let file = try TemporaryFile(name: "damaged-at-\(places[0]).osm.pbf", damaged)
      do {
        _ = try StreetImport.read(file.path, profile: ProfileSettings())
      } catch {
        errors += 1
      }
    }
    #expect(errors > 0)
  }

  @Test("An extract without streets is malformed")
  func noStreets() throws {
    var map = DrawnStreets("A-B")
    map.way("AB", ["building": "yes"])
    try expectMalformed("houses.osm", Data(map.osm.utf8))
  }

  private static let monaco = "osm/monaco.osm.pbf"

  private func expectMalformed(_ name: String, _ data: Data) throws {
    let file = try TemporaryFile(name: name, data)
    let error = #expect(throws: NetworkError.self) { try StreetImport.read(file.path, profile: ProfileSettings()) }
    guard case .malformed(let path, let problem) = error else {
      Issue.record("\(name): \(String(describing: error))")
      return
    }
    #expect(path == file.path)
    #expect(!problem.isEmpty)
  }
}
