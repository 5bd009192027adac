import AirData
import AirField
import CityTestSupport
import Foundation
import Geo
import Reports
import Setup
import Testing

@testable import CityAir
@testable import Planner
@testable import Publishing

@Suite("Rasters of an hour and its history")
struct RasterHistoryTests {
  private static let box = BoundingBox(west: -0.40, south: 39.45, east: -0.34, north: 39.49)
  private static let places = [
    "a": Coordinate(latitude: 39.46, longitude: -0.39), "b": Coordinate(latitude: 39.48, longitude: -0.35),
    "c": Coordinate(latitude: 39.47, longitude: -0.37),
  ]

  /// Three stations from 30 hours before to 3 hours after, without the hours that are left out.
  private func air(without gaps: [ClosedRange<Int>], of pollutant: Pollutant = .pm25, at hour: Int = 0) async throws
    -> GatheredAir
  {
    let readings = (-30...3).flatMap { hours in
      Self.places.flatMap { station, place in
        [Pollutant.no2, .pm25].compactMap { one -> Reading? in
          guard one != pollutant || !gaps.contains(where: { $0.contains(hours) }) else { return nil }
          let height = station == "a" ? 12.0 : station == "b" ? 31 : 55
          return FakeCity.reading(
            height + Double(hours % 5), hours: hours, pollutant: one, station: station, at: place)
        }
      }
    }
    let city = try FakeCity([FakeFeed { _ in readings }]) { $0.fieldMethod = .inverseDistance(power: 2) }
    city.clock.advance(hours: 12)
    return try await city.engine.opened.gatherer(on: nil, asksSources: true).gather(
      at: FakeCity.hour + Double(hour) * 3600, box: Self.box)
  }

  @Test(
    "every cell of the index is that of its place, whatever stands in for the hour",
    arguments: [[], [0...0], [0...5], [-9...0], [0...3]])
  func isTheIndexOfThePlace(gaps: [ClosedRange<Int>]) async throws {
    let fields = try await air(without: gaps).fields
    let spec = try GridSpec(box: Self.box, cellMeters: 700)
    var rasters = RasterHistory(spec: spec)
    let raster = try #require(IndexRaster(rasters.rasters(of: fields).history, scale: fields.scale))
    for cell in 0..<spec.count {
      let place = spec.center(row: cell / spec.columns, column: cell % spec.columns)
      let index = try #require(fields.index(at: place), "cell \(cell)")
      #expect(abs(Double(raster.values[cell]) - index.value) <= 1, "cell \(cell)")
      #expect(raster.mainPollutant(at: cell) == index.mainPollutant, "cell \(cell)")
    }
  }

  @Test("tiles let the same pollutants stand in", arguments: [[], [0...0], [0...5], [-9...0], [0...3]])
  func standsInForTiles(gaps: [ClosedRange<Int>]) async throws {
    let fields = try await air(without: gaps).fields
    let tile = TileAddress(zoom: 12, holding: Self.box.center)
    let lattice = try #require(TileLattice(tile, size: 256, step: 8, box: tile.box))
    let hours = TileAir(fields: fields, layer: .index, latitude: Self.box.center.latitude).hours(lattice)
    #expect(Set(hours.standIns.keys) == fields.standInPollutants)
  }

  @Test("an hour has the same values whether it was told before or is history only")
  func isTheSameLater() async throws {
    let spec = try GridSpec(box: Self.box, cellMeters: 400)
    var follows = RasterHistory(spec: spec)
    _ = follows.rasters(of: try await air(without: [], at: -1).fields)
    let fields = try await air(without: []).fields
    let history = follows.rasters(of: fields).history
    var begins = RasterHistory(spec: spec)
    let alone = begins.rasters(of: fields).history
    for pollutant in [Pollutant.no2, .pm25] {
      #expect(history.hours[pollutant]?.count == HourFields.historyHours)
      #expect(history.hours[pollutant] == alone.hours[pollutant])
    }
  }

  @Test(
    "what every station missed is not told as measured",
    arguments: [(1...1, .measured), (0...0, .bridged), (0...3, .stale)] as [(ClosedRange<Int>, FigureOrigin)])
  func tellsOrigin(gap: ClosedRange<Int>, origin: FigureOrigin) async throws {
    let origins = try await air(without: [gap]).provenance.origins
    #expect(origins == [.no2: .measured, .pm25: origin])
  }

  @Test("what was bridged or stands in was not measured")
  func tellsWhatWasMeasured() async throws {
    let spec = try GridSpec(box: Self.box, cellMeters: 700)
    for (gap, measured) in [(1...1, Set([Pollutant.no2, .pm25])), (0...0, [.no2]), (0...3, [.no2])] {
      let air = try await air(without: [gap])
      let report = HourReport(
        air, city: CityConfiguration(), spec: spec, layers: [],
        history: HistoryRasters(spec: spec, hours: [:]), streets: nil, attribution: [])
      #expect(report.stations.count == 3)
      #expect(report.stations.allSatisfy { $0.measured == measured && $0.concentrations[.pm25] != nil }, "\(gap)")
    }
  }
}
