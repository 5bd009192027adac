import Foundation
import Geo

/// Seeded trips between coordinates, of which every one passes a circle in the middle of the city.
struct HelsinkiTrips {
  let network: String
  /// Table of trips as `brisa batch` reads it.
  let table: String
  /// The circle, `lat,lon,metres`.
  let circle: String
  /// Options for the readings of a seeded set of stations.
  let readings: [String]
  /// The first trip, as options of `brisa route`.
  let first: [String]

  /// Options of `brisa bench answers`.
  var options: [String] { ["--network", network] + readings }

  private typealias Place = (latitude: Double, longitude: Double)

  private static let radiusMeters = 500.0
  private static let stationCount = 10
  private static let metersPerDegree = 111_195.0

  init(_ ground: RoutingGround, _ network: String) throws {
    self.network = network
    let box = try ground.brisa.networkInfo(network).box
    let center = (latitude: (box[1] + box[3]) / 2, longitude: (box[0] + box[2]) / 2)
    circle = "\(center.latitude),\(center.longitude),\(Self.radiusMeters)"
    var random = SeededRandom(seed: RoutingGround.seed)
    let stations = ground.path("helsinki.csv")
    try Self.stations(in: box, &random).write(toFile: stations, atomically: true, encoding: .utf8)
    let config = try ground.writeConfiguration(timezone: "Europe/Helsinki", stations: stations, to: "helsinki.yml")
    readings = ["--config", config, "--at", RoutingGround.moment]
    let graph = ground.path("helsinki")
    try ground.brisa.lines(["network", "export", network, "--mode", "walk", "-o", graph])
    let streets = try StreetPlan(dimacs: graph)
    let trips = try (0..<ground.counts.trips).map { _ in try Self.trip(streets, around: center, &random) }
    table = ground.path("trips.csv")
    try Self.table(of: trips).write(toFile: table, atomically: true, encoding: .utf8)
    first = ["--from", Self.words(trips[0].from), "--to", Self.words(trips[0].to)]
  }

  private static func table(of trips: [(from: Place, to: Place)]) -> String {
    let rows = trips.enumerated().map { number, trip in "\(number + 1),\(words(trip.from)),\(words(trip.to))" }
    return (["id,from_lat,from_lon,to_lat,to_lon"] + rows).joined(separator: "\n") + "\n"
  }

  private static func words(_ place: Place) -> String { "\(place.latitude),\(place.longitude)" }

  private static func stations(in box: [Double], _ random: inout SeededRandom) -> String {
    let rows = (1...stationCount).map { number in
      let place = [Double.random(in: box[1]...box[3], using: &random), .random(in: box[0]...box[2], using: &random)]
      let values = [5.0...60, 2...30].map { String(format: "%.1f", Double.random(in: $0, using: &random)) }
      return "s\(number),Station \(number),\(place[0]),\(place[1]),background,08:00,\(values[0]),\(values[1])"
    }
    return (["station_id,name,latitude,longitude,type,time,no2,pm25"] + rows).joined(separator: "\n") + "\n"
  }

  /// Two places near junctions, 1 to 3 km apart and outside of the circle, whose straight line passes through the
  /// middle half of it.
  private static func trip(
    _ streets: StreetPlan, around center: Place, _ random: inout SeededRandom
  ) throws -> (from: Place, to: Place) {
    for _ in 0..<1_000_000 {
      let (from, to) = (place(streets, &random), place(streets, &random))
      let (start, end) = (plane(from, center), plane(to, center))
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let meters = (dx * dx + dy * dy).squareRoot()
      guard (1000...3000).contains(meters), hypot(start.x, start.y) > radiusMeters, hypot(end.x, end.y) > radiusMeters
      else { continue }
      let along = -(start.x * dx + start.y * dy) / (meters * meters)
      let aside = abs(start.x * dy - start.y * dx) / meters
      if (0...1).contains(along), aside < radiusMeters / 2 { return (from, to) }
    }
    throw BenchError("No trips pass the middle of the city: is it larger than 1 km?")
  }

  /// A junction, moved by up to 30 m in both directions.
  private static func place(_ streets: StreetPlan, _ random: inout SeededRandom) -> Place {
    let node = Int.random(in: 0..<streets.latitudes.count, using: &random)
    let moves = [0, 1].map { _ in Double.random(in: -30...30, using: &random) / metersPerDegree }
    return (Double(streets.latitudes[node]) / 1e6 + moves[0], Double(streets.longitudes[node]) / 1e6 + moves[1])
  }

  private static func plane(_ place: Place, _ center: Place) -> (x: Double, y: Double) {
    let shrink = cos(center.latitude * .pi / 180)
    return (
      (place.longitude - center.longitude) * shrink * metersPerDegree,
      (place.latitude - center.latitude) * metersPerDegree
    )
  }
}
