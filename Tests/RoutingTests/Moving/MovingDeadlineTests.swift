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
    let start = ContinuousClock.now
    let best = try #require(try crossing.way())
    var seconds = start.duration(to: .now) / .seconds(1)
    // How long a search takes depends on what runs beside it: the deadline is moved until some have met its middle.
    var cutShort = 0
    for run in 1...100 where cutShort < 4 {
      let way: MovingPath?
      do {
        way = try await Deadline.within(seconds: seconds) { try crossing.way() }
      } catch RoutingError.outOfTime {
        seconds *= 1.5
        continue
      }
      let found = try #require(way)
      if found.provenTolerance > best.provenTolerance {
        cutShort += 1
        seconds *= 1.1
      } else {
        seconds *= 0.7
      }
      #expect(found.costMilliseconds >= best.costMilliseconds * (1 - 1e-9), "seed \(seed), run \(run)")
      let least = found.costMilliseconds / (1 + found.provenTolerance)
      #expect(least <= best.costMilliseconds * (1 + 1e-9), "seed \(seed), run \(run)")
      let again = try crossing.choices.cost(of: found.path, crossing.query, air: crossing.air)
      #expect(abs(again - found.costMilliseconds) <= 1e-6 * again, "seed \(seed), run \(run)")
    }
    #expect(cutShort == 4, "seed \(seed)")
  }
}
