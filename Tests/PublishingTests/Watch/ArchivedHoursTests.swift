import AirData
import CityAir
import CityTestSupport
import Foundation
import Planner
import Setup
import Testing

@testable import Publishing

@Suite("The number that tells what an archive holds of an hour")
struct ArchivedHoursTests {
  private static let hour = FakeCity.hour - 3600

  private func number(_ winds: [WindReading]) async throws -> Int {
    let city = try FakeCity([FakeFeed(winds: winds) { _ in [FakeCity.reading(20, hours: -1)] }])
    _ = try await city.engine.collect(from: Self.hour, to: FakeCity.hour)
    let archive = try await city.engine.city.existingArchive().archive
    let time = DateInterval(start: Self.hour, end: FakeCity.hour + 1800)
    return try ArchivedHours(archive, of: ["feed"], in: time).digest(of: [Self.hour], hoursAfter: 0)
  }

  @Test("is the same of the same readings and winds, and another once a wind comes or changes")
  func changesWithTheWind() async throws {
    let south = WindyAvenue.wind(3, from: 180, hours: -1)
    let before = try await number([])
    let after = try await number([south])
    let same = try await number([south])
    let other = try await number([WindyAvenue.wind(3, from: 90, hours: -1)])
    #expect(before != after && after == same && after != other)
  }
}
