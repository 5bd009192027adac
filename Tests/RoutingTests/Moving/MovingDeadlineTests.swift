import Computing
import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("A search through moving air whose deadline passes")
struct MovingDeadlineTests {
  /// A walk across a town whose air changes by the hour, of which the bounds know little: many labels are kept.
  private struct Crossing {
    let choices: ChoiceRouter
    let query: Router.Query
    let air: MovingAir

    init(seed: UInt64) throws {
      var random = SeededRandom(seed: seed)
      let side = 60
      var network = TestNetwork()
      for row in 0..<side { for column in 0..<side { network.addNode(Double(column) * 100, Double(row) * 100) } }
      for node in 0..<side * side {
        if node % side > 0 { network.addStreet(node - 1, node) }
        if node >= side { network.addStreet(node - side, node) }
      }
      let segments = network.segments.count
      air = try MovingAir(
        (0..<4).map { hour in
          .init(
            milliseconds: Double(hour) * 3_600_000,
            pollution: EdgePollution((0..<segments).map { _ in Float.random(in: 0.5...3, using: &random) }))
        })
      query = Router.Query(
        origin: network.point(onSegment: 0, fraction: 0),
        destination: network.point(onSegment: segments - 1, fraction: 1), mode: .walk, objective: .cleanest,
        pollution: air.moments[0].pollution)
      choices = try ChoiceRouter(Router(graph: network.graph))
    }

    func way() throws(RoutingError) -> MovingPath? { try choices.moving(query, air: air, tolerance: 0) }
  }

  @Test(
    "in its middle ends with a way, and with how much dearer than the best it is at most", arguments: [UInt64(1), 2])
  func inItsMiddle(seed: UInt64) async throws {
    let crossing = try Crossing(seed: seed)
    // The first search makes tables that the others have.
    _ = try crossing.way()
    let best = try #require(try crossing.way())
    let looks = try await Deadline.looks { _ = try crossing.way() }
    var cutShort = 0
    for inTime in Set((0...8).map { $0 * looks / 8 }).sorted() {
      let way: MovingPath?
      do {
        way = try await Deadline.within(looks: inTime) { try crossing.way() }
      } catch RoutingError.outOfTime {
        #expect(inTime < looks, "seed \(seed)")
        continue
      }
      let run = "seed \(seed), after \(inTime) of \(looks) looks"
      let found = try #require(way, "\(run)")
      if found.provenTolerance > best.provenTolerance { cutShort += 1 }
      #expect(found.costMilliseconds >= best.costMilliseconds * (1 - 1e-9), "\(run)")
      let least = found.costMilliseconds / (1 + found.provenTolerance)
      #expect(least <= best.costMilliseconds * (1 + 1e-9), "\(run)")
      let again = try crossing.choices.cost(of: found.path, crossing.query, air: crossing.air)
      #expect(abs(again - found.costMilliseconds) <= 1e-6 * again, "\(run)")
    }
    #expect(cutShort >= 4, "seed \(seed), \(looks) looks")
  }
}
