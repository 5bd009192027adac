import AirData
import CityTestSupport
import Foundation
import Planner
import Setup
import TestSupport
import Testing

@testable import CityAir

@Suite("A source that gives nothing any more")
struct SilentSourceTests {
  private static let day = 86_400.0

  /// A feed with one reading, whose city has been asked for all of the days since.
  private func silent(days: Double) async throws -> (feed: FakeFeed, city: FakeCity) {
    let feed = FakeFeed { _ in [FakeCity.reading(40)] }
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    city.clock.advance(hours: days * 24)
    _ = try await city.engine.collect()
    return (feed, city)
  }

  /// The same city as another program has it, some hours later.
  private func elsewhere(_ city: FakeCity, _ feed: FakeFeed, hours: Double) throws -> FakeCity {
    let other = try FakeCity([feed]) { $0.archive = city.engine.city.archive }
    other.clock.advance(hours: city.clock.now.timeIntervalSince(other.clock.now) / 3600 + hours)
    return other
  }

  @Test("is asked for all the time since once a day, and else for two days, by whichever program")
  func asksOnceADay() async throws {
    let (feed, city) = try await silent(days: 365)
    let asked = feed.asked.count
    #expect(asked > 30 && feed.asked[1].interval.start == FakeCity.hour)
    let other = try elsewhere(city, feed, hours: 1)
    let source = try #require(try await other.engine.collect().sources.first)
    #expect(source.notices.map(\.code) == ["source-silent"])
    #expect(feed.asked.count == asked + 1)
    #expect(feed.asked.last?.interval.start == FakeCity.hour + 363 * Self.day)
    let dayLater = try elsewhere(city, feed, hours: 24)
    #expect(try await dayLater.engine.collect().sources.first?.notices == [])
    #expect(feed.asked.count > asked + 30 && feed.asked[asked + 1].interval.start == FakeCity.hour)
  }

  @Test("is told with the time of what it gave last, after two days", arguments: [(1.0, false), (9, true)])
  func isTold(days: Double, isSilent: Bool) async throws {
    let (_, city) = try await silent(days: days)
    let since = try await city.engine.status().sources.map(\.silentSince)
    #expect(since == [isSilent ? FakeCity.hour : nil])
  }

  @Test(
    "is told with the issue of its last forecast, though that reaches far ahead", arguments: [(1.0, false), (4, true)])
  func isToldOfForecasts(days: Double, isSilent: Bool) async throws {
    let issued = FakeCity.hour
    let city = try FakeCity([
      FakeFeed { _ in (1...144).map { FakeCity.reading(40, hours: $0, kind: .forecast(issued: issued)) } }
    ])
    _ = try await city.engine.collect()
    city.clock.advance(hours: days * 24)
    let since = try await city.engine.status().sources.map(\.silentSince)
    #expect(since == [isSilent ? issued : nil])
  }

  @Test("is asked for all of a time that is named")
  func asksForANamedTime() async throws {
    let (feed, city) = try await silent(days: 40)
    let other = try elsewhere(city, feed, hours: 1)
    let asked = feed.asked.count
    _ = try await other.engine.collect(from: FakeCity.hour, to: nil)
    #expect(feed.asked[asked].interval.start == FakeCity.hour)
    // The end alone is enough: it may lie in the time that would be left out.
    let next = feed.asked.count
    _ = try await other.engine.collect(from: nil, to: FakeCity.hour + 4 * Self.day)
    #expect(feed.asked[next].interval.start == FakeCity.hour)
  }

  @Test("is asked for all of it when its clock has gone back")
  func asksUnderAnotherClock() async throws {
    let (feed, city) = try await silent(days: 40)
    let asked = feed.asked.count
    _ = try await elsewhere(city, feed, hours: -24).engine.collect()
    #expect(feed.asked[asked].interval.start == FakeCity.hour)
  }

  @Test("and gives readings again is asked for all that it was silent in, in the same run", arguments: [4, 40])
  func catchesUp(days: Int) async throws {
    let (feed, city) = try await silent(days: Double(days))
    let hours = 0...days * 24 + 1
    feed.change { _ in hours.map { FakeCity.reading(7, hours: $0) } }
    let source = try #require(try await elsewhere(city, feed, hours: 1).engine.collect().sources.first)
    #expect(source.newCount == hours.count - 1 && source.notices == [])
    #expect(try city.kept().map(\.start) == hours.map { FakeCity.hour + Double($0) * 3600 })
  }

  @Test("and gives readings again to a program that goes on collecting is asked for all of it, too")
  func catchesUpAtEveryRun() async throws {
    let (feed, city) = try await silent(days: 4)
    for _ in 0..<3 {
      city.clock.advance(hours: 0.25)
      _ = try await city.engine.collect()
      #expect(feed.asked.last?.interval.start == FakeCity.hour + 2 * Self.day)
    }
    feed.change { _ in (0...97).map { FakeCity.reading(7, hours: $0) } }
    city.clock.advance(hours: 0.25)
    _ = try await city.engine.collect()
    #expect(try city.kept().count == 98)
  }

  @Test("and fails while it is asked for that goes on there at the next run")
  func goesOnAfterAFailure() async throws {
    let (feed, city) = try await silent(days: 40)
    feed.change { query in
      let days = query.interval.start.timeIntervalSince(FakeCity.hour) / Self.day
      if (20..<35).contains(days) { throw SourceError.unavailable("It is down.") }
      return (0...961).map { FakeCity.reading(7, hours: $0) }
    }
    let torn = try #require(try await elsewhere(city, feed, hours: 1).engine.collect().sources.first)
    #expect(torn.state == .failed && torn.newest == FakeCity.hour + 20 * Self.day - 3600)
    feed.change { _ in (0...961).map { FakeCity.reading(7, hours: $0) } }
    _ = try await elsewhere(city, feed, hours: 2).engine.collect()
    #expect(try city.kept().count == 962)
  }

  @Test("and fails is asked for all of it at every run, since it has said nothing")
  func asksAFailedSourceAgain() async throws {
    let feed = FakeFeed { _ in [FakeCity.reading(40)] }
    let city = try FakeCity([feed])
    _ = try await city.engine.collect()
    city.clock.advance(hours: 40 * 24)
    feed.change { _ in throw SourceError.unavailable("It is down.") }
    for _ in 0..<2 {
      _ = try await city.engine.collect()
      #expect(feed.asked.last?.interval.start == FakeCity.hour)
    }
  }
}
