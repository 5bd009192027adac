import AirData
import AirField
import Geo
import TestSupport
import Testing

@testable import Reports

@Suite("Index of every cell")
struct IndexRasterTests {
  @Test("tells of each pollutant in which share of the known cells it is missing")
  func missingShares() throws {
    let spec = try GridSpec(
      box: BoundingBox(west: 0, south: 0, east: 0.004, north: 0.001), cellMeters: 115)
    try #require(spec.count == 4)
    let raster = IndexRaster(
      scale: IndexScale(.esICA), spec: spec, values: [1, 2, 1, .nan], mainPollutants: [0, 0, 0, 255],
      missingPollutants: [[.pm25], [.pm25, .o3], [], []])
    let shares = Dictionary(uniqueKeysWithValues: zip(raster.missing.missingPollutants, raster.missingShares))
    #expect(shares == [.pm25: 2.0 / 3, .o3: 1.0 / 3])
    #expect(raster.partialShare == 2.0 / 3)
    #expect(raster.missingByShare == "PM₂.₅ (67 %), O₃ (33 %)")
  }

  @Test("is what the scale says of the cell's own hours", arguments: ScaleID.allCases)
  func isTheScales(id: ScaleID) throws {
    var random = SeededRandom(seed: 3)
    let spec = try GridSpec(box: SampleHour.box, cellMeters: 1500)
    func hour() -> [Float]? {
      random.chance(0.1)
        ? nil : (0..<spec.count).map { _ in random.chance(0.2) ? .nan : .random(in: 0...150, using: &random) }
    }
    var hours: [Pollutant: [[Float]?]] = [:]
    for pollutant in Pollutant.allCases { hours[pollutant] = (0..<24).map { _ in hour() } }
    let history = HistoryRasters(spec: spec, hours: hours)
    let scale = IndexScale(id)
    let raster = try #require(IndexRaster(history, scale: scale))
    for cell in 0..<spec.count {
      var known = HourlyConcentrations()
      for (pollutant, values) in hours {
        for (hoursAgo, hour) in values.enumerated() {
          if let value = hour?[cell], !value.isNaN { known[pollutant, hoursAgo: hoursAgo] = Double(value) }
        }
      }
      let expected = scale.index(of: known)
      #expect(raster.mainPollutant(at: cell) == expected?.mainPollutant)
      if let expected {
        #expect(raster.values[cell] == Float(expected.value))
        #expect(raster.averages[cell] == Float(expected.main.concentration))
        #expect(raster.period(at: cell) == (expected.main.isStandIn ? .hour : expected.main.averagingPeriod))
      } else {
        #expect(raster.values[cell].isNaN && raster.period(at: cell) == nil)
      }
    }
  }

  @Test("takes a figure that stands in only where the hours give none")
  func standsIn() throws {
    let spec = try GridSpec(box: SampleHour.box, cellMeters: 10_000)
    let latest = [Float](repeating: 10, count: spec.count)
    let old = [Float](repeating: 200, count: spec.count)
    let with = HistoryRasters(spec: spec, hours: [.no2: [latest]], standIns: [.no2: old])
    let without = HistoryRasters(spec: spec, hours: [.no2: [nil]], standIns: [.no2: old])
    let scale = IndexScale(.euAQI)
    #expect(IndexRaster(with, scale: scale)?.values.first == 1)
    #expect(IndexRaster(without, scale: scale)?.values.first == 6)
    #expect(IndexRaster(HistoryRasters(spec: spec, hours: [.no2: [nil]]), scale: scale) == nil)
  }
}
