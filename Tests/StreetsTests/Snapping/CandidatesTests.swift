import Geo
import Testing

@testable import Streets

@Suite("Streets for the places of a question")
struct CandidatesTests {
  @Test("are the nearest first, all within the limit, and the same as one by one", arguments: 0..<40)
  func order(seed: UInt64) {
    let graph = StreetGraph(GraphSketch.random(seed: seed, nodes: 40, streets: 30).tables)
    var random = SeededRandom(seed: seed &+ 900)
    for _ in 0..<10 {
      let place = GraphSketch.place(
        x: .random(in: -1000...1000, using: &random), y: .random(in: -1000...1000, using: &random))
      let request = SnappingRequest(place, limitMeters: 600)
      let all = graph.candidates(request, mode: .walk, count: 1000)
      // Streets over one line are as far but for rounding.
      #expect(zip(all, all.dropFirst()).allSatisfy { $0.distanceMeters <= $1.distanceMeters + 1e-6 }, "seed \(seed)")
      #expect(all.allSatisfy { $0.distanceMeters <= 600 }, "seed \(seed)")
      let one = graph.candidates(request, mode: .walk).first
      let snapped = try? graph.snap(place, mode: .walk, limitMeters: 600)
      #expect(one == snapped, "seed \(seed)")
      let headed = SnappingRequest(place, limitMeters: 600, direction: .init(degrees: 90, rangeDegrees: 60))
      let nearest = graph.candidates(headed, mode: .walk, count: 1000).first
      #expect(graph.candidates(headed, mode: .walk).first == nearest, "seed \(seed)")
      // Of streets that meet at the nearest place, the one or the other.
      #expect(abs((one?.distanceMeters ?? -1) - (all.first?.distanceMeters ?? -1)) < 1e-6, "seed \(seed)")
    }
  }

  @Test("hang together with the least sum of distances, where the nearest ones do not", arguments: 0..<60)
  func together(seed: UInt64) throws {
    let graph = StreetGraph(GraphSketch.random(seed: seed, nodes: 40, streets: 12).tables)
    var random = SeededRandom(seed: seed &+ 700)
    for count in 2...4 {
      let requests = (0..<count).map { _ in
        SnappingRequest(
          GraphSketch.place(
            x: .random(in: -1000...1000, using: &random), y: .random(in: -1000...1000, using: &random)),
          limitMeters: .random(in: 200...2000, using: &random))
      }
      guard case .success(let points) = graph.snapped(requests, mode: .walk) else {
        #expect(requests.contains { graph.candidates($0, mode: .walk).isEmpty }, "seed \(seed)")
        continue
      }
      let nearest = requests.compactMap { graph.candidates($0, mode: .walk).first }
      let isJoined = zip(nearest, nearest.dropFirst()).allSatisfy { graph.areConnected($0, $1, mode: .walk) }
      let expected = isJoined ? nil : minSum(graph, requests)
      if !isJoined, expected == nil, count > 2 {
        // No part is near to all: some may have moved, so that more of them hang together.
        #expect(joints(points, in: graph) >= joints(nearest, in: graph), "seed \(seed), \(count) places")
        continue
      }
      let meters = points.reduce(0) { $0 + $1.distanceMeters }
      let wanted = expected ?? nearest.reduce(0) { $0 + $1.distanceMeters }
      #expect(abs(meters - wanted) < 0.01, "seed \(seed), \(count) places")
    }
  }

  /// How many of some places hang together with the next one.
  private func joints(_ points: [SnappedPoint], in graph: StreetGraph) -> Int {
    zip(points, points.dropFirst()).count { graph.areConnected($0, $1, mode: .walk) }
  }

  /// The least sum of distances to streets of one component, by trying all; nil where none is near to all places.
  private func minSum(_ graph: StreetGraph, _ requests: [SnappingRequest]) -> Double? {
    let all = requests.map { graph.candidates($0, mode: .walk, count: 10_000) }
    let sums = all[0].compactMap { first -> Double? in
      let others = all.dropFirst().compactMap { candidates in
        candidates.first { graph.areConnected(first, $0, mode: .walk) }?.distanceMeters
      }
      return others.count == all.count - 1 ? first.distanceMeters + others.reduce(0, +) : nil
    }
    return sums.min()
  }

  @Test("are the nearest in a wanted direction of each part of the network", arguments: 0..<40)
  func nearestOfEachPart(seed: UInt64) {
    let graph = StreetGraph(GraphSketch.random(seed: seed, nodes: 40, streets: 20).tables)
    let components = graph.storage.components[TravelMode.walk.index]
    var random = SeededRandom(seed: seed &+ 300)
    for _ in 0..<10 {
      let place = GraphSketch.place(
        x: .random(in: -1000...1000, using: &random), y: .random(in: -1000...1000, using: &random))
      let request = SnappingRequest(
        place, limitMeters: .random(in: 20...2000, using: &random), direction: .init(degrees: 90, rangeDegrees: 60))
      let all = graph.candidates(request, mode: .walk, count: 10_000)
      let nearest = Dictionary(
        all.map { (components[$0.segment], $0.distanceMeters) }.filter { $0.0 != ModeConnectivity.noComponent },
        uniquingKeysWith: { first, _ in first })
      let found = graph.nearestByComponent(request, .walk).mapValues { $0.squaredMeters.squareRoot() }
      #expect(Set(found.keys) == Set(nearest.keys), "seed \(seed)")
      // Of streets over one line, the one or the other.
      #expect(found.allSatisfy { abs($0.value - (nearest[$0.key] ?? -1)) < 1e-6 }, "seed \(seed)")
    }
  }

  @Test("hang together in a wanted direction and on a wanted side too")
  func togetherHeaded() throws {
    var sketch = GraphSketch()
    sketch.street(sketch.node(-1000, 0), sketch.node(1000, 0))
    // Nothing leads into it.
    sketch.street(sketch.node(0, 20), sketch.node(40, 20))
    let requests = [
      SnappingRequest(
        GraphSketch.place(x: 20, y: 25), limitMeters: 100, direction: .init(degrees: 270, rangeDegrees: 20)),
      SnappingRequest(GraphSketch.place(x: -500, y: 5), limitMeters: 100, side: .left),
    ]
    let points = try StreetGraph(sketch.tables).snapped(requests, mode: .walk).get()
    #expect(points.map(\.segment) == [0, 0])
    #expect(points.map(\.direction) == [.against, .along])
  }

  @Test("lie in a wanted direction of travel")
  func direction() {
    var sketch = GraphSketch()
    let (west, middle, east, north) = (
      sketch.node(-200, 0), sketch.node(0, 0), sketch.node(200, 0), sketch.node(0, 200)
    )
    sketch.street(west, middle)
    sketch.street(middle, east)
    sketch.street(middle, north)
    let graph = StreetGraph(sketch.tables)
    let place = GraphSketch.place(x: 20, y: 10)
    func segments(_ degrees: Double, _ range: Double) -> [Int] {
      graph.candidates(
        SnappingRequest(place, limitMeters: 100, direction: .init(degrees: degrees, rangeDegrees: range)), mode: .walk,
        count: 3
      ).map(\.segment)
    }
    #expect(segments(90, 10) == [1, 0])
    #expect(segments(270, 10) == [1, 0])
    #expect(segments(0, 10) == [2])
    #expect(segments(45, 10).isEmpty)
    #expect(segments(355, 180) == [1, 2, 0])
  }

  @Test("are travelled so that the place lies on the wanted side, where both ways are open")
  func side() throws {
    var sketch = GraphSketch()
    sketch.street(sketch.node(-200, 0), sketch.node(200, 0))
    let graph = StreetGraph(sketch.tables)
    func direction(y: Double, _ side: SnappingRequest.Side?, degrees: Double? = nil) -> SegmentDirection? {
      let request = SnappingRequest(
        GraphSketch.place(x: 20, y: y), limitMeters: 100,
        direction: degrees.map { .init(degrees: $0, rangeDegrees: 20) }, side: side)
      return graph.candidates(request, mode: .walk).first?.direction
    }
    // The street is drawn eastwards, and the north is to the left of it.
    #expect(direction(y: 10, .left) == .along && direction(y: 10, .right) == .against)
    #expect(direction(y: -10, .left) == .against && direction(y: -10, .right) == .along)
    #expect(direction(y: 10, nil) == nil && direction(y: 0, .right) == nil)
    #expect(direction(y: 10, nil, degrees: 90) == .along && direction(y: 10, nil, degrees: 270) == .against)
  }

  @Test("are none where the wanted side and the wanted direction exclude each other")
  func sideAgainstDirection() {
    var sketch = GraphSketch()
    sketch.street(sketch.node(-200, 0), sketch.node(200, 0))
    let request = SnappingRequest(
      GraphSketch.place(x: 20, y: 10), limitMeters: 100, direction: .init(degrees: 90, rangeDegrees: 20), side: .right)
    #expect(StreetGraph(sketch.tables).candidates(request, mode: .walk).isEmpty)
  }
}
