import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Air that changes under way against all walks of small networks")
struct MovingAirTests {
  static let seeds: [UInt64] = Array(1...160)

  @Test("the way costs at most the tolerance more than the cheapest walk", arguments: seeds, [0.0, 0.01, 0.1])
  func keepsToTheTolerance(seed: UInt64, tolerance: Double) throws {
    let trip = try MovingTrip(seed: seed)
    let graph = trip.network.graph
    // Odd ones get their bounds from a hierarchy, the others by a search.
    let choices = try ChoiceRouter(Router(graph: seed % 2 == 1 ? graph.addingHierarchy() : graph))
    for objective in [Objective.weighted(avoidance: 2), .weighted(avoidance: 0.3), .cleanest] {
      var query = trip.query
      query.objective = objective
      let least = SlowWalks(trip, objective).minCost()
      let found = try ChoiceCase.answer { try choices.moving(query, air: trip.air, tolerance: tolerance) }
      guard let found, let least else {
        #expect(found == nil && least == nil, "\(trip)")
        continue
      }
      #expect(found.costMilliseconds >= least * (1 - 1e-6) - 0.01, "\(objective) \(least) \(trip)")
      #expect(found.costMilliseconds <= least * (1 + tolerance + 1e-6) + 0.01, "\(objective) \(least) \(trip)")
      #expect(found.provenTolerance <= tolerance, "\(trip)")
      // What is proven holds, and not only what was asked for.
      let proven = least * (1 + found.provenTolerance)
      #expect(found.costMilliseconds <= proven + 1e-9 * proven + 0.001, "\(objective) \(least) \(trip)")
      let again = try choices.cost(of: found.path, query, air: trip.air)
      #expect(abs(again - found.costMilliseconds) <= 1e-6 * again + 0.01, "\(objective) \(again) \(trip)")
    }
  }

  @Test("goes another way where the air of a street gets worse before one is there")
  func looksAhead() throws {
    // A to D over B or over C: both are clean now, and B is foul in five minutes.
    let map = DrawnMap(
      """
      B-------------------------D
      |                         |
      A-------------------------C
      """)
    var query = map.query(("BA", 1), ("BD", 1))
    query.objective = .weighted(avoidance: 4)
    let now = map.pollution(["BA": 0.5, "BD": 0.4, "AC": 0.5, "DC": 0.5])
    let later = map.pollution(["BA": 0.5, "BD": 5, "AC": 0.5, "DC": 0.5])
    let air = try MovingAir([.init(milliseconds: 0, pollution: now), .init(milliseconds: 300_000, pollution: later)])
    query.pollution = now
    #expect(map.streets(try map.router.path(query)) == "BA BD")
    let moving = try #require(try ChoiceRouter(map.router).moving(query, air: air))
    // BD is entered after 40 s, with p = 1 and rising; AC at once, with 0.5.
    #expect(map.streets(moving.path) == "AC DC")
  }

  @Test("air that stands still gives what the plain search gives", arguments: seeds.prefix(40))
  func agreesWithStillAir(seed: UInt64) throws {
    let trip = try MovingTrip(seed: seed)
    var query = trip.query
    query.objective = .weighted(avoidance: 2)
    query.pollution = trip.air.moments[0].pollution
    query.profiles = trip.air.moments[0].profiles
    let router = Router(graph: trip.network.graph)
    guard let plain = try RandomCase.path(router, query) else { return }
    let still = try MovingAir([trip.air.moments[0]])
    let moving = try #require(try ChoiceRouter(router).moving(query, air: still, tolerance: 0))
    let cost = try ChoiceRouter(router).cost(of: plain, query, air: still)
    #expect(abs(moving.costMilliseconds - cost) <= 1e-6 * cost + Double(plain.pieces.count), "\(trip)")
  }
}

/// A trip over a small network with air of three moments.
struct MovingTrip: CustomStringConvertible {
  let network: TestNetwork
  let query: Router.Query
  let air: MovingAir
  let seed: UInt64

  init(seed: UInt64) throws {
    self.seed = seed
    var generator = SeededRandom(seed: seed)
    var network = TestNetwork()
    // Junctions some 100 m apart: over very short streets there are too many walks to look at all.
    for cell in (0..<9).shuffled(using: &generator).prefix(Int.random(in: 3...6, using: &generator)) {
      network.addNode(
        Double(cell % 3) * 100 + .random(in: -15...15, using: &generator),
        Double(cell / 3) * 100 + .random(in: -15...15, using: &generator))
    }
    for _ in 0..<Int.random(in: 4...8, using: &generator) {
      let ends = network.nodes.indices.shuffled(using: &generator).prefix(2)
      network.addStreet(ends[0], ends[1], isOneWay: generator.chance(0.2))
    }
    // Half of the trips are by scooter, for which some streets are dear.
    var prices = SeededRandom(seed: seed + 1)
    network.dearSegments = Set(network.segments.indices.filter { _ in prices.chance(0.4) })
    self.network = network
    // A third of the cities has streets without any pollution.
    let cleanest: Float = seed % 3 == 0 ? 0.3 : 0
    let usual = network.segments.map { _ in
      generator.chance(Double(cleanest)) ? 0 : Float.random(in: 0.5...2.5, using: &generator)
    }
    let (origin, destination) = (network.randomPoint(&generator), network.randomPoint(&generator))
    // The whole city's air gets fouler or cleaner, and each street's beside that.
    let courses: [[Float]] = [[1, 1, 1], [0.85, 1, 1.2], [1.2, 1, 0.85], [1, 1.2, 0.9]]
    let course = courses[Int.random(in: 0..<4, using: &generator)]
    var moments: [MovingAir.Moment] = []
    for (milliseconds, level) in zip([-60_000.0, 150_000, 400_000], course) {
      // And another third has some that are without any for an hour.
      let pollution = usual.map { usual in
        seed % 3 == 1 && generator.chance(0.15) ? 0 : usual * level * Float.random(in: 0.8...1.3, using: &generator)
      }
      var profiles: [Int: SegmentProfile] = [:]
      for point in [origin, destination] where generator.chance(0.3) {
        profiles[point.segment] = SegmentProfile([0.7, 1.1, 0.9].map { $0 * pollution[point.segment] })
      }
      moments.append(MovingAir.Moment(milliseconds: milliseconds, pollution: pollution, profiles: profiles))
    }
    air = try MovingAir(moments)
    query = Router.Query(
      origin: origin, destination: destination, mode: seed % 4 < 2 ? .walk : .scooter, objective: .cleanest,
      pollution: air.moments[0].pollution)
  }

  var description: String {
    RandomCase.describe(seed, network, query) + "\n\(air.moments.map(\.pollution.values))"
  }
}

/// The least cost of any walk, streets travelled over and over included: every time at every node is looked at.
struct SlowWalks {
  private struct Arc {
    let tail: Int
    let head: Int
    let milliseconds: Double
    /// Cost at each moment.
    let costs: [Double]
  }

  private let arcs: [Arc]
  private let times: [Double]
  private let origin: Int
  private let isInPlace: Bool

  init(_ trip: MovingTrip, _ objective: Objective) {
    times = trip.air.moments.map(\.milliseconds)
    origin = trip.network.nodes.count
    isInPlace = trip.query.isInPlace
    let moments = trip.air.moments.map { moment in
      var query = trip.query
      query.pollution = moment.pollution
      query.profiles = moment.profiles
      return Oracle(network: trip.network, query: query).allArcs()
    }
    arcs = moments[0].indices.map { index in
      let arc = moments[0][index]
      let duration = arc.pricedSeconds * 1000
      return Arc(
        tail: arc.tail, head: arc.head, milliseconds: Double(arc.milliseconds),
        costs: moments.map { arcs in
          let burden = Double(arcs[index].cost[0]) / 0x1p20
          if case .weighted(let avoidance) = objective { return duration + avoidance * burden }
          return burden
        })
    }
  }

  private func cost(_ arc: Arc, at time: Double) -> Double {
    if time <= times[0] { return arc.costs[0] }
    for index in 1..<times.count where time < times[index] {
      let share = (time - times[index - 1]) / (times[index] - times[index - 1])
      return arc.costs[index - 1] + share * (arc.costs[index] - arc.costs[index - 1])
    }
    return arc.costs[times.count - 1]
  }

  /// Least costs to the destination at the cleanest moment of every arc.
  private func bounds() -> [Int: Double] {
    var bounds = [origin + 1: 0.0]
    var isChanging = true
    while isChanging {
      isChanging = false
      for arc in arcs {
        guard let after = bounds[arc.head], let least = arc.costs.min() else { continue }
        if after + least < bounds[arc.tail] ?? .infinity {
          bounds[arc.tail] = after + least
          isChanging = true
        }
      }
    }
    return bounds
  }

  func minCost() -> Double? {
    if isInPlace { return 0 }
    let bounds = bounds()
    guard bounds[origin] != nil else { return nil }
    var best = Double.infinity
    var seen: [Int: [Double: Double]] = [:]
    var waiting: [(node: Int, time: Double, cost: Double)] = [(origin, 0, 0)]
    while let walk = waiting.popLast() {
      if walk.node == origin + 1 {
        best = min(best, walk.cost)
        continue
      }
      let options = arcs.filter { $0.tail == walk.node }.compactMap { arc -> (node: Int, time: Double, cost: Double)? in
        let next = (arc.head, walk.time + arc.milliseconds, walk.cost + cost(arc, at: walk.time))
        // From the last moment on the time makes no difference.
        let time = min(next.1, times[times.count - 1])
        guard let bound = bounds[arc.head], next.2 + bound < best, seen[next.0]?[time] ?? .infinity > next.2 else {
          return nil
        }
        seen[next.0, default: [:]][time] = next.2
        return next
      }
      // The most promising one is looked at first.
      waiting += options.sorted { $0.cost + (bounds[$0.node] ?? 0) > $1.cost + (bounds[$1.node] ?? 0) }
    }
    return best
  }
}
