import AirData
import CityTestSupport
import Foundation
import Logging
import Planner
import TestSupport
import Testing
import Trips

@testable import Server

@Suite("The hours of a served city")
struct CityHoursTests {
  /// Refreshes the hours of a village, whose clock a test puts forward.
  private func hours(_ village: ServedVillage) -> CityHours {
    CityHours(
      roster: village.state.roster, settings: RefreshSettings(), reports: village.state.reports,
      clock: village.city.clock, log: village.state.log)
  }

  /// NO2 that says which hour it is of.
  private static let telling = FakeFeed { query in
    (-24...24).map { FakeCity.reading(Double(30 + $0), hours: $0) }.filter { $0.start < query.interval.end }
  }

  @Test("follow the clock through eight hours: each answer is of its hour, and replaced hours do not stay")
  func eightHours() async throws {
    let village = try ServedVillage(answering: Self.telling)
    let (city, hours) = (village.state.roster.current.all[0], hours(village))
    await hours.warmUp(city)
    var replaced: [WeakHour] = []
    for hour in 1...8 {
      replaced.append(WeakHour(hour: try await city.engine.hours().hour(at: village.city.clock.now)))
      // Six refreshes an hour, the standard.
      for _ in 0..<6 {
        await hours.refresh(city)
        village.city.clock.advance(hours: 1.0 / 6)
      }
      await hours.refresh(city)
      let reply = await village.get("/v1/air?lat=39.470&lon=-0.370")
      #expect(reply.status == 200)
      let start = FakeCity.hour + Double(hour) * 3600
      #expect(reply.headers.contains { $0.name == "X-Air-Time" && $0.value == TimeText.format(start, zone: .gmt) })
      #expect(village.state.reports[city.id]?.problem == nil)
    }
    #expect(replaced.allSatisfy { $0.hour == nil })
    #expect(try await city.engine.hours().kept == (0...8).map { FakeCity.hour + Double($0) * 3600 })
  }

  /// An hour that is not held.
  private struct WeakHour {
    weak let hour: HourSnapshot?
  }
}
