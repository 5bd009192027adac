import AirData
import AirField
import Foundation
import Geo
import Testing

/// Ways that are chosen on a field from a city's map and a few stations, and judged on the air that the map was made
/// of.
@Suite("A map of a city as a base: what its routes are worth")
struct MapRoutesTests {
  private let hour = DateInterval(start: Date(timeIntervalSince1970: 1_772_438_400), duration: 3600)

  /// Part of the saving of the true air's own best ways that the ways chosen on a field bring, over many trips.
  private func realised(_ city: BlockCity, model: FieldModel, stations: Int, seed: UInt64) throws -> Double {
    let field = try PollutionField(
      hour: hour, readings: city.readings(seed: seed, count: stations, hour: hour), model: model,
      origin: BlockCity.plane.origin)
    let truth = costs(city) { $0.map { city.hourlyAir(at: $0) } }
    let chosen = costs(city) { points in
      field.concentrations(.no2, at: points.map { BlockCity.plane.unproject($0) }).map(Double.init)
    }
    let lengths = city.streets.map { city.crossings[$0.tail].distance(to: city.crossings[$0.head]) }
    let ways = BlockWays(city)
    var random = SeededRandom(seed: seed &+ 1)
    var (saved, possible) = (0.0, 0.0)
    for _ in 0..<40 {
      let origin = Int.random(in: 0..<city.crossings.count, using: &random)
      let destination = Int.random(in: 0..<city.crossings.count, using: &random)
      func burden(_ costs: [Double]) -> Double {
        ways.cheapest(from: origin, to: destination, costs: costs).reduce(0) { $0 + truth[$1] }
      }
      let fastest = burden(lengths)
      saved += fastest - burden(chosen)
      possible += fastest - burden(truth)
    }
    return saved / possible
  }

  /// The air of each street from a sample every 20 m, times its length.
  private func costs(_ city: BlockCity, _ air: ([PlanePoint]) -> [Double]) -> [Double] {
    city.streets.map { street in
      let (start, end) = (city.crossings[street.tail], city.crossings[street.head])
      let length = start.distance(to: end)
      let count = Int((length / 20).rounded(.up))
      let points = (0..<count).map { index in
        let part = (Double(index) + 0.5) / Double(count)
        return PlanePoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
      }
      return air(points).reduce(0, +) / Double(count) * length
    }
  }

  @Test("Ways on the city's own map, coarsened, realise at least 85 % of what is possible", arguments: [25.0, 50, 100])
  func realises(cellMeters: Double) throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      let city = BlockCity(seed: seed)
      let streets = StreetModel(city.lines, projection: BlockCity.plane)
      let maps = MapModel([city.map(cellMeters: cellMeters)], projection: BlockCity.plane)
      let onMap = FieldModel(method: .kriging, streets: streets, maps: maps)
      #expect(try realised(city, model: onMap, stations: 8, seed: seed) >= 0.85, "city \(seed)")
    }
  }

  @Test("Stations alone realise next to nothing of it, so that the map is what brings it")
  func without() throws {
    let city = BlockCity(seed: 1)
    #expect(try realised(city, model: FieldModel(method: .kriging), stations: 8, seed: 1) < 0.3)
  }

  @Test("Ways on a map of lines realise at least 85 % of what is possible")
  func lines() throws {
    let city = BlockCity(seed: 4)
    let maps = MapModel([city.mapOfLines], projection: BlockCity.plane)
    #expect(try realised(city, model: FieldModel(method: .kriging, maps: maps), stations: 8, seed: 4) >= 0.85)
  }
}
