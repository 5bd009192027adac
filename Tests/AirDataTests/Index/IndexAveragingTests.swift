import TestSupport
import Testing

@testable import AirData

@Suite("Averaging periods and what stands in for them")
struct IndexAveragingTests {
  @Test(
    "Each scale averages as its authority asks",
    arguments: [
      (ScaleID.usEPA, [AveragingPeriod.hour, .nowCast, .nowCast, .eightHours, .hour, .eightHours]),
      (.esICA, [.hour, .day, .day, .eightHours, .hour]),
      (.euAQI, [.hour, .hour, .hour, .hour, .hour]),
    ])
  func periods(id: ScaleID, periods: [AveragingPeriod]) {
    let scale = IndexScale(id)
    #expect(scale.pollutants.map(scale.averagingPeriod(of:)) == periods)
  }

  @Test("Six of eight hours make an 8 h mean")
  func sixOfEight() throws {
    let hours = [80, 40, .nan, 60, 60, .nan, 60, 60]
    let subIndex = try #require(IndexScale(.esICA).subIndex(of: .o3, in: history(.o3, hours)))
    #expect(subIndex.concentration == 60)
    #expect(!subIndex.isStandIn)
  }

  @Test("With five of eight hours the latest stands in")
  func fiveOfEight() throws {
    let hours = [80, 40, .nan, 60, 60, .nan, 60, .nan]
    let subIndex = try #require(IndexScale(.esICA).subIndex(of: .o3, in: history(.o3, hours)))
    #expect(subIndex.concentration == 80)
    #expect(subIndex.averagingPeriod == .eightHours)
    #expect(subIndex.isStandIn)
  }

  @Test("Eighteen of 24 hours make a day's mean, seventeen do not", arguments: [(18, 30.0, false), (17, 60.0, true)])
  func day(known: Int, concentration: Double, isStandIn: Bool) throws {
    let hours = [60.0, 0] + Array(repeating: 30.0, count: known - 2)
    let subIndex = try #require(IndexScale(.esICA).subIndex(of: .pm10, in: history(.pm10, hours)))
    #expect(subIndex.concentration == concentration)
    #expect(subIndex.isStandIn == isStandIn)
  }

  @Test("A mean does not need the latest hour")
  func meanWithoutLatestHour() throws {
    let hours = [.nan, 50, 50, 50, 50, 50, 50, 50]
    let subIndex = try #require(IndexScale(.usEPA).subIndex(of: .o3, in: history(.o3, hours)))
    #expect(subIndex.concentration == 50)
    #expect(!subIndex.isStandIn)
  }

  @Test("Without the mean and without the latest hour there is no sub-index", arguments: ScaleID.allCases)
  func neither(id: ScaleID) {
    let scale = IndexScale(id)
    for pollutant in Pollutant.allCases {
      #expect(scale.subIndex(of: pollutant, in: history(pollutant, [.nan, .nan, 10])) == nil)
    }
  }

  @Test(
    "Of a lone hour the averaged pollutants are stand-ins, the hourly ones are not",
    arguments: [
      (ScaleID.usEPA, [Pollutant.pm25, .pm10, .o3, .co]), (.esICA, [.pm25, .pm10, .o3]), (.euAQI, []),
    ])
  func loneHour(id: ScaleID, standIns: [Pollutant]) throws {
    let everything = Dictionary(uniqueKeysWithValues: Pollutant.allCases.map { ($0, 10.0) })
    let index = try #require(IndexScale(id).index(of: HourlyConcentrations(latest: everything)))
    #expect(index.standIns == standIns)
  }

  @Test("Hours that are no concentrations count as unknown", arguments: [Double.nan, .infinity, -.infinity, -1])
  func impossible(concentration: Double) {
    let latest = HourlyConcentrations(latest: [.no2: concentration])
    #expect(latest[.no2, hoursAgo: 0] == nil)
    for id in ScaleID.allCases {
      #expect(IndexScale(id).index(of: latest) == nil)
      #expect(IndexScale(id).subIndexValue(.no2, averagedConcentration: concentration).isNaN)
    }
  }

  @Test("Hours outside the last 24 are neither kept nor known", arguments: [-1, 24, Int.max, Int.min])
  func outside(hours: Int) {
    var history = HourlyConcentrations()
    history[.no2, hoursAgo: hours] = 10
    #expect(history[.no2, hoursAgo: hours] == nil)
    #expect(IndexScale(.usEPA).index(of: history) == nil)
  }

  @Test("Setting a pollutant replaces all its hours and no other's")
  func replacing() {
    var history = steady(.no2, 30)
    history.set(.o3, latestFirst: Array(repeating: 50, count: 100))
    history.set(.no2, latestFirst: [10])
    #expect(history[.no2, hoursAgo: 0] == 10)
    #expect(history[.no2, hoursAgo: 1] == nil)
    #expect(history[.o3, hoursAgo: 23] == 50)
    #expect(history[.so2, hoursAgo: 0] == nil)
  }

  @Test("Concentrations beyond any instrument do not trap", arguments: ScaleID.allCases)
  func enormous(id: ScaleID) {
    for pollutant in IndexScale(id).pollutants {
      let index = IndexScale(id).index(of: steady(pollutant, 1e300))
      #expect(index?.categoryName.en.isEmpty == false)
      _ = IndexScale(id).index(of: steady(pollutant, .greatestFiniteMagnitude))
    }
  }
}
