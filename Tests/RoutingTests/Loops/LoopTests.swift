import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Round trips")
struct LoopTests {
  @Test(
    "in a grid of streets have the length that was asked for, come back, are hardly walked twice, and differ",
    arguments: Array(UInt64(1)...12))
  func grid(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let town = Grid(side: 16, blockMeters: 100)
    let pollution = EdgePollution(
      (0..<town.network.segments.count).map { _ in Float.random(in: 0.5...2, using: &random) })
    let origin = town.network.point(onSegment: town.middle, fraction: .random(in: 0...1, using: &random))
    let length = Double.random(in: 1500...4000, using: &random)
    let loops = try Router(graph: town.network.graph).loops(
      LoopQuery(origin: origin, mode: .walk, measure: .meters, length: length, pollution: pollution))
    #expect(loops.count == 3, "seed \(seed)")
    for loop in loops {
      let pieces = loop.path.pieces
      #expect(abs(loop.path.lengthMeters / length - 1) <= LoopQuery.tolerance, "seed \(seed)")
      #expect(abs(loop.path.lengthMeters - loop.length) < 1e-6)
      #expect(loop.repeatedShare <= LoopQuery.maxRepeated && loop.sharedShare <= LoopQuery.maxShared, "seed \(seed)")
      #expect(pieces.first?.segment == origin.segment && pieces.first?.startFraction == origin.fraction)
      #expect(pieces.last?.segment == origin.segment && pieces.last?.endFraction == origin.fraction)
      #expect(Self.isJoined(pieces, town.network.graph), "seed \(seed)")
    }
  }

  @Test("take clean streets where there are some: the better half of a town, and not the other")
  func cleanSide() throws {
    let town = Grid(side: 20, blockMeters: 100)
    let graph = town.network.graph
    // East of the middle the air is dirty.
    let middle = graph.box.center.longitude
    let values = (0..<graph.segmentCount).map { segment in
      Float(graph.shape(ofSegment: segment).allSatisfy { $0.longitude <= middle } ? 0.5 : 2)
    }
    let origin = town.network.point(onSegment: town.middle, fraction: 0.5)
    let loops = try Router(graph: graph).loops(
      LoopQuery(origin: origin, mode: .walk, measure: .meters, length: 3000, pollution: EdgePollution(values)))
    let best = try #require(loops.first)
    let dirty = best.path.pieces.reduce(0) { $0 + (values[$1.segment] > 1 ? $1.lengthMeters : 0) }
    #expect(dirty < 0.1 * best.path.lengthMeters)
    #expect(best.relativePollution < 0.6)
  }

  @Test(
    "keep out of what is forbidden, and say so where they cannot",
    arguments: [ExclusionPolicy.forbid, .avoid(factor: 5)])
  func zones(_ policy: ExclusionPolicy) throws {
    let town = Grid(side: 20, blockMeters: 100)
    let graph = town.network.graph
    let origin = town.network.point(onSegment: town.middle, fraction: 0.5)
    var query = LoopQuery(origin: origin, mode: .walk, measure: .meters, length: 3000, pollution: nil)
    let east = Coordinate(latitude: origin.place.latitude, longitude: origin.place.longitude + 0.008)
    query.zones = [Zone(id: "east", center: east, radiusMeters: 550)]
    query.policy = policy
    let router = Router(graph: graph)
    let loops = try router.loops(query)
    #expect(loops.count == 3)
    #expect(loops.allSatisfy { !$0.path.breaksExclusion })
    #expect(try #require(loops.first).path.crossings.isEmpty)
    if policy == .forbid { #expect(loops.allSatisfy { $0.path.crossings.isEmpty }) }

    query.zones = [Zone(id: "here", center: origin.place, radiusMeters: 300)]
    let inside = try #require(try router.loops(query).first)
    #expect(inside.path.breaksExclusion == (policy == .forbid))
    let crossing = try #require(inside.path.crossings.first)
    #expect(crossing.zone.id == "here" && crossing.metersInside < 1000)
  }

  @Test("are as long in time, or in what is inhaled, as was asked for")
  func measures() throws {
    let town = Grid(side: 16, blockMeters: 100)
    let router = Router(graph: town.network.graph)
    let origin = town.network.point(onSegment: town.middle, fraction: 0.5)
    let figures = [Float](repeating: 0.01, count: town.network.segments.count)
    for (measure, length) in [(ReachQuery.Measure.seconds, 1800.0), (.weightedSeconds(figures), 18)] {
      let loops = try router.loops(
        LoopQuery(origin: origin, mode: .walk, measure: measure, length: length, pollution: nil))
      #expect(loops.count == 3)
      for loop in loops { #expect(abs(loop.path.durationSeconds / 1800 - 1) <= LoopQuery.tolerance) }
    }
  }

  @Test("that there are none of are none: on a single street, and longer than the town")
  func none() throws {
    var street = TestNetwork()
    let (a, b) = (street.addNode(0, 0), street.addNode(5000, 0))
    let segment = street.addStreet(a, b)
    let alone = try Router(graph: street.graph).loops(
      LoopQuery(
        origin: street.point(onSegment: segment, fraction: 0.5), mode: .walk, measure: .meters, length: 2000,
        pollution: nil))
    #expect(alone.isEmpty)
    let town = Grid(side: 4, blockMeters: 100)
    let long = try Router(graph: town.network.graph).loops(
      LoopQuery(
        origin: town.network.point(onSegment: town.middle, fraction: 0.5), mode: .walk, measure: .meters,
        length: 50_000, pollution: nil))
    #expect(long.isEmpty)
  }

  @Test("stay in a dead end where one has to turn round in it, since a turn is forbidden")
  func forbiddenTurn() throws {
    // A block of 400 m with a dead end of 20 m at its corner X, where nobody may turn from P to B.
    var network = TestNetwork()
    let (p, x, b, q) = (
      network.addNode(0, 0), network.addNode(100, 0), network.addNode(100, 100), network.addNode(0, 100)
    )
    let end = network.addNode(120, 0)
    let home = network.addStreet(q, p)
    let (px, xb) = (network.addStreet(p, x), network.addStreet(x, b))
    _ = network.addStreet(b, q)
    let deadEnd = network.addStreet(x, end)
    network.forbidTurn(from: px, to: xb, at: x)
    network.forbidTurn(from: xb, to: px, at: x)
    let loops = try Router(graph: network.graph).loops(
      LoopQuery(
        origin: network.point(onSegment: home, fraction: 0.5), mode: .bike, measure: .meters, length: 420,
        pollution: nil))
    let loop = try #require(loops.first)
    #expect(loops.count == 1)
    #expect(loop.path.pieces.count { $0.segment == deadEnd } == 2)
    #expect(abs(loop.path.lengthMeters - 440) < 1)
    #expect(abs(loop.repeatedShare - 20.0 / 440) < 1e-3)
  }

  @Test("go on at the copy of a junction at which they come to it", arguments: Array(UInt64(1)...6))
  func forbiddenTurns(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var network = Grid(side: 12, blockMeters: 100).network
    let junctions = network.nodes.count
    for node in 0..<junctions where random.chance(0.5) {
      let place = network.nodes[node]
      let end = network.addNode(place.x + 30, place.y + 30)
      _ = network.addStreet(node, end)
    }
    for _ in 0..<200 {
      let edge = network.edges[.random(in: network.edges.indices, using: &random)]
      let exits = network.edges.filter { $0.tail == edge.head && $0.segment != edge.segment }
      guard let exit = exits.randomElement(using: &random) else { continue }
      network.forbidTurn(from: edge.segment, to: exit.segment, at: edge.head)
    }
    let query = LoopQuery(
      origin: network.point(onSegment: 130, fraction: 0.5), mode: .bike, measure: .meters, length: 2000,
      pollution: nil)
    let loopGraph = try LoopGraph(query, router: Router(graph: network.graph), cover: nil)
    var search = LoopSearch(loopGraph, length: query.length)
    let found = search.run()
    #expect(!found.isEmpty, "seed \(seed)")
    for loop in found {
      let arcs = loop.arcs.map { loopGraph.arcs[$0] }
      #expect(arcs.first?.tail == 0 && arcs.last?.head == 0, "seed \(seed)")
      #expect(zip(arcs, arcs.dropFirst()).allSatisfy { $0.head == $1.tail }, "seed \(seed)")
    }
  }

  private static func isJoined(_ pieces: [Path.Piece], _ graph: StreetGraph) -> Bool {
    zip(pieces, pieces.dropFirst()).allSatisfy { before, after in
      func end(_ piece: Path.Piece, _ fraction: Double) -> [Double] {
        let shape = graph.shape(ofSegment: piece.segment)
        guard fraction == 0 || fraction == 1 else { return [.nan, .nan] }
        let place = fraction == 0 ? shape[0] : shape[shape.count - 1]
        return [place.latitude, place.longitude]
      }
      return end(before, before.endFraction) == end(after, after.startFraction)
    }
  }

  /// A town of square blocks.
  private struct Grid {
    var network = TestNetwork()
    /// A street in the middle of it.
    private(set) var middle = 0

    init(side: Int, blockMeters: Double) {
      let nodes = (0..<side).map { row in
        (0..<side).map { network.addNode(Double($0) * blockMeters, Double(row) * blockMeters) }
      }
      for row in 0..<side {
        for column in 0..<side {
          if column + 1 < side {
            let street = network.addStreet(nodes[row][column], nodes[row][column + 1])
            if row == side / 2, column == side / 2 - 3 { middle = street }
          }
          if row + 1 < side { _ = network.addStreet(nodes[row][column], nodes[row + 1][column]) }
        }
      }
    }
  }
}

extension TestNetwork {
  /// Forbids a turn from one street into another at a node, as turn restrictions do: the street leads to a copy of it.
  fileprivate mutating func forbidTurn(from street: Int, to exit: Int, at node: Int) {
    nodes.append(nodes[node])
    let copy = nodes.count - 1
    for edge in edges where edge.tail == node && edge.segment != exit {
      var twin = edge
      twin.tail = copy
      edges.append(twin)
    }
    for index in edges.indices where edges[index].segment == street && edges[index].head == node {
      edges[index].head = copy
    }
  }
}
