import CityTestSupport
import Computing
import Foundation
import Setup
import Testing
import Trips

@Suite("A track over several hours")
struct TrackFinderTests {
  @Test("is not told where its hours cannot all be gathered in time, and the next question goes on from there")
  func isGatheredInTime() async throws {
    let ways = AvenueAndAlley()
    let air = DrawnAir(network: ways.network, readings: ways.readings)
    let gatherings = Lock(0)
    let (waiting, gate) = AsyncStream<Void>.makeStream()
    let hours = try air.keeper(followedBy: air) { () async throws(BrisaError) in
      let number = gatherings.withLock { gatherings -> Int in
        gatherings += 1
        return gatherings
      }
      if number == 2 { for await _ in waiting {} }
    }
    let begun = ContinuousClock.now
    // Each hour takes ten seconds.
    let now = { @Sendable () -> ContinuousClock.Instant in begun + .seconds(10 * gatherings.withLock { $0 }) }
    let avenue = (0...33).map { DrawnAir.place(60 * Double($0), 0) }
    func ask() async throws -> TrackAnswer {
      try await Deadline.within(seconds: 5, now: now) { () async throws in
        try await air.walked(avenue, from: DrawnAir.hour + 2700, in: hours)
      }
    }
    let error = await #expect(throws: BrisaError.self) { try await ask() }
    #expect(error?.code == .unavailable)
    while gatherings.withLock({ $0 }) < 2 { await Task.yield() }
    gate.finish()
    #expect(try await ask().air.unknownSeconds == 0)
  }
}
