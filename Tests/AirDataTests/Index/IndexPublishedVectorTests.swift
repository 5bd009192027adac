import AirData
import Testing

/// A concentration in the unit of the published table, and its index.
struct IndexVector: Sendable, CustomTestStringConvertible {
  let pollutant: Pollutant
  let concentration: Double
  let index: Double

  var testDescription: String { "\(pollutant.symbol) \(concentration) → \(index)" }

  static func vectors(_ pollutant: Pollutant, _ pairs: KeyValuePairs<Double, Double>) -> [IndexVector] {
    pairs.map { IndexVector(pollutant: pollutant, concentration: $0.key, index: $0.value) }
  }
}

@Suite("Published vectors of us-epa")
struct IndexPublishedVectorTests {
  static let particles =
    IndexVector.vectors(
      .pm25,
      [
        0: 0, 4.5: 25, 9.0: 50, 9.05: 50, 9.1: 51, 12.0: 56, 20: 71, 35.4: 100, 35.49: 100, 35.5: 101, 55.5: 151,
        100: 182, 125.5: 201, 225.4: 300, 225.5: 301, 325.4: 500, 400: 649,
      ])
    + IndexVector.vectors(
      .pm10, [54: 50, 54.9: 50, 55: 51, 100: 73, 154: 100, 155: 101, 300: 173, 425: 301, 604: 500])

  static let partsPerBillion =
    IndexVector.vectors(
      .no2,
      [
        20: 19, 53: 50, 53.9: 50, 54: 51, 100: 100, 101: 101, 200: 120, 360: 150, 649: 200, 1250: 301, 2049: 500,
      ])
    + IndexVector.vectors(.so2, [10: 14, 35: 50, 36: 51, 75: 100, 76: 101, 185: 150, 304: 200])

  static let partsPerMillion =
    IndexVector.vectors(
      .o3,
      [
        0.030: 28, 0.054: 50, 0.0549: 50, 0.055: 51, 0.060: 67, 0.070: 100, 0.0708: 100, 0.071: 101, 0.085: 150,
        0.200: 300,
      ])
    + IndexVector.vectors(
      .co, [1: 11, 4.4: 50, 4.49: 50, 4.5: 51, 9.4: 100, 12.4: 150, 15.4: 200, 30.4: 300, 50.4: 500])

  let scale = IndexScale(.usEPA)

  @Test("Particles", arguments: particles)
  func particle(_ vector: IndexVector) {
    #expect(scale.subIndexValue(vector.pollutant, averagedConcentration: vector.concentration) == vector.index)
  }

  @Test("Gases in ppb, converted to µg/m³ on the way in", arguments: partsPerBillion)
  func gasInPartsPerBillion(_ vector: IndexVector) {
    let concentration = vector.concentration * micrograms(perPartPerBillionOf: vector.pollutant)
    #expect(scale.subIndexValue(vector.pollutant, averagedConcentration: concentration) == vector.index)
  }

  @Test("Gases in ppm over 8 hours", arguments: partsPerMillion)
  func gasInPartsPerMillion(_ vector: IndexVector) {
    let concentration = vector.concentration * 1000 * micrograms(perPartPerBillionOf: vector.pollutant)
    #expect(scale.subIndexValue(vector.pollutant, averagedConcentration: concentration) == vector.index)
  }

  @Test(
    "The hour's ozone from 0.125 ppm on, over clean hours before",
    arguments: [
      (0.125, 101.0), (0.164, 150), (0.204, 200), (0.405, 301), (0.604, 500),
    ])
  func hourlyOzone(partsPerMillion: Double, index: Double) {
    let latest = partsPerMillion * 1000 * micrograms(perPartPerBillionOf: .o3)
    #expect(scale.value(of: .o3, in: history(.o3, [latest, 0, 0, 0, 0, 0, 0, 0])) == index)
  }

  @Test("0.124 ppm of the hour give no index of the hour")
  func ozoneBelowItsHourlyTable() {
    let latest = 124 * micrograms(perPartPerBillionOf: .o3)
    let subIndex = scale.subIndex(of: .o3, in: history(.o3, [latest, 0, 0, 0, 0, 0, 0, 0]))
    #expect(subIndex?.averagingPeriod == .eightHours)
  }
}
