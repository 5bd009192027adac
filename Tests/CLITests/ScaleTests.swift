import TestSupport
import Testing

/// The published vectors of `docs/scales.md`, from a file to the answer.
@Suite("Sub-indices of brisa air")
struct ScaleTests {
  /// An hour of one pollutant, and its sub-index.
  struct Hour: Sendable, CustomTestStringConvertible {
    let pollutant: String
    let value: Double
    let unit: String
    let index: Double

    init(_ pollutant: String, _ value: Double, _ unit: String, _ index: Double) {
      (self.pollutant, self.value, self.unit, self.index) = (pollutant, value, unit, index)
    }

    var testDescription: String { "\(value) \(unit) of \(pollutant) are \(index)" }
  }

  private static let hourly = [
    Hour("no2", 20, "ppb", 19), Hour("no2", 53, "ppb", 50), Hour("no2", 54, "ppb", 51), Hour("no2", 100, "ppb", 100),
    Hour("no2", 101, "ppb", 101), Hour("no2", 200, "ppb", 120), Hour("no2", 649, "ppb", 200),
    Hour("so2", 35, "ppb", 50), Hour("so2", 36, "ppb", 51), Hour("so2", 75, "ppb", 100), Hour("so2", 76, "ppb", 101),
    Hour("so2", 185, "ppb", 150),
  ]

  @Test("on us-epa, at and around the breakpoints of one hour", arguments: hourly)
  func followTheHour(hour: Hour) throws {
    let answer = try StationFile().adding(hour.pollutant, hour.unit, latestFirst: [hour.value]).answer()
    let index = answer.pollutant(hour.pollutant)["index"]
    #expect(index["value"].number == hour.index)
    #expect(index["averagingPeriod"].text == "1h")
    #expect(index["isStandIn"] == .boolean(false))
  }

  private static let eightHours = [
    Hour("o3", 0.054, "ppm", 50), Hour("o3", 0.055, "ppm", 51), Hour("o3", 0.070, "ppm", 100),
    Hour("o3", 0.0708, "ppm", 100), Hour("o3", 0.071, "ppm", 101), Hour("o3", 85, "ppb", 150),
    Hour("co", 4.4, "ppm", 50), Hour("co", 4.5, "ppm", 51), Hour("co", 9.4, "ppm", 100),
  ]

  @Test("on us-epa, at and around the breakpoints of eight hours", arguments: eightHours)
  func followEightHours(hour: Hour) throws {
    let values = [Double?](repeating: hour.value, count: 8)
    let index = try StationFile().adding(hour.pollutant, hour.unit, latestFirst: values).answer()
      .pollutant(hour.pollutant)["index"]
    #expect(index["value"].number == hour.index)
    #expect(index["averagingPeriod"].text == "8h")
  }

  private static let bands = [
    ("es-ica", Hour("no2", 40, "µg/m³", 1), "al menos Buena"),
    ("es-ica", Hour("no2", 41, "µg/m³", 2), "al menos Razonablemente buena"),
    ("es-ica", Hour("no2", 95, "µg/m³", 3), "al menos Regular"),
    ("es-ica", Hour("no2", 231, "µg/m³", 5), "al menos Muy desfavorable"),
    ("es-ica", Hour("so2", 751, "µg/m³", 6), "Extremadamente desfavorable"),
  ]

  @Test("on es-ica, where the category of one pollutant alone is the least it may be", arguments: bands)
  func followTheBandsOfSpain(scale: String, hour: Hour, name: String) throws {
    let answer = try StationFile().adding(hour.pollutant, hour.unit, latestFirst: [hour.value]).answer([
      "--scale", scale,
    ])
    #expect(answer["index"]["scale"].text == scale)
    #expect(answer["index"]["value"].number == hour.index)
    #expect(answer["index"]["category"]["name"]["es"].text == name)
  }

  private static let europeanBands = [
    (Hour("no2", 9, "µg/m³", 1), "at least Good"), (Hour("no2", 25, "µg/m³", 2), "at least Fair"),
    (Hour("no2", 26, "µg/m³", 3), "at least Moderate"), (Hour("no2", 61, "µg/m³", 4), "at least Poor"),
    (Hour("pm25", 141, "µg/m³", 6), "Extremely poor"), (Hour("o3", 161, "µg/m³", 5), "at least Very poor"),
  ]

  @Test("on eu-aqi, where one hour serves for all", arguments: europeanBands)
  func followTheBandsOfEurope(hour: Hour, name: String) throws {
    let answer = try StationFile().adding(hour.pollutant, hour.unit, latestFirst: [hour.value])
      .answer(["--scale", "eu-aqi"])
    #expect(answer["index"]["value"].number == hour.index)
    #expect(answer["index"]["category"]["name"]["en"].text == name)
    #expect(!answer.noticeCodes.contains("hourly-stand-in"))
  }
}
