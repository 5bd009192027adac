import AirData
import Testing

/// The breakpoints of one pollutant on `us-epa`, in whole steps of its truncation.
struct EPARow: Sendable, CustomTestStringConvertible {
  let pollutant: Pollutant
  let microgramsPerStep: Double
  let highs: [Double]

  var testDescription: String { pollutant.symbol }

  static let all = [
    EPARow(pollutant: .pm25, microgramsPerStep: 0.1, highs: [90, 354, 554, 1254, 2254, 3254]),
    EPARow(pollutant: .pm10, microgramsPerStep: 1, highs: [54, 154, 254, 354, 424, 604]),
    EPARow(
      pollutant: .no2, microgramsPerStep: micrograms(perPartPerBillionOf: .no2),
      highs: [53, 100, 360, 649, 1249, 2049]),
    EPARow(
      pollutant: .co, microgramsPerStep: 100 * micrograms(perPartPerBillionOf: .co),
      highs: [44, 94, 124, 154, 304, 504]),
    EPARow(
      pollutant: .o3, microgramsPerStep: micrograms(perPartPerBillionOf: .o3), highs: [54, 70, 85, 105, 200]),
    EPARow(pollutant: .so2, microgramsPerStep: micrograms(perPartPerBillionOf: .so2), highs: [35, 75, 185, 304]),
  ]
}

/// The upper bounds of one pollutant on a scale with six bands, in µg/m³.
struct BandRow: Sendable, CustomTestStringConvertible {
  let scale: ScaleID
  let pollutant: Pollutant
  let bounds: [Double]

  var testDescription: String { "\(scale.rawValue) \(pollutant.symbol)" }

  static let all = [
    BandRow(scale: .esICA, pollutant: .pm25, bounds: [10, 20, 25, 50, 75]),
    BandRow(scale: .esICA, pollutant: .pm10, bounds: [20, 40, 50, 100, 150]),
    BandRow(scale: .esICA, pollutant: .no2, bounds: [40, 90, 120, 230, 340]),
    BandRow(scale: .esICA, pollutant: .o3, bounds: [50, 100, 130, 240, 380]),
    BandRow(scale: .esICA, pollutant: .so2, bounds: [100, 200, 350, 500, 750]),
    BandRow(scale: .euAQI, pollutant: .pm25, bounds: [5, 15, 50, 90, 140]),
    BandRow(scale: .euAQI, pollutant: .pm10, bounds: [15, 45, 120, 195, 270]),
    BandRow(scale: .euAQI, pollutant: .no2, bounds: [10, 25, 60, 100, 150]),
    BandRow(scale: .euAQI, pollutant: .o3, bounds: [60, 100, 120, 160, 180]),
    BandRow(scale: .euAQI, pollutant: .so2, bounds: [20, 40, 125, 190, 275]),
  ]
}

@Suite("At and around every breakpoint")
struct IndexBreakpointTests {
  static let highIndices: [Double] = [50, 100, 150, 200, 300, 500]
  let usEPA = IndexScale(.usEPA)

  private func value(_ row: EPARow, steps: Double) -> Double {
    usEPA.subIndexValue(row.pollutant, averagedConcentration: steps * row.microgramsPerStep)
  }

  @Test("A high end of us-epa has the high index of its category", arguments: EPARow.all)
  func atHighEnd(_ row: EPARow) {
    for (high, index) in zip(row.highs, Self.highIndices) { #expect(value(row, steps: high) == index) }
  }

  @Test("Less than a step above a high end is still truncated to it", arguments: EPARow.all)
  func justAboveHighEnd(_ row: EPARow) {
    for (high, index) in zip(row.highs, Self.highIndices) {
      #expect(value(row, steps: high + 0.01) == index)
      #expect(value(row, steps: high + 0.95) == index)
    }
  }

  @Test("One step above a high end the next category starts", arguments: EPARow.all)
  func oneStepAboveHighEnd(_ row: EPARow) {
    for (high, index) in zip(row.highs, Self.highIndices).dropLast() {
      #expect(value(row, steps: high + 1) == index + 1)
    }
  }

  @Test("Just below a high end the index is one step lower, never in the next category", arguments: EPARow.all)
  func justBelowHighEnd(_ row: EPARow) {
    for (high, index) in zip(row.highs, Self.highIndices) {
      #expect(value(row, steps: high - 0.5) == value(row, steps: high - 1))
      #expect(value(row, steps: high - 0.5) <= index)
    }
  }

  @Test("A bound of a band belongs to the band below", arguments: BandRow.all)
  func atBound(_ row: BandRow) {
    let scale = IndexScale(row.scale)
    for (offset, bound) in row.bounds.enumerated() {
      let below = Double(offset + 1)
      #expect(scale.subIndexValue(row.pollutant, averagedConcentration: bound - 0.01) == below)
      #expect(scale.subIndexValue(row.pollutant, averagedConcentration: bound) == below)
      #expect(scale.subIndexValue(row.pollutant, averagedConcentration: bound + 0.01) == below + 1)
      #expect(scale.subIndexValue(row.pollutant, averagedConcentration: bound + 1) == below + 1)
    }
  }

  @Test("The bands start at 0 and the last is open", arguments: BandRow.all)
  func endsOfBands(_ row: BandRow) {
    let scale = IndexScale(row.scale)
    #expect(scale.subIndexValue(row.pollutant, averagedConcentration: 0) == 1)
    #expect(scale.subIndexValue(row.pollutant, averagedConcentration: 100_000) == 6)
  }

  @Test("A bound that arithmetic has pushed a hair too far stays in its band", arguments: BandRow.all)
  func arithmeticAtBound(_ row: BandRow) throws {
    let bound = try #require(row.bounds.first)
    let mean = bound * (1 + 1e-7)
    #expect(IndexScale(row.scale).subIndexValue(row.pollutant, averagedConcentration: mean) == 1)
  }

  @Test(
    "The categories of us-epa change after 50, 100, 150, 200 and 300",
    arguments: [
      (0.0, 1), (50, 1), (50.4, 1), (50.6, 2), (51, 2), (100, 2), (101, 3), (150, 3), (151, 4), (200, 4), (201, 5),
      (300, 5), (301, 6), (500, 6), (649, 6),
    ])
  func categories(value: Double, ordinal: Int) {
    #expect(usEPA.categoryOrdinal(of: value) == ordinal)
  }
}
