import AirData
import CityAir
import CityTestSupport
import Foundation
import Geo
import Reports
import Setup
import Testing

@testable import Planner
@testable import Publishing

@Suite("TileJSON of an hour")
struct TileJSONTests {
  private func legend(_ pollutant: Pollutant, in language: Language) async throws -> String {
    let city = try FakeCity([FakeFeed { _ in [FakeCity.reading(20, pollutant: pollutant)] }])
    let box = BoundingBox(west: -0.38, south: 39.46, east: -0.36, north: 39.48)
    let air = try await city.engine.opened.gatherer(on: nil, asksSources: true).gather(at: FakeCity.hour, box: box)
    let subject = TileJSON.Subject(
      air: air, city: CityConfiguration(), layer: .air(.pollutant(pollutant)), palette: .scale, language: language,
      box: box, zooms: 10...12, firstZoom: 10, tileSize: 256, address: "{z}/{x}/{y}.png", attribution: [])
    return TileJSON(subject, caveats: MapCaveats()).legend
  }

  @Test("has a legend whose numbers are written as in its language")
  func numbers() async throws {
    for (language, bound) in [(Language.en, "12.5"), (.es, "12,5"), (.ca, "12,5")] {
      let text = try await legend(.no2, in: language)
      #expect(text.contains(" ≤ \(bound)<"), "\(text)")
    }
    // A comma between thousands would be one before decimals in Spanish.
    let thousands = try await legend(.co, in: .es)
    #expect(thousands.contains(" ≤ 2000<"), "\(thousands)")
  }
}
