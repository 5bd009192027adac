import AirData
import Foundation
import Geo
import Testing

@testable import Reports

@Suite("Bounds of a scale's categories")
struct BandThresholdTests {
  @Test("put every value into the category that the scale gives it", arguments: ScaleID.allCases)
  func agreeWithTheScale(id: ScaleID) throws {
    let scale = IndexScale(id)
    var random = SeededRandom(seed: 7)
    for pollutant in scale.pollutants {
      let bands = try #require(BandThresholds(scale, pollutant), "\(pollutant)")
      let nearBounds = bands.bounds.flatMap { [$0.nextDown, $0, $0.nextUp] }
      let anywhere = (0..<500).map { _ in Float.random(in: 0...3000, using: &random) }
      for value in nearBounds + anywhere {
        let index = scale.subIndexValue(pollutant, averagedConcentration: Double(value))
        #expect(
          bands.ordinals[bands.band(of: value)] == scale.categoryOrdinal(of: index), "\(id) \(pollutant) \(value)")
      }
    }
  }

  @Test("are none for a pollutant that the scale does not rate")
  func areNoneForTheUnrated() {
    #expect(BandThresholds(IndexScale(.euAQI), .co) == nil)
  }
}
