import AirData
import AirField
import Geo
import TestSupport
import Testing

@testable import Setup

@Suite("Where a calibration lies when nothing is said")
struct CalibrationPlaceTests {
  private let folder: TemporaryFolder
  private let ghent: CityConfiguration

  init() throws {
    folder = try TemporaryFolder()
    var city = try ConfigurationFile.read(try folder.write("city: {name: Ghent}\n", as: "ghent.yml"))
    city.box = BoundingBox(west: 3.6, south: 51, east: 3.9, north: 51.2)
    ghent = city
  }

  private static let score = #"{"rmse": 5, "ratioToMean": 1, "inside68": 0.68, "inside95": 0.95, "readings": 672}"#

  /// A calibration with a station at a place.
  private func calibration(latitude: Double, longitude: Double, archive: String = "/old/air.sqlite") -> String {
    calibration([part("no2", latitude: latitude, longitude: longitude, archive: archive)])
  }

  private func calibration(_ parts: [String]) -> String {
    #"{"version": 1, "timeZone": "UTC", "pollutants": {\#(parts.joined(separator: ", "))}}"#
  }

  /// What was learnt of a pollutant from a station at a place.
  private func part(
    _ pollutant: String, latitude: Double, longitude: Double, archive: String = "/old/air.sqlite"
  ) -> String {
    """
    "\(pollutant)": {
      "made": "2026-01-05T00:00:00Z",
      "data": {"archive": "\(archive)", "sources": ["station-csv"], "from": "2026-01-01T00:00:00Z",
        "to": "2026-01-05T00:00:00Z", "hours": 96, "readings": 672, "stations": [{"id": "s1", "name": "One",
        "type": "background", "latitude": \(latitude), "longitude": \(longitude)}]},
      "calibration": {"auto": {"method": "mean"}, "variogram": {"model": "exponential", "nugget": 0.5,
        "partialSill": 0.5, "effectiveRangeMeters": 3000}, "relativeSpread": 0.4, "quantiles": {"low95": -2, "low68": -1,
        "median": 0, "high68": 1, "high95": 2}, "meanRMSE": 5, "trials": [], "readings": 672, "stations": ["s1"]},
      "inSample": \(Self.score), "honest": \(Self.score)}
    """
  }

  private func found(_ city: CityConfiguration) throws -> String? {
    let place = try #require(city.calibration)
    return try CalibrationFile.read(place, of: city).map(\.path)
  }

  @Test("beside brisa.yml under the name alone, beside any other configuration under that one's name")
  func names() throws {
    func place(_ file: String) throws -> CalibrationPlace? {
      try ConfigurationFile.parse("", file: file, folder: "/cities").calibration
    }
    #expect(try place("/cities/brisa.yml") == CalibrationPlace(path: "/cities/calibration.json", isNamed: false))
    #expect(
      try place("/cities/ghent.yml")
        == CalibrationPlace(
          path: "/cities/ghent.calibration.json", isNamed: false, sharedPath: "/cities/calibration.json"))
  }

  @Test("is that of another configuration only where it was made in this city")
  func shared() throws {
    #expect(try found(ghent) == nil)
    try folder.write(calibration(latitude: 39.47, longitude: -0.37), as: "calibration.json")
    #expect(try found(ghent) == nil)
    try folder.write("{", as: "calibration.json")
    #expect(try found(ghent) == nil)
    try folder.write(calibration(latitude: 51.05, longitude: 3.72), as: "calibration.json")
    #expect(try found(ghent) == folder.path("calibration.json"))
    let before = try #require(ghent.calibration?.stamp)
    // What it has itself counts, and is noticed.
    try folder.write(calibration(latitude: 51.06, longitude: 3.73), as: "ghent.calibration.json")
    #expect(try found(ghent) == folder.path("ghent.calibration.json"))
    #expect(ghent.calibration?.stamp != before)
  }

  @Test("gives of another configuration's file only the pollutants that were learnt in this city")
  func parts() throws {
    let ghentsArchive = folder.path("ghent.sqlite")
    let parts = [
      part("no2", latitude: 51.05, longitude: 3.72, archive: ghentsArchive),
      part("pm10", latitude: 39.47, longitude: -0.37),
    ]
    try folder.write(calibration(parts), as: "calibration.json")
    func pollutants(_ city: CityConfiguration) throws -> [Pollutant]? {
      let place = try #require(city.calibration)
      return try CalibrationFile.read(place, of: city).map { Array($0.calibration.pollutants.keys) }
    }
    #expect(try pollutants(ghent) == [.no2])
    var city = ghent
    city.box = nil
    city.archive = ghentsArchive
    #expect(try pollutants(city) == [.no2])
  }

  @Test("is told by the archive that it was made from where the city has no box")
  func archives() throws {
    var city = ghent
    city.box = nil
    city.archive = folder.path("ghent.sqlite")
    try folder.write(calibration(latitude: 51.05, longitude: 3.72), as: "calibration.json")
    #expect(try found(city) == nil)
    try folder.write(
      calibration(latitude: 51.05, longitude: 3.72, archive: folder.path("./ghent.sqlite")), as: "calibration.json")
    #expect(try found(city) == folder.path("calibration.json"))
  }
}
