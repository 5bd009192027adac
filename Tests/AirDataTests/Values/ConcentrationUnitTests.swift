import AirData
import Testing

@Suite("Concentration units")
struct ConcentrationUnitTests {
  @Test(
    "Spellings that feeds use are understood",
    arguments: [
      ("µg/m³", ConcentrationUnit.microgramsPerCubicMeter), ("\u{3BC}g/m³", .microgramsPerCubicMeter),
      ("ug/m3", .microgramsPerCubicMeter), ("µg/m3", .microgramsPerCubicMeter), ("ug.m-3", .microgramsPerCubicMeter),
      ("UG/M3", .microgramsPerCubicMeter), (" µg / m^3 ", .microgramsPerCubicMeter),
      ("µg·m-3", .microgramsPerCubicMeter),
      ("mg/m³", .milligramsPerCubicMeter), ("MG.M-3", .milligramsPerCubicMeter),
      ("ppb", .partsPerBillion), ("PPBV", .partsPerBillion), ("ppm", .partsPerMillion),
    ])
  func spellings(text: String, unit: ConcentrationUnit) {
    #expect(ConcentrationUnit(parsing: text) == unit)
  }

  @Test("Anything else is no unit", arguments: ["", "g/m3", "µg", "furlong", "ng/m3", "µg/m2"])
  func unknown(text: String) {
    #expect(ConcentrationUnit(parsing: text) == nil)
  }

  @Test("Every symbol reads back as its unit", arguments: ConcentrationUnit.allCases)
  func symbolsReadBack(unit: ConcentrationUnit) {
    #expect(ConcentrationUnit(parsing: unit.symbol) == unit)
  }

  /// Published factors at 20 °C, to the four decimals they are given with.
  @Test(
    "A ppb is the published mass at 20 °C",
    arguments: [(Pollutant.no2, 1.9125), (.o3, 1.9953), (.so2, 2.6633), (.co, 1.1644)])
  func partsPerBillion(pollutant: Pollutant, micrograms: Double) throws {
    let factor = try #require(ConcentrationUnit.partsPerBillion.microgramsPerCubicMeter(of: pollutant))
    #expect(abs(factor - micrograms) < 0.00006)
  }

  @Test("A ppm is a thousand ppb, a milligram a thousand micrograms")
  func thousands() throws {
    let ppm = try #require(ConcentrationUnit.partsPerMillion.toMicrogramsPerCubicMeter(2, of: .co))
    #expect(abs(ppm - 2328.8) < 0.1)
    #expect(ConcentrationUnit.milligramsPerCubicMeter.toMicrogramsPerCubicMeter(0.4, of: .co) == 400)
  }

  @Test("Particles have no ppb", arguments: [Pollutant.pm25, .pm10])
  func particles(pollutant: Pollutant) {
    #expect(ConcentrationUnit.partsPerBillion.toMicrogramsPerCubicMeter(1, of: pollutant) == nil)
    #expect(ConcentrationUnit.partsPerMillion.toMicrogramsPerCubicMeter(1, of: pollutant) == nil)
    #expect(ConcentrationUnit.milligramsPerCubicMeter.toMicrogramsPerCubicMeter(1, of: pollutant) == 1000)
  }

  @Test("A conversion beyond the largest number is refused")
  func overflow() {
    #expect(ConcentrationUnit.partsPerMillion.toMicrogramsPerCubicMeter(1e308, of: .no2) == nil)
  }
}
