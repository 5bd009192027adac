import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("What is worked out around a first trip")
struct NearbyRanksTests {
  static let seeds: [UInt64] = Array(1...60)

  /// A town in which most trips of a few streets are near less than a quarter of it.
  private struct Town {
    let network: TestNetwork
    let router: Router
    let hierarchy: RouterHierarchy
    var generator: SeededRandom

    init(seed: UInt64) throws {
      generator = SeededRandom(seed: seed)
      network = TestNetwork(randomTown: &generator, side: 22)
      router = Router(graph: network.graph.addingHierarchy())
      hierarchy = try #require(router.workspace.hierarchy)
    }

    /// Pollution that is 0 somewhere in every other hour.
    mutating func hour(_ number: Int) -> EdgePollution {
      let values = network.randomPollution(&generator)
      return EdgePollution(number.isMultiple(of: 2) ? values : values.map { max($0, 0.4) })
    }

    /// A trip of some streets, in the cleanest or in balanced air.
    mutating func trip(_ pollution: EdgePollution) -> Router.Query {
      let origin = network.randomPoint(&generator)
      let near = network.segments.indices.filter {
        network.point(onSegment: $0, fraction: 0.5).place.distanceMeters(to: origin.place) < 300
      }
      let segment = near.randomElement(using: &generator) ?? origin.segment
      return Router.Query(
        origin: origin, destination: network.point(onSegment: segment, fraction: 0.3), mode: .bike,
        objective: generator.chance(0.5) ? .cleanest : .weighted(avoidance: 3), pollution: pollution)
    }
  }

  @Test("is the nodes in a box, with all ancestors of each", arguments: seeds.prefix(20))
  func ranks(seed: UInt64) throws {
    var town = try Town(seed: seed)
    let (graph, arrays) = (town.router.graph, town.hierarchy.arrays)
    let trip = town.trip(town.hour(1))
    let box = NearbyRanks.box(from: trip.origin.place, to: trip.destination.place)
    let ranks = NearbyRanks(graph, arrays, in: box).ranks.map(Int.init)
    var expected: Set<Int> = []
    for node in 0..<graph.nodeCount where box.contains(graph.coordinate(ofNode: node)) {
      var rank = Int(arrays.rank[node])
      while rank != HierarchyArrays.none {
        expected.insert(rank)
        rank = arrays.parent(rank)
      }
    }
    #expect(ranks == expected.sorted(), "seed \(seed)")
    #expect(!ranks.isEmpty && ranks.count < graph.nodeCount)
  }

  @Test("bounds the weights of the whole network from below", arguments: seeds)
  func weights(seed: UInt64) throws {
    var town = try Town(seed: seed)
    let pollution = town.hour(Int(seed))
    try pollution.check(segmentCount: town.router.graph.segmentCount)
    let trip = town.trip(pollution)
    let nearby = town.hierarchy.burdens(
      .bike, pollution, around: NearbyRanks.box(from: trip.origin.place, to: trip.destination.place))
    let whole = town.hierarchy.weights(.burden, .bike, pollution)
    for arc in 0..<town.hierarchy.arrays.arcCount {
      #expect(nearby.up[arc] <= whole.up[arc] && nearby.down[arc] <= whole.down[arc], "seed \(seed), arc \(arc)")
    }
  }

  @Test("finds the way that a slow search finds", arguments: seeds)
  func paths(seed: UInt64) throws {
    var town = try Town(seed: seed)
    for number in 0..<4 {
      let query = town.trip(town.hour(number))
      let oracle = Oracle(network: town.network, query: query)
      let path = try RandomCase.path(town.router, query)
      guard query.origin.segment != query.destination.segment, let expected = oracle.solve() else { continue }
      let cost = path.map { oracle.cost(of: $0, over: expected.arcs) }
      #expect(cost == expected.cost, "\(RandomCase.describe(seed, town.network, query))")
    }
  }

  @Test("serves the first trip of an hour alone, and is left out where most of the network is around it")
  func firstTrip() throws {
    var town = try Town(seed: 3)
    let pollution = town.hour(1)
    try pollution.check(segmentCount: town.router.graph.segmentCount)
    let place = TestNetwork.place(PlanePoint(x: 600, y: 600))
    let small = NearbyRanks.box(from: place, to: place)
    let other = small.expanded(byMeters: 10)
    let first = town.hierarchy.burdens(.walk, pollution, around: small)
    #expect(town.hierarchy.burdens(.walk, pollution, around: small) === first)
    #expect(town.hierarchy.known(.burden, .walk, pollution) == nil)
    let whole = town.hierarchy.burdens(.walk, pollution, around: other)
    #expect(whole === town.hierarchy.known(.burden, .walk, pollution))
    #expect(town.hierarchy.burdens(.walk, pollution, around: small) === whole)

    let everywhere = small.expanded(byMeters: 5000)
    let large = town.hierarchy.burdens(.bike, pollution, around: everywhere)
    #expect(large === town.hierarchy.known(.burden, .bike, pollution))
  }
}
