import AirData
import CityAir
import Computing
import Foundation
import Routing
import Setup
import TestSupport
import Testing

@testable import Trips

@Suite("Hours that follow each other")
struct HoursTogetherTests {
  private let router: Router
  private let air: GatheredAir
  /// The gatherings, in turn: the start of the first hour, and how many hours.
  private let gatherings = Lock<[Gathering]>([])

  private struct Gathering: Equatable {
    let first: Date
    let hours: Int
  }

  init() throws {
    let town = try OneStreetTown()
    (router, air) = (town.router, town.air)
  }

  private func hour(_ hours: Int, minutes: Double = 0) -> Date { OneStreetTown.hour(hours, minutes: minutes) }

  /// A keeper that notes what it gathers; `before` happens before each hour is there, and may fail.
  private func keeper(
    capacity: Int = HourKeeper.standardCapacity,
    before: @escaping @Sendable (_ hour: Date) async throws(BrisaError) -> Void = { _ throws(BrisaError) in }
  ) -> HourKeeper {
    HourKeeper(city: CityConfiguration(), router: router, capacity: capacity) {
      [air, gatherings] (hours, moment, take) throws(BrisaError) in
      gatherings.withLock { $0.append(Gathering(first: moment.startOfHour, hours: hours)) }
      for place in 0..<hours {
        try await before(moment.startOfHour + Double(place) * 3600)
        take(air)
      }
    }
  }

  private var gathered: [Gathering] { gatherings.withLock { $0 } }

  @Test("are gathered together, but for those that are there")
  func together() async throws {
    let keeper = keeper()
    let there = try await keeper.hour(at: hour(2))
    let all = try await keeper.hours(at: (0..<5).map { hour($0, minutes: 20) })
    #expect(all[2] === there)
    #expect(Set(all.map { ObjectIdentifier($0) }).count == 5)
    let expected = [(2, 1), (0, 2), (3, 2)].map { Gathering(first: hour($0.0), hours: $0.1) }
    #expect(gathered == expected)
  }

  @Test("are a day in one gathering at most")
  func atMostADay() async throws {
    _ = try await keeper().hours(at: (0..<30).map { hour($0) })
    #expect(Set(gathered.map(\.hours)) == [24, 6])
  }

  @Test("are there one after the other: the first waits for none that comes later", .timeLimit(.minutes(1)))
  func comeInTurn() async throws {
    let (waiting, gate) = AsyncStream<Void>.makeStream()
    let keeper = keeper { [last = hour(2)] hour in
      if hour == last { for await _ in waiting {} }
    }
    let all = Task { try await keeper.hours(at: (0..<3).map { hour($0) }) }
    while await keeper.ready.count < 2 { await Task.yield() }
    _ = try await keeper.hour(at: hour(1))
    #expect(await keeper.ready == [hour(0), hour(1)])
    gate.finish()
    #expect(try await all.value.count == 3)
    #expect(gathered == [Gathering(first: hour(0), hours: 3)])
  }

  @Test("stay up to the first that cannot be gathered")
  func stayBeforeAFault() async throws {
    let keeper = keeper { [broken = hour(2)] (hour) throws(BrisaError) in
      if hour == broken { throw BrisaError(.unavailable, "Of this hour nothing comes.") }
    }
    let error = await #expect(throws: BrisaError.self) { try await keeper.hours(at: (0..<4).map { hour($0) }) }
    #expect(error?.message == "Of this hour nothing comes.")
    #expect(await keeper.kept == [hour(0), hour(1)])
  }

  @Test("are not begun where nobody wants them any more", .timeLimit(.minutes(1)))
  func areLeftOut() async throws {
    let (waiting, gate) = AsyncStream<Void>.makeStream()
    let first = HourKeeper.maxGathered
    let keeper = keeper(capacity: 240) { _ in for await _ in waiting {} }
    // Each two hours after the one before, so that none is gathered with another.
    let busy = (0..<first).map { number in Task { try await keeper.hour(at: hour(2 * number)) } }
    while gathered.count < first { await Task.yield() }
    let unwanted = Task { try await keeper.hours(at: (100..<104).map { hour($0) }) }
    while await keeper.kept.count < first + 4 { await Task.yield() }
    unwanted.cancel()
    await #expect(throws: BrisaError.self) { try await unwanted.value }
    #expect(await keeper.kept.count == first)
    gate.finish()
    for task in busy { _ = try await task.value }
    #expect(gathered.count == first)
  }

  @Test("are gathered anew together too, and those that fail stay as they were")
  func areRefreshed() async throws {
    let keeper = keeper()
    let old = try await keeper.hours(at: (0..<3).map { hour($0) })
    let refreshed = await keeper.refresh(at: (0..<3).map { hour($0) }) {
      [air, gatherings] (hours, moment, take) throws(BrisaError) in
      gatherings.withLock { $0.append(Gathering(first: moment, hours: hours)) }
      take(air)
      throw BrisaError(.unavailable, "Of the second nothing comes.")
    }
    #expect(gathered == [Gathering(first: hour(0), hours: 3), Gathering(first: hour(0), hours: 3)])
    #expect(refreshed.replaced == [hour(0)] && refreshed.failed.map(\.hour) == [hour(1), hour(2)])
    let now = try await keeper.hours(at: (0..<3).map { hour($0) })
    #expect(now[0] !== old[0] && now[1] === old[1] && now[2] === old[2])
  }
}
