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

@Suite("The memory of hours")
struct HourMemoryTests {
  private let router: Router
  private let air: GatheredAir

  init() throws {
    let town = try OneStreetTown()
    (router, air) = (town.router, town.air)
  }

  private func keeper(maxBytes: Int, clock: (any WallClock)? = nil) -> HourKeeper {
    HourKeeper(
      city: CityConfiguration(), router: router, maxBytes: maxBytes, clock: clock,
      gather: HourKeeper.oneByOne { [air] _ in air })
  }

  private func hour(_ hours: Int) -> Date { OneStreetTown.hour(hours) }

  /// An hour with its NO2 along the network.
  private func used(_ hours: Int, of keeper: HourKeeper) async throws -> HourSnapshot {
    let snapshot = try await keeper.hour(at: hour(hours))
    _ = snapshot.pollution(by: .pollutant(.no2))
    return snapshot
  }

  @Test("grows with what is worked out of an hour")
  func grows() async throws {
    let snapshot = try await keeper(maxBytes: .max).hour(at: hour(0))
    let bare = snapshot.memoryBytes
    _ = snapshot.pollution(by: .pollutant(.no2))
    let sampled = snapshot.memoryBytes
    _ = snapshot.wholeAir(ofSegment: 0)
    #expect(bare == 0)
    #expect(sampled >= 4)
    #expect(snapshot.memoryBytes > sampled)
  }

  @Test("is that of the hours that were asked for last, once there is no room for others")
  func keepsTheLast() async throws {
    let bytes = try await used(0, of: keeper(maxBytes: .max)).memoryBytes
    let keeper = keeper(maxBytes: 2 * bytes)
    for number in [0, 1, 2] { _ = try await used(number, of: keeper) }
    _ = try await used(0, of: keeper)
    #expect(await keeper.kept == [hour(0), hour(1), hour(2)])
    _ = try await used(3, of: keeper)
    #expect(await keeper.kept == [hour(0), hour(2), hour(3)])
  }

  @Test("is counted again when hours that are there have been asked for some times")
  func countsAgain() async throws {
    let keeper = keeper(maxBytes: 3)
    for number in [0, 1, 2] { _ = try await keeper.hour(at: hour(number)) }
    _ = try await used(0, of: keeper)
    for _ in 0..<20 {
      for number in [1, 2] { _ = try await keeper.hour(at: hour(number)) }
    }
    #expect(await keeper.kept == [hour(1), hour(2)])
  }

  @Test("is counted again when hours are made anew")
  func countsAfterRefresh() async throws {
    let bytes = try await used(0, of: keeper(maxBytes: .max)).memoryBytes
    let keeper = keeper(maxBytes: bytes)
    for number in [0, 1] { _ = try await used(number, of: keeper) }
    #expect(await keeper.kept == [hour(0), hour(1)])
    _ = await keeper.refresh(at: [])
    #expect(await keeper.kept == [hour(1)])
  }

  @Test("always has room for the hour of now and for the one that is asked for")
  func keepsNow() async throws {
    let keeper = keeper(maxBytes: 0, clock: FakeClock(hour(0)))
    for number in [0, 1, 2] { _ = try await used(number, of: keeper) }
    #expect(await keeper.kept == [hour(0), hour(2)])
  }

  @Test(
    "is given back where an hour goes, also by what a traveller with a profile has seen of it", .timeLimit(.minutes(1)))
  func isGivenBack() async throws {
    let keeper = keeper(maxBytes: 0)
    var sensitive = Traveller()
    sensitive.isSensitive = true
    weak var first: HourSnapshot?
    do {
      let view = try await keeper.hour(at: hour(0), for: sensitive, .walk)
      first = try await keeper.hour(at: hour(0))
      _ = view.pollution(by: .pollutant(.no2))
      #expect(first != nil)
    }
    _ = try await keeper.hour(at: hour(1))
    await waitUntilGone { first }
  }

  @Test("is a quarter of what the process may use, shared by cities, and never too little for some hours")
  func isShared() {
    #expect(HourMemory.bytes(forEachOf: 1, of: 8 << 30) == 2 << 30)
    #expect(HourMemory.bytes(forEachOf: 4, of: 8 << 30) == 512 << 20)
    #expect(HourMemory.bytes(forEachOf: 1, of: 1 << 20) == 256 << 20)
    #expect(HourMemory.bytes(forEachOf: 0, of: 8 << 30) == 2 << 30)
  }
}
