import Geo
import TestSupport
import Testing

/// Routes under a made-up hour of bad air on Mannerheimintie.
///
/// Skipped without the extract, which is not part of the project.
@Suite("Bad air in Helsinki", .enabled(if: RealCity.hasHelsinki, "the extract helsinki-centre is not at hand"))
struct HelsinkiAirTests {
  private let city: RealCity
  private let folder: TemporaryFolder
  private let air: [String]

  /// 200 µg/m³ of NO2 are 104.6 ppb, a sub-index of 101 on us-epa.
  private static let readings = """
    station_id,name,latitude,longitude,type,time,pollutant,value,unit
    m,Mannerheimintie,60.1690,24.9400,traffic,2026-03-02T08:00:00Z,no2,200,µg/m³
    m,Mannerheimintie,60.1690,24.9400,traffic,2026-03-02T08:00:00Z,pm25,30,µg/m³
    k,Kaivopuisto,60.1560,24.9550,background,2026-03-02T08:00:00Z,no2,10,µg/m³
    k,Kaivopuisto,60.1560,24.9550,background,2026-03-02T08:00:00Z,pm25,5,µg/m³
    r,Ruoholahti,60.1640,24.9150,background,2026-03-02T08:00:00Z,no2,15,µg/m³
    r,Ruoholahti,60.1640,24.9150,background,2026-03-02T08:00:00Z,pm25,6,µg/m³
    """

  private static let trips = [("60.1690,24.9280", "60.1675,24.9525"), ("60.1745,24.9470", "60.1590,24.9390")]

  init() throws {
    city = try RealCity.helsinki.get()
    folder = try TemporaryFolder()
    air = ["--stations", try folder.write(Self.readings, as: "air.csv"), "--at", "2026-03-02T08:30:00Z"]
  }

  @Test("the fastest is fastest, the cleanest is cleanest", arguments: ["walk", "bike", "scooter"], trips)
  func ranksTheRoutes(mode: String, trip: (String, String)) throws {
    let answer = try Clean.json(city.words(trip.0, trip.1, mode, air))
    #expect(try Project.schema("route").faults(answer) == [])
    let routes = answer["routes"].elements
    func route(_ label: String) throws -> JSONValue {
      try #require(routes.first { $0["labels"].elements.contains(.text(label)) })
    }
    let named = [try route("fastest"), try route("balanced"), try route("cleanest")]
    let seconds = try named.map { try #require($0["durationSeconds"].number) }
    let burdens = try named.map { try #require($0["burden"].number) }
    #expect(seconds[0] <= seconds[1] && seconds[1] <= seconds[2] + 0.05)
    #expect(burdens[0] >= burdens[1] && burdens[1] >= burdens[2])
  }

  @Test("a circle around the station is drawn where its index is above 100, and kept out of", arguments: trips)
  func keepsAwayFromTheStation(trip: (String, String)) throws {
    let words = city.words(trip.0, trip.1, "walk", air + ["--exclude-radius", "400", "--exclusion", "forbid"])
    let station = Coordinate(latitude: 60.1690, longitude: 24.9400)
    let routes = try Clean.json(words)["routes"].elements
    try #require(!routes.isEmpty)
    for route in routes {
      #expect(try RouteLine(route).nearestMeters(to: station) >= 399)
    }
  }

  @Test("no circle is drawn where no index is above the limit")
  func drawsNoCircle() throws {
    let trip = Self.trips[0]
    let free = try Clean.json(city.words(trip.0, trip.1, "walk", air))
    let words = ["--exclude-radius", "400", "--exclude-above", "150", "--exclusion", "forbid"]
    #expect(try Clean.json(city.words(trip.0, trip.1, "walk", air + words))["routes"] == free["routes"])
  }
}
