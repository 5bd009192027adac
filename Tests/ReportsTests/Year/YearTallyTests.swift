import AirData
import Testing

@testable import Reports

@Suite("Days and hours above limits")
struct YearTallyTests {
  private let who = Limit.all.filter { $0.authority == "WHO 2021" }

  private func count(_ tally: YearTally, _ pollutant: Pollutant, hours: Int) throws -> LimitCount {
    try #require(tally.counts.first { $0.limit.pollutant == pollutant && $0.limit.averagingHours == hours })
  }

  /// The tally after days of 24 hours of one pollutant, of as many places as the first hour has.
  private func tally(_ pollutant: Pollutant, days: [[[Float]]]) -> YearTally {
    var tally = YearTally(who)
    for day in days {
      for hour in day { tally.add([pollutant: hour]) }
      tally.endDay()
    }
    return tally
  }

  @Test("a day's mean needs three in four of its hours")
  func needsThreeInFour() throws {
    let missing = [Float.nan, .nan]
    // 18 hours at both places, then 17 at the second one.
    let enough = [[Float]](repeating: [26, 26], count: 18) + [[Float]](repeating: missing, count: 6)
    let little = [[Float]](repeating: [24, 90], count: 17) + [[24, .nan]] + [[Float]](repeating: missing, count: 6)
    let count = try count(tally(.no2, days: [enough, little]), .no2, hours: 24)
    #expect(count.known == [2, 1] && count.above == [1, 1])
    #expect(count.knownAnywhere == 2 && count.aboveAnywhere == 1 && count.greatestShare == 1)
  }

  @Test("a mean at the limit is not above it")
  func atTheLimit() throws {
    let day = [[Float]](repeating: [25, 25.1], count: 24)
    #expect(try count(tally(.no2, days: [day]), .no2, hours: 24).above == [0, 1])
  }

  @Test("a mean of hours below and above the limit that is exactly at it is not above it, in whatever order they come")
  func atTheLimitByASum() throws {
    // In single precision the first mean of 15 is 15.000003, and the second ones of 25 and 45 are 25.000002 and
    // 45.00001; a mean by a tenth above the limit is above it.
    for (pollutant, limit) in [(Pollutant.pm25, Float(15)), (.no2, 25), (.pm10, 45)] {
      let below = [[Float]](repeating: [limit - 0.1, limit], count: 12)
      let above = [[Float]](repeating: [limit + 0.1, limit + 0.2], count: 12)
      let counted = try count(tally(pollutant, days: [below + above, above + below]), pollutant, hours: 24)
      #expect(counted.known == [2, 2] && counted.above == [0, 2], "\(pollutant)")
    }
  }

  @Test("an hour counts alone, and a place that is known later has its own hours")
  func ofHours() throws {
    var tally = YearTally(who)
    tally.add([.no2: [201]])
    tally.add([:])
    tally.add([.no2: [.nan, 250]])
    tally.add([.no2: [200, 199]])
    let count = try count(tally, .no2, hours: 1)
    #expect(count.known == [2, 2] && count.above == [1, 1] && count.aboveAnywhere == 2)
    #expect(tally.hours == 4 && tally.days == 0)
  }

  @Test("a day of ozone counts by its greatest mean of eight hours, which may reach into the night before")
  func ofEightHours() throws {
    var tally = YearTally(who)
    // Six of the eight hours that end with the first of the day are of the year before.
    for _ in 0..<7 { tally.add([.o3: [104]], isBefore: true) }
    tally.beginDay()
    for hour in 0..<24 { tally.add([.o3: [hour == 0 ? 104 : 20]]) }
    tally.endDay()
    // The next day has no mean of eight hours above 100.
    for _ in 0..<24 { tally.add([.o3: [99]]) }
    tally.endDay()
    let count = try count(tally, .o3, hours: 8)
    #expect(count.known == [2] && count.above == [1] && tally.hours == 48)
  }

  @Test("a mean of eight hours needs six of them, and a day three in four of its means")
  func ofFewHours() throws {
    // Two of three hours are known: five or six of eight.
    let sparse = (0..<24).map { [Float($0 % 3 == 0 ? Float.nan : 150)] }
    #expect(try count(tally(.o3, days: [sparse]), .o3, hours: 8).known == [0])
    let dense = (0..<24).map { [Float($0 % 4 == 0 ? Float.nan : 150)] }
    // Seven means of the first day lack hours of the night before: it has 17 of 24, and the second day all of them.
    #expect(try count(tally(.o3, days: [dense, dense]), .o3, hours: 8).above == [1])
  }

  @Test("the limits are those of the facts, with what a year may have")
  func limits() {
    let words = Limit.all.map { limit in
      "\(limit.authority) \(limit.pollutant.rawValue) \(limit.averagingHours) \(Int(limit.concentration)) "
        + (limit.allowedPerYear.map { "\($0)" } ?? "-")
    }
    #expect(
      words == [
        "WHO 2021 no2 24 25 3", "WHO 2021 no2 1 200 -", "WHO 2021 pm25 24 15 3", "WHO 2021 pm10 24 45 3",
        "WHO 2021 o3 8 100 3", "WHO 2021 so2 24 40 3", "WHO 2021 co 24 4000 3", "WHO 2021 co 8 10000 -",
        "WHO 2021 co 1 35000 -", "EU 2008/50 no2 1 200 18", "EU 2008/50 pm10 24 50 35", "EU 2008/50 o3 8 120 25",
        "EU 2008/50 so2 1 350 24", "EU 2008/50 so2 24 125 3",
        "EU 2008/50 co 8 10000 0", "EU 2024/2881 no2 24 50 18", "EU 2024/2881 no2 1 200 3",
        "EU 2024/2881 pm25 24 25 18", "EU 2024/2881 pm10 24 45 18", "EU 2024/2881 o3 8 120 18",
        "EU 2024/2881 so2 24 50 18", "EU 2024/2881 so2 1 350 3", "EU 2024/2881 co 24 4000 18",
        "EU 2024/2881 co 8 10000 0",
      ])
  }
}
