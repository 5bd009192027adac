import Foundation
import TestSupport
import Testing

@Suite("brisa route --map")
struct RouteMapTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: folder.path(name))) }

  private func draw(_ name: String, _ more: [String] = []) throws -> String {
    try Clean.output(EmbeddedCity.across + ["--map", folder.path(name)] + more)
  }

  @Test("writes a picture, lines or a page, and leaves the answer as it is")
  func writesEveryForm() throws {
    let plain = try Clean.output(EmbeddedCity.across)
    for name in ["way.png", "way.svg", "way.html"] { #expect(try draw(name) == plain) }
    #expect(try bytes("way.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try String(decoding: bytes("way.svg").prefix(200), as: UTF8.self).contains("<svg"))
    #expect(try String(decoding: bytes("way.html"), as: UTF8.self).contains("class=\"route\" data-route=\"1\""))
  }

  @Test("draws the same bytes for the same question")
  func isRepeatable() throws {
    _ = try draw("a.svg")
    _ = try draw("b.svg")
    #expect(try bytes("a.svg") == bytes("b.svg"))
  }

  @Test(
    "draws every kind of answer",
    arguments: [
      ["--pareto"], ["--max-detour", "10%"], ["--moving-air"], ["--avoidance", "3"], ["--by", "ica"], ["--by", "o3"],
      ["--exclude", "39.474,-0.36,300", "--exclusion", "forbid"], ["--stations", "none.csv"], ["--mode", "bike"],
    ])
  func drawsEveryAnswer(words: [String]) throws {
    var words = words
    if words == ["--stations", "none.csv"] {
      words[1] = try folder.write("station_id,latitude,longitude,time,no2\n", as: "none.csv")
    }
    let answer = try JSONValue(parsing: draw("way.html", words + ["--language", "ca", "--json"]))
    let page = try String(decoding: bytes("way.html"), as: UTF8.self)
    let rows = page.components(separatedBy: "<tbody data-route=").count - 1
    #expect(rows == answer["routes"].elements.count && rows > 0)
    #expect(page.contains("<html lang=\"ca\">"))
    #expect(page.contains("El mapa mostra") == words.contains("--moving-air"))
  }

  @Test("needs a map for words that are of the map")
  func refusesWordsWithoutMap() throws {
    let result = try Clean.run(EmbeddedCity.across + ["--extract", "city.osm"])
    #expect(result.status == 64)
    #expect(result.errors.contains("name its file with --map"))
  }
}
