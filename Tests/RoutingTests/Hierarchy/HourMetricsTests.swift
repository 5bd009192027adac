import Computing
import Foundation
import Geo
import Streets
import Testing

@testable import Routing

@Suite("Weights that are kept for an hour", .timeLimit(.minutes(1)))
struct HourMetricsTests {
  private let metrics = HourMetrics()
  private let trip = BoundingBox(west: 0, south: 0, east: 1, north: 1)
  private let otherTrip = BoundingBox(west: 2, south: 2, east: 3, north: 3)

  private static func weights(_ weight: UInt32) -> ArcWeights {
    ArcWeights(arcCount: 1) {
      $0.up[0] = weight
      $0.down[0] = weight
    }
  }

  private static func kind(_ number: Int) -> BoundPair.Kind { .weighted(FixedAvoidance(Double(number))) }

  @Test("are made while others are being made: none waits for another mode, kind or zones")
  func together() {
    // Each asks for another one while it is made, which a lock around all would not let through.
    let made = metrics.weights(.walk, .burden) {
      _ = metrics.weights(.bike, .burden) { Self.weights(2) }
      _ = metrics.weights(.walk, Self.kind(1)) { Self.weights(3) }
      return Self.weights(1)
    }
    #expect(made.up[0] == 1)
    #expect(metrics.known(.walk, .burden) === made)
    #expect(metrics.known(.bike, .burden)?.up[0] == 2)
    #expect(metrics.known(.walk, Self.kind(1))?.up[0] == 3)
  }

  @Test("are made once, however many ask")
  func once() async {
    let metrics = metrics
    let (begun, count) = (Lock(0), Lock(0))
    let found = await withTaskGroup(of: ArcWeights.self) { group in
      for _ in 0..<8 {
        group.addTask {
          begun.withLock { $0 += 1 }
          return metrics.weights(.walk, .burden) {
            // Another one asks meanwhile, which is not waited for for ever, and has a moment to get in.
            let patience = ContinuousClock.now + .seconds(10)
            while begun.withLock({ $0 < 2 }), ContinuousClock.now < patience { usleep(100) }
            usleep(2000)
            count.withLock { $0 += 1 }
            return Self.weights(1)
          }
        }
      }
      return await group.reduce(into: [ArcWeights]()) { $0.append($1) }
    }
    #expect(count.withLock { $0 } == 1)
    #expect(found.allSatisfy { $0 === metrics.known(.walk, .burden) })
  }

  @Test("are not known before they are made")
  func beingMade() {
    _ = metrics.weights(.walk, Self.kind(1)) {
      #expect(metrics.known(.walk, Self.kind(1)) == nil && metrics.avoidances(.walk) == [])
      return Self.weights(1)
    }
    #expect(metrics.known(.walk, Self.kind(1)) != nil && metrics.avoidances(.walk) == [FixedAvoidance(1)])
  }

  @Test("are eight for a mode at most, those that were used last")
  func bound() {
    for number in 1...8 { _ = metrics.weights(.walk, Self.kind(number)) { Self.weights(1) } }
    _ = metrics.weights(.bike, .burden) { Self.weights(1) }
    #expect(metrics.known(.walk, Self.kind(1)) != nil)
    _ = metrics.weights(.walk, Self.kind(9)) { Self.weights(1) }
    #expect(metrics.avoidances(.walk) == ([3, 4, 5, 6, 7, 8, 1, 9] as [Double]).map { FixedAvoidance($0) })
    #expect(metrics.known(.bike, .burden) != nil)
  }

  @Test("of the first trip in a mode are made while those in another mode are being made")
  func firstTrips() {
    let made = metrics.firstWeights(.walk, around: trip) {
      let other = metrics.firstWeights(.bike, around: otherTrip) { Self.weights(2) }
      return other.map { Self.weights($0.up[0] + 1) }
    }
    #expect(made?.up[0] == 3)
    #expect(metrics.firstWeights(.walk, around: trip) { nil } === made)
  }

  @Test("of the first trip keep no other trip waiting, and go when one comes")
  func nextTrip() {
    let first = metrics.firstWeights(.walk, around: trip) {
      #expect(metrics.firstWeights(.walk, around: otherTrip) { Self.weights(2) } == nil)
      return Self.weights(1)
    }
    #expect(first?.up[0] == 1)
    #expect(metrics.firstWeights(.walk, around: trip) { Self.weights(3) } == nil)
  }
}
