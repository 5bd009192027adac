import Foundation
import TestSupport
import Testing

@Suite("brisa tiles")
struct TilesTests {
  private let city: TinyCity
  private let folder: TemporaryFolder

  init() throws {
    city = try TinyCity()
    folder = try TemporaryFolder()
  }

  private func words(_ name: String, _ more: [String] = []) -> [String] {
    [
      "tiles", "--network", city.network, "--stations", city.readings, "--zoom", "13-15", "--pollutant", "no2", "-o",
      folder.path(name),
    ] + TinyCity.at + more
  }

  /// The tiles of a run, by path in its folder.
  private func tiles(_ name: String) throws -> [String: Data] {
    let root = folder.path(name)
    let files = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".png") }
    return try Dictionary(
      uniqueKeysWithValues: files.map { ($0, try Data(contentsOf: URL(fileURLWithPath: "\(root)/\($0)"))) })
  }

  private func json(_ name: String) throws -> JSONValue {
    try JSONValue(parsing: String(contentsOfFile: folder.path(name), encoding: .utf8))
  }

  @Test("writes tiles and a TileJSON that tells of them")
  func writesTiles() throws {
    let text = try Clean.output(words("out", ["--url", "https://example.org/air"]))
    let tiles = try tiles("out")
    #expect(text.hasPrefix("\(tiles.count) tiles written, 0 unchanged, 0 empty"))
    #expect(Set(tiles.keys.map { String($0.prefix(2)) }) == ["13", "14", "15"])
    #expect(tiles.values.allSatisfy { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
    let json = try json("out/tiles.json")
    #expect(json["tilejson"].text == "3.0.0" && json["scheme"].text == "xyz")
    #expect(json["tiles"][0].text == "https://example.org/air/{z}/{x}/{y}.png")
    #expect(json["minzoom"].number == 13 && json["maxzoom"].number == 15 && json["tileSize"].number == 256)
    let bounds = json["bounds"].elements.compactMap(\.number)
    #expect(bounds.count == 4 && bounds[0] < bounds[2] && bounds[1] < bounds[3])
    #expect(json["brisa"]["layer"].text == "no2" && json["brisa"]["unit"].text == "µg/m³")
    #expect(json["brisa"]["bands"].elements.count > 4)
    #expect(json["brisa"]["origin"]["no2"].text == "measured")
    #expect(json["legend"].text?.contains("<span") == true)
  }

  @Test("gives the same bytes in another folder, goes on where it stopped and leaves alone what is there")
  func isResumable() throws {
    _ = try Clean.output(words("a"))
    _ = try Clean.output(words("b"))
    let first = try tiles("a")
    #expect(try first == tiles("b") && !first.isEmpty)
    #expect(try Clean.output(words("a")).hasPrefix("0 tiles written, \(first.count) unchanged"))
    let gone = try #require(first.keys.sorted().first)
    try FileManager.default.removeItem(atPath: folder.path("a/\(gone)"))
    #expect(try Clean.output(words("a")).hasPrefix("1 tile written, \(first.count - 1) unchanged"))
    #expect(try tiles("a") == first)
    try Data().write(to: URL(fileURLWithPath: folder.path("a/\(gone)")))
    #expect(try Clean.output(words("a")).hasPrefix("1 tile written, \(first.count - 1) unchanged"))
    #expect(try tiles("a") == first)
    // A run for another zoom leaves none of this one's.
    let other = try Clean.output(words("a", ["--zoom", "13"]))
    #expect(other.contains("written, 0 unchanged"))
    let left = try tiles("a").keys
    #expect(!left.isEmpty && left.allSatisfy { $0.hasPrefix("13/") })
  }

  @Test("writes dense tiles beside the others, with a TileJSON of their own")
  func writesDenseTiles() throws {
    _ = try Clean.output(words("out", ["--size", "both"]))
    let names = try tiles("out").keys
    #expect(names.count { $0.hasSuffix("@2x.png") } * 2 == names.count)
    #expect(try json("out/tiles@2x.json")["tiles"][0].text == "{z}/{x}/{y}@2x.png")
    #expect(try json("out/tiles.json")["tiles"][0].text == "{z}/{x}/{y}.png")
    // Those of one size alone leave nothing of the other, their TileJSON neither.
    _ = try Clean.output(words("out"))
    #expect(try tiles("out").keys.allSatisfy { !$0.hasSuffix("@2x.png") })
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/tiles@2x.json")))
    #expect(FileManager.default.fileExists(atPath: folder.path("out/tiles.json")))
  }

  @Test("of another hour replace those that were there, with the bytes of a folder of their own")
  func replacesAnotherHour() throws {
    let table = try String(contentsOfFile: city.readings, encoding: .utf8)
    let later = table.replacingOccurrences(of: "T08:00", with: "T09:00").split(separator: "\n").dropFirst()
    let both = try folder.write(table + later.joined(separator: "\n") + "\n", as: "both.csv")
    func words(_ name: String, _ hour: String) -> [String] {
      [
        "tiles", "--network", city.network, "--stations", both, "--zoom", "13-15", "--pollutant", "no2", "-o",
        folder.path(name), "--at", "2026-03-02T\(hour):00Z",
      ]
    }
    _ = try Clean.output(words("out", "08"))
    _ = try Clean.output(words("other", "09"))
    #expect(try Clean.output(words("out", "09")).contains(" written, 0 unchanged"))
    #expect(try tiles("out") == tiles("other"))
    #expect(try json("out/tiles.json") == json("other/tiles.json"))
    #expect(try json("out/tiles.json")["brisa"]["hour"].text == "2026-03-02T09:00:00Z")
  }

  @Test("that are killed go on to the bytes of a run that was not, and none of their lists names what is not there")
  func survivesKills() throws {
    // So many tiles that they are written in several parts.
    let many = ["--zoom", "19-20"]
    let wholeRun = try KillTrial.seconds { _ = try Clean.output(words("whole", many)) }
    let whole = try tiles("whole")
    let out = folder.path("out")
    try KillTrial.kill(times: 3, within: wholeRun, seed: 4) { _ in
      try RunningCommand(words("out", many))
    } look: { kill in
      let there = try FileManager.default.fileExists(atPath: out) ? tiles("out").count : 0
      if FileManager.default.fileExists(atPath: out + "/tiles.json") { #expect(there == whole.count, "kill \(kill)") }
      if there == whole.count { try FileManager.default.removeItem(atPath: out) }
      return there > 0 && there < whole.count
    }
    _ = try Clean.output(words("out", many))
    #expect(try tiles("out") == whole)
    #expect(
      try String(contentsOfFile: folder.path("out/tiles.txt"), encoding: .utf8)
        == String(contentsOfFile: folder.path("whole/tiles.txt"), encoding: .utf8))
  }

  @Test("leave alone a picture of somebody else that lies where one of theirs would")
  func refusesForeignTiles() throws {
    _ = try Clean.output(words("out"))
    let name = try #require(try tiles("out").keys.sorted().first)
    let journal = folder.path("out/tiles.txt")
    let lines = try String(contentsOfFile: journal, encoding: .utf8).split(separator: "\n")
    try Data(lines.filter { !$0.contains(name) }.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: journal))
    let refused = try Clean.run(words("out"))
    #expect(refused.status == 64 && refused.errors.contains("\(name)' is of no run of Brisa and would be lost"))
  }
}
