import AirData
import CityTestSupport
import Foundation
import Planner
import Testing

@testable import CityAir

@Suite("The air at a place, hour after hour")
struct AirHoursAnswerTests {
  /// PM2.5 of every hour, NO2 until seven o'clock alone, and a word of the source; the hours from eight o'clock on.
  private func answer(hours: Int) async throws -> AirHoursAnswer {
    let particles = (-30...6).map { FakeCity.reading(10, hours: $0, pollutant: .pm25) }
    let readings = particles + (-30...(-1)).map { FakeCity.reading(30, hours: $0) }
    let feed = FakeFeed { _ in readings }
    feed.change(noticing: [Notice(code: "said", message: "Something of all hours.")]) { _ in readings }
    let city = try FakeCity([feed])
    city.clock.advance(hours: 12)
    return try await city.engine.air(at: FakeCity.place, hours: hours, from: FakeCity.hour)
  }

  private func starts(_ hours: Int...) -> [Date] { hours.map { FakeCity.hour + Double($0) * 3600 } }

  @Test("says of which hours a notice is that is not of all, and each sentence once")
  func namesHours() async throws {
    let answer = try await answer(hours: 5)
    func hours(_ code: String) -> [[Date]] { answer.notices.filter { $0.notice.code == code }.map(\.hours) }
    #expect(hours("stale-air") == [starts(0), starts(1), starts(2)])
    // Without NO2 from the fourth hour on, and without PM10 and O3 in all.
    #expect(hours("index-partial") == [starts(0, 1, 2), starts(3, 4)])
    #expect(hours("said") == [[]])
    #expect(Set(answer.notices.map(\.notice.message)).count == answer.notices.count)
  }

  @Test("names no hours where there is but one, or where nothing is known of the others")
  func namesNoneOfAll() async throws {
    let single = try await answer(hours: 1)
    #expect(!single.notices.isEmpty && single.notices.allSatisfy { $0.hours.isEmpty })
    // Three hours after the last reading nothing stands in any more.
    let long = try await answer(hours: 20)
    #expect(long.hours.contains { $0.air == nil })
    let said = try #require(long.notices.first { $0.notice.code == "said" })
    #expect(said.hours.isEmpty)
  }
}
