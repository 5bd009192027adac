import AirData
import Testing

@Suite("From a sub-index of us-epa back to a concentration")
struct IndexInverseTests {
  let scale = IndexScale(.usEPA)

  @Test(
    "Particles, to a step of the table",
    arguments: [
      (Pollutant.pm25, 0.0, 0.0), (.pm25, 25, 4.5), (.pm25, 50, 9), (.pm25, 51, 9.1), (.pm25, 100, 35.4),
      (.pm25, 500, 325.4), (.pm25, 649, 400.2), (.pm10, 50, 54), (.pm10, 51, 55),
    ])
  func particles(pollutant: Pollutant, index: Double, concentration: Double) throws {
    // Above 500: 225.5 + 99.9 · (649 − 301) ÷ 199 = 400.2.
    let found = try #require(scale.concentration(pollutant, forSubIndex: index))
    #expect(abs(found - concentration) < 1e-9)
  }

  @Test(
    "Gases come back in µg/m³ at 20 °C",
    arguments: [
      (Pollutant.no2, 50.0, 53.0), (.no2, 120, 201), (.so2, 100, 75), (.o3, 100, 70), (.co, 50, 4400),
    ])
  func gases(pollutant: Pollutant, index: Double, partsPerBillion: Double) throws {
    let found = try #require(scale.concentration(pollutant, forSubIndex: index))
    #expect(abs(found / micrograms(perPartPerBillionOf: pollutant) - partsPerBillion) < 0.01)
  }

  @Test(
    "Ozone above 300 is the hour's, sulphur dioxide above 200 the day's",
    arguments: [
      (Pollutant.o3, 301.0, 405.0), (.o3, 500, 604), (.so2, 201, 305), (.so2, 500, 1004),
    ])
  func severe(pollutant: Pollutant, index: Double, partsPerBillion: Double) throws {
    let found = try #require(scale.concentration(pollutant, forSubIndex: index))
    #expect(abs(found / micrograms(perPartPerBillionOf: pollutant) - partsPerBillion) < 0.01)
  }

  @Test("What is no index has no concentration", arguments: [Double.nan, .infinity, -0.5, -1])
  func impossible(value: Double) {
    for pollutant in Pollutant.allCases {
      #expect(scale.concentration(pollutant, forSubIndex: value) == nil)
    }
  }

  @Test("A band is a range and has no single concentration", arguments: [ScaleID.esICA, .euAQI])
  func bands(id: ScaleID) {
    #expect(IndexScale(id).concentration(.no2, forSubIndex: 2) == nil)
  }
}
