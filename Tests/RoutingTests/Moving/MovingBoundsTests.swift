import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("What bounds ways through moving air")
struct MovingBoundsTests {
  /// Air of a random network over a few moments, and what is made of it.
  private struct Case {
    let envelope: MovingEnvelope
    let air: MovingAir
    let graph: StreetGraph
    let times: [Double]

    init(seed: UInt64, spare: Double) throws {
      let trip = try MovingTrip(seed: seed)
      graph = trip.network.graph.addingHierarchy()
      air = trip.air
      times = air.moments.map(\.milliseconds)
      envelope = MovingEnvelope(
        air, mode: .walk, spare: spare, graph: graph, hierarchy: Router(graph: graph).workspace.hierarchy)
    }

    func value(_ values: [Double], at time: Double) -> Double {
      MomentClock(air).position(at: time).interpolated { values[$0] }
    }
  }

  @Test("no street undercuts what streets have in common and what is its own", arguments: 1...60 as ClosedRange<UInt64>)
  func partsPollution(seed: UInt64) throws {
    let city = try Case(seed: seed, spare: seed % 2 == 0 ? 0 : 0.5)
    let (curve, durations) = (city.envelope.curve, city.graph.durations(.walk))
    for window in city.times.indices {
      let parts = city.envelope.window(window)
      for edge in durations.indices where durations[edge] != StreetGraph.closed {
        let own = Double(parts.metric.weight(ofEdge: edge)) / Double(BoundMetric.burdenUnitsPerMillisecond)
        let segment = city.graph.segment(ofEdge: edge).segment
        let duration = Double(durations[edge])
        for time in stride(from: city.times[0], through: city.times[2] + 50_000, by: 25_000) {
          // p is that of the moment when the street is reached; the rest goes on.
          let charged = city.value(city.air.moments.map { Double($0.pollution[segment]) }, at: time) * duration
          let steps = (0..<200).map { time + (Double($0) + 0.5) / 200 * duration }
          let common = steps.reduce(0) { $0 + city.value(curve.values, at: $1) - curve.reference } / 200 * duration
          let shortfall = parts.shortfall.left(from: time) - parts.shortfall.left(from: time + duration)
          #expect(own + common - shortfall <= charged + 1e-3 * duration, "seed \(seed), window \(window), edge \(edge)")
        }
      }
    }
  }

  @Test("the least cost of a time is that of the best later end", arguments: 1...60 as ClosedRange<UInt64>)
  func minOfTime(seed: UInt64) throws {
    let city = try Case(seed: seed, spare: 0.5)
    let (base, scale) = (1.0, 2.0)
    let shared = SharedCost(city.envelope.curve, times: city.times, base: base, scale: scale)
    let slopes = city.envelope.curve.values.map { base + scale * ($0 - city.envelope.curve.reference) }
    let start = Double(seed % 7) * 40_000 - 80_000
    let step = 500.0
    var (time, cost) = (start, 0.0)
    var costs: [Double] = []
    while time < city.times[2] + 200_000 {
      costs.append(cost)
      cost += step * city.value(slopes, at: time + step / 2)
      time += step
    }
    for index in stride(from: 0, to: costs.count, by: 50) {
      let least = costs[index...].min() ?? 0
      let found = shared.least(from: start, atLeast: Double(index) * step)
      #expect(abs(found - least) <= 1 + 1e-3 * abs(least), "seed \(seed), after \(Double(index) * step) ms")
    }
  }

  @Test("what is left of shortfalls is their integral")
  func shortfallsLeft() {
    let shortfall = Shortfall([0.4, 0.1, 0], times: [0, 100, 300], lag: 0, longest: 7)
    #expect(abs(shortfall.left(from: 0) - 35) < 1e-9)
    #expect(abs(shortfall.left(from: 50) - (8.75 + 10)) < 1e-9)
    #expect(abs(shortfall.left(from: 200) - 2.5) < 1e-9)
    #expect(abs(shortfall.left(from: -10) - 39) < 1e-9)
    #expect(shortfall.left(from: 300) == 0)
    #expect(Shortfall([0], times: [0], lag: 1, longest: 7).left(from: -10) == 0)
  }

  @Test("what streets lose besides lasts until the last moment and over the longest street that is reached before")
  func lagLeft() {
    let shortfall = Shortfall([0.4, 0.1, 0], times: [0, 100, 300], lag: 0.5, longest: 40)
    #expect(abs(shortfall.left(from: 200) - (2.5 + 0.5 * 140)) < 1e-9)
    #expect(abs(shortfall.left(from: -10) - (39 + 0.5 * 350)) < 1e-9)
    #expect(shortfall.left(from: 300) == 0)
  }
}
