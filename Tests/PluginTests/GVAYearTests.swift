import AirData
import Foundation
import Geo
import TestSupport
import Testing

/// The folder of the network's files, nil where it is not there.
private let folder: String? = SharedData.folder.map { $0.appending(path: "air").path }.flatMap { path in
  FileManager.default.fileExists(atPath: path + "/pista_silla_2022.txt") ? path : nil
}

/// All readings of the files of 2022, with the notices.
private let year = Task { () -> (readings: [Reading], notices: [Notice]) in
  let bench = try SourceBench(input: [])
  let entry = try PluginFolder(id: "gva-rvvcca", url: URL(filePath: "/")).entry()
  let source = try bench.source(entry, ["kind": "folder", "path": .text(folder ?? "/")])
  let query = ReadingQuery(
    box: BoundingBox(west: -1, south: 39, east: 0, north: 40),
    interval: DateInterval(
      start: try TimeText.parse("2021-12-31T00:00Z", zone: .gmt),
      end: try TimeText.parse("2023-01-02T00:00Z", zone: .gmt)))
  return (try await source.readings(for: query), bench.allNotices)
}

/// A number of a published table; `-` stands for what is not measured.
private struct Cell: CustomStringConvertible {
  let row: String
  let column: String
  let text: String

  var description: String { "\(row), \(column): \(text)" }

  /// Whether a figure is the cell's, rounded as the cell is.
  func isRounded(_ figure: Double?) -> Bool {
    guard let number = Double(text) else { return figure == nil }
    let digits = text.contains(".") ? text.split(separator: ".").last?.count ?? 0 : 0
    guard let figure else { return false }
    // Halves may go either way.
    return abs(figure - number) <= 0.5 / pow(10, Double(digits)) + 1e-9
  }

  static func all(_ table: String) -> [Cell] {
    let lines = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return lines.dropFirst().flatMap { line in
      zip(lines[0], line).dropFirst().map { Cell(row: line[0], column: $0, text: $1) }
    }
  }
}

@Suite("gva-rvvcca: the files of 2022", .enabled(if: folder != nil))
struct GVAYearTests {
  @Test("Nothing in twelve files is left out, and each reading is an hour on the hour")
  func sound() async throws {
    let (readings, notices) = try await year.value
    #expect(notices.isEmpty)
    #expect(Set(readings.map(\.station.id)).count == 10)
    #expect(readings.allSatisfy { $0.flaw == nil && $0.end.timeIntervalSince($0.start) == 3600 })
    #expect(readings.allSatisfy { $0.end.timeIntervalSince1970.truncatingRemainder(dividingBy: 3600) == 0 })
    let starts = readings.map(\.start)
    // The first label, 00 on the first of January, is the last hour of the year before.
    #expect(starts.min() == (try TimeText.parse("2021-12-31T23:00Z", zone: .gmt)))
    #expect(starts.max() == (try TimeText.parse("2022-12-31T22:00Z", zone: .gmt)))
  }

  @Test("Every station's pollutants have as many hours as other parsers found")
  func completeness() async throws {
    let counts = Dictionary(grouping: try await year.value.readings) { [$0.station.id, $0.pollutant.rawValue] }
      .mapValues { Double($0.count) / 8760 * 100 }
    for cell in Cell.all(GVAYear.completeness) {
      let found = counts[[cell.row, cell.column]]
      #expect(cell.isRounded(found), "\(cell), found \(String(describing: found))")
    }
  }

  @Test(
    "The means of every label of the hour are those that other parsers found",
    arguments: [(Pollutant.no2, GVAYear.nitrogenDioxide), (.pm25, GVAYear.fineParticles), (.o3, GVAYear.ozone)])
  func labelMeans(pollutant: Pollutant, table: String) async throws {
    let groups = Dictionary(grouping: try await year.value.readings.filter { $0.pollutant == pollutant }) { reading in
      [String(Int(reading.end.timeIntervalSince1970) / 3600 % 24), reading.station.id]
    }
    let cells = Cell.all(table)
    #expect(cells.count == groups.count)
    for cell in cells {
      let found = groups[[String(Int(cell.row) ?? -1), cell.column]].map { group in
        group.map(\.concentration).reduce(0, +) / Double(group.count)
      }
      #expect(cell.isRounded(found), "\(pollutant), \(cell), found \(String(describing: found))")
    }
  }

  @Test("Means and largest values of the year are those that other parsers found")
  func levels() async throws {
    var figures: [[String]: Double] = [:]
    for (key, group) in Dictionary(
      grouping: try await year.value.readings, by: { [$0.station.id, $0.pollutant.rawValue] })
    {
      let values = group.map(\.concentration)
      figures[key] = values.reduce(0, +) / Double(values.count)
      figures[[key[0], key[1] + "max"]] = values.max()
    }
    for cell in Cell.all(GVAYear.levels) {
      let found = figures[[cell.row, cell.column]]
      #expect(cell.isRounded(found), "\(cell), found \(String(describing: found))")
    }
  }

  @Test("Carbon monoxide is converted from mg/m³")
  func carbonMonoxide() async throws {
    let values = try await year.value.readings.filter { $0.pollutant == .co }.map(\.concentration)
    let smallest = try #require(values.min())
    #expect(abs(smallest - 100) < 1e-9)
    #expect(values.allSatisfy { $0 < 20_000 })
  }

  @Test("The wind is that of the three stations with a place, as complete and as calm as other parsers found it")
  func wind() async throws {
    let bench = try SourceBench(input: [])
    let entry = try PluginFolder(id: "gva-rvvcca", url: URL(filePath: "/")).entry()
    let source = try bench.source(entry, ["kind": "folder", "path": .text(folder ?? "/")])
    let query = ReadingQuery(
      box: BoundingBox(west: -1, south: 39, east: 0, north: 40),
      interval: DateInterval(
        start: try TimeText.parse("2021-12-31T00:00Z", zone: .gmt),
        end: try TimeText.parse("2023-01-02T00:00Z", zone: .gmt)))
    let provider = try #require(source as? any WindProvider)
    let winds = Dictionary(grouping: try await provider.winds(for: query), by: \.coordinate.longitude)
    #expect(bench.allNotices.isEmpty)
    #expect(winds.keys.sorted() == [-0.34268990, -0.32894501, -0.32321741])
    #expect(winds.values.allSatisfy { $0.allSatisfy { $0.flaw == nil && $0.end.timeIntervalSince($0.start) == 3600 } })
    let shares = winds.mapValues { Double($0.count) / 8760 }
    let calms = winds.mapValues { Double($0.count { $0.speedMetersPerSecond < 0.5 }) / Double($0.count) }
    #expect((0.965...0.974).contains(shares[-0.34268990] ?? 0), "\(shares)")
    #expect((0.990...0.992).contains(shares[-0.32894501] ?? 0), "\(shares)")
    #expect((0.995...0.998).contains(shares[-0.32321741] ?? 0), "\(shares)")
    #expect((0.28...0.32).contains(calms[-0.34268990] ?? 0), "\(calms)")
    #expect([-0.32894501, -0.32321741].allSatisfy { (0.005...0.045).contains(calms[$0] ?? 0) }, "\(calms)")
  }

  @Test("The network's own table of stations is taken for the built-in one")
  func stationTable() async throws {
    let path = try #require(folder)
    let bench = try SourceBench(input: [])
    let entry = try PluginFolder(id: "gva-rvvcca", url: URL(filePath: "/")).entry()
    let source = try bench.source(
      entry, ["kind": "folder", "path": .text(path), "stations": .text(path + "/stations.csv")])
    let hour = DateInterval(start: try TimeText.parse("2022-06-01T08:00Z", zone: .gmt), duration: 3600)
    let box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    let readings = try await source.readings(for: ReadingQuery(box: box, interval: hour))
    let builtIn = Set(try await year.value.readings.map(\.station))
    #expect(Set(readings.map(\.station)).isSubset(of: builtIn) && readings.count > 30)
    #expect(bench.allNotices.isEmpty)
  }
}
