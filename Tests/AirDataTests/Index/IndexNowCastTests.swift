import AirData
import Testing

@Suite("NowCast")
struct IndexNowCastTests {
  let scale = IndexScale(.usEPA)

  @Test(
    "The published means and their index",
    arguments: [
      ([50, 40, 30, 20] + Array(repeating: 10, count: 8), 40.6325, 114.0),
      (Array(repeating: 10, count: 12), 10.0, 53),
      ([12.5, .nan, 13, 14, 15, 15.5, 16, 17, .nan, 18, 19, 20], 13.3896, 59),
      ([1] + Array(repeating: 64, count: 11), 32.4923, 94),
    ])
  func published(hours: [Double], mean: Double, index: Double) throws {
    let nowCast = try #require(NowCast.mean(latestFirst: hours))
    #expect(abs(nowCast - mean) < 0.0001)
    #expect(scale.value(of: .pm25, in: history(.pm25, hours)) == index)
  }

  @Test("One known hour of the three latest gives none")
  func tooFewRecentHours() {
    let hours = [.nan, .nan, 13] + Array(repeating: 10.0, count: 9)
    #expect(NowCast.mean(latestFirst: hours) == nil)
    #expect(scale.subIndex(of: .pm25, in: history(.pm25, hours)) == nil)
  }

  @Test("Two known hours of the three latest are enough, even without the latest")
  func latestHourMissing() {
    #expect(NowCast.mean(latestFirst: [.nan, 20, 20]) == 20)
  }

  @Test("Hours beyond the twelfth are not read")
  func onlyTwelveHours() {
    #expect(NowCast.mean(latestFirst: Array(repeating: 8, count: 12) + [900]) == 8)
  }

  @Test("Perfectly clean air is 0, not undefined")
  func cleanAir() {
    #expect(NowCast.mean(latestFirst: [0, 0, 0, 0]) == 0)
  }

  @Test("A negative or infinite hour counts as missing")
  func impossibleHours() {
    #expect(NowCast.mean(latestFirst: [10, -3, 10, .infinity]) == 10)
    #expect(NowCast.mean(latestFirst: [-1, -1, 10]) == nil)
  }

  @Test("No hours give no mean")
  func empty() {
    #expect(NowCast.mean(latestFirst: [Double]()) == nil)
  }
}
