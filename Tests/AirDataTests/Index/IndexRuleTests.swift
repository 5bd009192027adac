import AirData
import Testing

@Suite("Rules of us-epa for ozone, sulphur dioxide and beyond 500")
struct IndexRuleTests {
  let scale = IndexScale(.usEPA)

  private func ppb(_ pollutant: Pollutant, _ values: [Double]) -> HourlyConcentrations {
    history(pollutant, values.map { $0 * micrograms(perPartPerBillionOf: pollutant) })
  }

  @Test(
    "Above 500 the last line goes on",
    arguments: [
      (Pollutant.pm25, 400.0, 649.0), (.pm10, 704, 611),
    ])
  func beyondFiveHundred(pollutant: Pollutant, concentration: Double, index: Double) {
    #expect(scale.value(of: pollutant, in: steady(pollutant, concentration)) == index)
    #expect(scale.categories[scale.categoryOrdinal(of: index) - 1].name.en == "Hazardous")
  }

  @Test("Of the hour's and the 8 hours' ozone the higher counts")
  func higherOzoneCounts() throws {
    let steadyAir = try #require(scale.subIndex(of: .o3, in: ppb(.o3, Array(repeating: 150, count: 8))))
    #expect(steadyAir.averagingPeriod == .eightHours)
    #expect(steadyAir.value == 247)  // 201 + 99 · (150 − 106) ÷ (200 − 106) = 247.3; the hour's would be 133
    let peak = try #require(scale.subIndex(of: .o3, in: ppb(.o3, [150, 20, 20, 20, 20, 20, 20, 20])))
    #expect(peak.averagingPeriod == .hour)
    #expect(peak.value == 132)  // 101 + 49 · (150 − 125) ÷ (164 − 125) = 132.4
  }

  @Test("The 8 hours' ozone ends at 300, the hour's goes on")
  func ozoneBeyondEightHours() {
    #expect(scale.value(of: .o3, in: ppb(.o3, [100] + Array(repeating: 300, count: 7))) == 300)
    #expect(scale.value(of: .o3, in: ppb(.o3, Array(repeating: 604, count: 8))) == 500)
  }

  @Test("The hour's sulphur dioxide ends at 200 when the day's mean is below 305 ppb")
  func sulphurDioxideHour() throws {
    let hours = [900] + Array(repeating: 10.0, count: 23)
    let subIndex = try #require(scale.subIndex(of: .so2, in: ppb(.so2, hours)))
    #expect(subIndex.value == 200)
    #expect(subIndex.averagingPeriod == .hour)
    #expect(!subIndex.isStandIn)
  }

  @Test(
    "From 305 ppb on the day's mean of sulphur dioxide decides",
    arguments: [
      (305.0, 201.0), (604, 300), (605, 301), (1004, 500), (1104, 550),
    ])
  func sulphurDioxideDay(partsPerBillion: Double, index: Double) throws {
    let hours = Array(repeating: partsPerBillion, count: 24)
    let subIndex = try #require(scale.subIndex(of: .so2, in: ppb(.so2, hours)))
    #expect(subIndex.value == index)
    #expect(subIndex.averagingPeriod == .day)
  }

  @Test("Without a day's mean an hour beyond 304 ppb is 200 and marked as standing in")
  func sulphurDioxideWithoutHistory() throws {
    let subIndex = try #require(scale.subIndex(of: .so2, in: ppb(.so2, [400])))
    #expect(subIndex.value == 200)
    #expect(subIndex.averagingPeriod == .day)
    #expect(subIndex.isStandIn)
  }

  @Test("An hour of sulphur dioxide up to 304 ppb needs no history")
  func sulphurDioxideUsualHour() throws {
    let subIndex = try #require(scale.subIndex(of: .so2, in: ppb(.so2, [304])))
    #expect(subIndex.value == 200)
    #expect(!subIndex.isStandIn)
  }
}
