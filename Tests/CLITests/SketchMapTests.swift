import Foundation
import TestSupport
import Testing

@Suite("scripts/draw-city")
struct SketchMapTests {
  private func check(_ list: String) throws -> Command.Result {
    var command = Command()
    command.executable = Project.folder.appending(path: "scripts/draw-city")
    return try command.run([Project.folder.appending(path: "data/valencia").path, "--check", "--city-list", list])
  }

  @Test(
    "finds every crossing of the sketch within 30 m of the city's own position",
    .enabled(if: SharedData.cityList != nil, "the city's list of crossings is not at hand"))
  func agreesWithTheCity() throws {
    let result = try check(try #require(SharedData.cityList))
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("tells a crossing that is out of its place")
  func tellsACrossingOutOfPlace() throws {
    let crossings = try String(
      contentsOf: Project.folder.appending(path: "data/valencia/crossings.csv"), encoding: .utf8)
    // The whole list, moved by some 40 m to the north.
    let rows = crossings.split(separator: "\n").dropFirst().flatMap { line -> [String] in
      let cells = line.split(separator: ",")
      let latitude = (Double(cells[1]) ?? 0) + 0.00036
      return cells[3] == "drawn" ? [] : cells[3].split(separator: "+").map { "\($0),x,\(latitude),\(cells[2])" }
    }
    let folder = try TemporaryFolder()
    let list = try folder.write(
      "code,crossing,latitude,longitude\n" + rows.joined(separator: "\n") + "\n", as: "list.csv")
    let result = try check(list)
    #expect(result.status == 65)
    #expect(result.errors.contains("is 40 m from 0"), "\(result.errors.prefix(500))")
  }
}
