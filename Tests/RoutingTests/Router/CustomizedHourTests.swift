import Geo
import Streets
import Synchronization
import TestSupport
import Testing

@testable import Routing

@Suite("Metrics customized for the air of an hour")
struct CustomizedHourTests {
  /// A random town with a hierarchy, and p of some hours of which each differs from the one before on a few streets.
  private struct Town {
    let router: Router
    let hours: [EdgePollution]
    var generator: SeededRandom

    init(seed: UInt64, hourCount: Int) {
      var generator = SeededRandom(seed: seed)
      let network = TestNetwork(randomTown: &generator, side: 9)
      router = Router(graph: network.graph.addingHierarchy())
      var hour = network.segments.map { _ in Float.random(in: 0...3, using: &generator) }
      var hours = [EdgePollution(hour)]
      for _ in 1..<hourCount {
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
          hour[Int.random(in: hour.indices, using: &generator)] = .random(in: 0...3, using: &generator)
        }
        hours.append(EdgePollution(hour))
      }
      self.hours = hours
      self.generator = generator
    }

    mutating func query() -> Router.Query {
      func place() -> SnappedPoint {
        let segment = Int.random(in: 0..<router.graph.segmentCount, using: &generator)
        let place = router.graph.shape(ofSegment: segment)[0]
        return SnappedPoint(
          requested: place, place: place, segment: segment, fraction: .random(in: 0...1, using: &generator),
          distanceMeters: 0)
      }
      return Router.Query(
        origin: place(), destination: place(), mode: .walk, objective: .weighted(avoidance: 2), pollution: nil)
    }
  }

  @Test("a pollution that does not fit is refused, and nothing is customized")
  func refusesOthers() throws {
    let town = Town(seed: 7, hourCount: 1)
    let short = EdgePollution([1])
    #expect(throws: RoutingError.pollutionCount(expected: town.hours[0].count, found: 1)) {
      try town.router.customize(mode: .walk, avoidances: [0, 2], pollution: short)
    }
    #expect(town.router.workspace.hierarchy?.metric(.walk, avoidance: 2, short) == nil)
  }

  private final class Swaps: Sendable {
    let areDone = Atomic(false)
    /// The number of the present hour.
    let present = Atomic(0)
  }

  @Test("every answer is of one hour while the hours are swapped under the queries")
  func swapsUnderLoad() async throws {
    var town = Town(seed: 3, hourCount: 6)
    let queries = (0..<40).map { _ in town.query() }
    let hours = town.hours
    // What each query costs at each hour, by a router of its own that knows no metric.
    let plain = Router(graph: town.router.graph)
    let costs: [[Double?]] = try hours.map { hour in try queries.map { try Self.cost(plain, $0, hour) } }
    let router = town.router
    let swaps = Swaps()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for turn in 1...120 {
          let hour = turn % hours.count
          try router.customize(mode: .walk, avoidances: [0, 2], pollution: hours[hour])
          swaps.present.store(hour, ordering: .releasing)
          await Task.yield()
        }
        swaps.areDone.store(true, ordering: .releasing)
      }
      for worker in 0..<3 {
        group.addTask {
          var number = worker
          repeat {
            let index = number % queries.count
            let hour = swaps.present.load(ordering: .acquiring)
            let cost = try Self.cost(router, queries[index], hours[hour])
            #expect((cost == nil) == (costs[hour][index] == nil), "query \(index), hour \(hour)")
            // Of equal ways any may come out, and dividing by a thousand may have moved a rounding.
            #expect(abs((cost ?? 0) - (costs[hour][index] ?? 0)) <= 2, "query \(index), hour \(hour)")
            number += 1
            // The swaps need a thread too.
            await Task.yield()
          } while !swaps.areDone.load(ordering: .acquiring) || number < queries.count
        }
      }
      try await group.waitForAll()
    }
  }

  /// Cost of the best path in whole milliseconds piece by piece, nil where there is none.
  private static func cost(_ router: Router, _ query: Router.Query, _ pollution: EdgePollution) throws -> Double? {
    var query = query
    query.pollution = pollution
    return try RandomCase.path(router, query).map { path in
      path.pieces.reduce(0) { sum, piece in
        sum + (piece.durationSeconds * 1000 * (1 + 2 * Double(pollution[piece.segment])) + 0.5).rounded(.down)
      }
    }
  }
}
