import AirData
import CityAir
import CityTestSupport
import Computing
import Foundation
import Routing
import Setup
import Streets
import TestSupport
import Testing

@testable import Trips

@Suite("Hours that have no room together")
struct HourRoomTests {
  private let router: Router
  private let air: GatheredAir
  /// The hours that were gathered, in turn.
  private let gathered = Lock<[Date]>([])

  init() throws {
    let town = try OneStreetTown()
    (router, air) = (town.router, town.air)
  }

  private func hour(_ hours: Int) -> Date { OneStreetTown.hour(hours) }

  private func keeper(capacity: Int = HourKeeper.standardCapacity, maxBytes: Int) -> HourKeeper {
    HourKeeper(
      city: CityConfiguration(), router: router, capacity: capacity, maxBytes: maxBytes,
      gather: HourKeeper.oneByOne { [air, gathered] (moment) throws(BrisaError) in
        gathered.withLock { $0.append(moment.startOfHour) }
        return air
      })
  }

  /// A keeper that has room for two hours whose NO2 is known along the network.
  private func keeperOfTwo() async throws -> HourKeeper {
    let one = HourSnapshot(city: CityConfiguration(), router: router, air: air)
    use(one)
    return keeper(maxBytes: 2 * one.memoryBytes)
  }

  private func use(_ hour: HourSnapshot) { _ = hour.pollution(by: .pollutant(.no2)) }

  @Test("are held for an answer about all of them where they are there, and else as many stay as there is room for")
  func areHeld() async throws {
    let keeper = try await keeperOfTwo()
    let moments = (0..<4).map(hour)
    let first = try await keeper.hours(at: moments)
    first.forEach(use)
    let second = try await keeper.hours(at: moments)
    #expect(zip(first, second).allSatisfy { $0 === $1 })
    #expect(gathered.withLock { $0 } == moments)
    #expect(await keeper.kept == [hour(2), hour(3)])
    let third = try await keeper.hours(at: moments)
    #expect(third[2] === first[2] && third[3] === first[3])
    #expect(gathered.withLock { $0 } == moments + [hour(0), hour(1)])
  }

  @Test("do not come back by a refresh, during which they had to go", .timeLimit(.minutes(1)))
  func stayAway() async throws {
    let keeper = try await keeperOfTwo()
    for number in 0..<2 { use(try await keeper.hour(at: hour(number))) }
    let gather = HourKeeper.oneByOne { [air] (moment) async throws(BrisaError) -> GatheredAir in
      // While the second one is gathered, others are asked for, and the first one has to go.
      if moment == hour(1) {
        use(try await keeper.hour(at: hour(2)))
        _ = try await keeper.hours(at: [hour(1)])
      }
      return air
    }
    let refreshed = await keeper.refresh(at: [hour(0), hour(1)], by: gather)
    #expect(refreshed.replaced == [hour(1)] && refreshed.failed.isEmpty)
    #expect(await keeper.kept == [hour(1), hour(2)])
  }

  @Test("are let go by travellers too, where there are more than are kept", .timeLimit(.minutes(1)))
  func travellers() async throws {
    let keeper = keeper(capacity: 1, maxBytes: .max)
    var sensitive = Traveller()
    sensitive.isSensitive = true
    weak var first: HourSnapshot?
    do {
      _ = try await keeper.hour(at: hour(0), for: sensitive, .walk)
      first = try await keeper.hour(at: hour(0))
      #expect(first != nil)
    }
    _ = try await keeper.hour(at: hour(1))
    await waitUntilGone { first }
  }

  @Test(
    "are let go by travellers too after an answer that has more of them than are kept", .timeLimit(.minutes(1)))
  func travellersOfMany() async throws {
    let keeper = keeper(capacity: 1, maxBytes: .max)
    let place = router.graph.coordinate(ofNode: 0)
    var question = RouteQuestion(origin: place, destination: place, departure: hour(0))
    var sensitive = Traveller()
    sensitive.isSensitive = true
    question.traveller = sensitive
    weak var gone: HourSnapshot?
    weak var kept: HourSnapshot?
    do {
      let views = try await keeper.hours(at: [hour(0), hour(1)], for: question)
      (gone, kept) = (views[0], views[1])
      #expect(gone != nil)
    }
    await waitUntilGone { gone }
    #expect(kept != nil)
    #expect(await keeper.kept == [hour(1)])
  }
}
