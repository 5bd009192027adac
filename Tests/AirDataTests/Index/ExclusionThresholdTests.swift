import AirData
import Testing

@Suite("The index above which a station gets a circle")
struct ExclusionThresholdTests {
  @Test("leaves out the hour of a street and not that of a park", arguments: ScaleID.allCases)
  func bites(id: ScaleID) throws {
    let scale = IndexScale(id)
    #expect(index(no2: 54, pm25: 15, on: scale) > scale.exclusionThreshold)
    #expect(index(no2: 9, pm25: 4, on: scale) <= scale.exclusionThreshold)
  }

  private func index(no2: Double, pm25: Double, on scale: IndexScale) -> Double {
    let parts = [(Pollutant.no2, no2), (.pm25, pm25)].compactMap {
      scale.subIndexValue($0.0, averagedConcentration: $0.1)
    }
    return parts.max() ?? 0
  }
}
