import Geo
import TestSupport
import Testing

@Suite("The stations of the embedded city")
struct EmbeddedStationsTests {
  /// The ten stations of València that measure pollutants, where the Generalitat's network has them.
  private static let places: [String: Coordinate] = [
    "46250030": Coordinate(latitude: 39.45806, longitude: -0.37665),
    "46250043": Coordinate(latitude: 39.47949, longitude: -0.36955),
    "46250046": Coordinate(latitude: 39.47962, longitude: -0.33741),
    "46250047": Coordinate(latitude: 39.45750, longitude: -0.34269),
    "46250048": Coordinate(latitude: 39.48114, longitude: -0.40856),
    "46250050": Coordinate(latitude: 39.45038, longitude: -0.39631),
    "46250054": Coordinate(latitude: 39.47072, longitude: -0.37648),
    "46250055": Coordinate(latitude: 39.46924, longitude: -0.40604),
    "46250301": Coordinate(latitude: 39.45926, longitude: -0.32322),
    "46250302": Coordinate(latitude: 39.45052, longitude: -0.32895),
  ]

  private static let answer = Result { try Clean.json(EmbeddedCity.stations) }

  private func stations() throws -> [JSONValue] {
    let stations = try Self.answer.get()["stations"].elements
    try #require(!stations.isEmpty)
    return stations
  }

  @Test("are ten, each in its place")
  func areInTheirPlaces() throws {
    let stations = try stations()
    #expect(stations.compactMap { $0["id"].text }.sorted() == Self.places.keys.sorted())
    for station in stations {
      let place = try #require(RouteLine.place(station["position"]))
      let known = try #require(Self.places[station["id"].text ?? ""])
      #expect(place.distanceMeters(to: known) < 2, "\(station["name"])")
    }
  }

  @Test("of the port are industrial")
  func knowThePort() throws {
    let industrial = try stations().filter { $0["type"].text == "industrial" }
    #expect(industrial.compactMap { $0["id"].text } == ["46250301", "46250302"])
  }

  @Test("that do not measure particles have a partial index")
  func sayWhatIsPartial() throws {
    for station in try stations() {
      let hasParticles = station["concentrations"]["pm25"].number != nil
      let hasOzone = station["concentrations"]["o3"].number != nil
      #expect(station["index"]["isPartial"] == .boolean(!(hasParticles && hasOzone)), "\(station["name"])")
    }
  }

  @Test("have an index that names its scale, and a typical day")
  func nameTheScale() throws {
    for station in try stations() {
      #expect(station["index"]["scale"].text == "es-ica")
      #expect(station["isTypical"] == .boolean(true))
    }
  }
}
