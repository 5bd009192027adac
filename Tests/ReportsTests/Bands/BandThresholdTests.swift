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

  @Test("of a concentration forgive what the arithmetic of a mean adds, and are told as they are")
  func forgiveArithmetic() {
    let bands = BandThresholds(.pollutant(.no2), on: IndexScale(.euAQI))
    #expect(bands.bounds == [12.5, 25, 37.5, 50, 62.5])
    #expect(bands.band(of: 25) == 1 && bands.band(of: 25.0001) == 1 && bands.band(of: 25.01) == 2)
    #expect(bands.band(of: 0) == 0 && bands.band(of: 62.5) == 4 && bands.band(of: 63) == 5)
  }

  @Test("are none for a pollutant that the scale does not rate")
  func areNoneForTheUnrated() {
    #expect(BandThresholds(IndexScale(.euAQI), .co) == nil)
  }
}
