import AirData
import TestSupport
import Testing

@testable import CityAir

@Suite("What has to be said of indices")
struct IndexCaveatsTests {
  /// The index of one hour alone, for whose longer means its values stand in.
  private func index(of pollutants: Pollutant...) throws -> AirIndex {
    let hour = Dictionary(uniqueKeysWithValues: pollutants.map { ($0, 10.0) })
    return try #require(IndexScale(.esICA).index(of: HourlyConcentrations(latest: hour)))
  }

  @Test("names each pollutant that stands in for any of them once, in the order of every table")
  func standIns() throws {
    var caveats = IndexCaveats()
    for index in [try index(of: .o3, .no2), try index(of: .pm10, .pm25), try index(of: .pm25)] { caveats.add(index) }
    let notice = try #require(caveats.notices.first { $0.code == "hourly-stand-in" })
    #expect(notice.text.en.hasSuffix(": PM2.5, PM10, O3."))
  }

  @Test("is plain memory, so that tables can hold it for every street")
  func isPlain() {
    #expect(_isPOD(IndexCaveats.self))
  }

  @Test("of a map says on how much of it each pollutant is missing")
  func ofMap() throws {
    let missing = IndexCoverage(missing: [.no2, .o3])
    let caveats = MapCaveats(IndexCaveats(missing: missing, standIns: []), areaShares: [0.25, 0.5])
    let sentence = try #require(missing.sentence(ofAreas: [0.25, 0.5]))
    #expect(caveats.notices.map(\.text) == [sentence])
    #expect(MapCaveats().notices.isEmpty)
  }
}
