import Geo
import Streets
import TestSupport
import Testing

@Suite("Turn restrictions on random maps")
struct RandomTurnTests {
  @Test(
    "The fastest ways over copied junctions are those that obey every restriction", arguments: 0..<150 as Range<UInt64>)
  func obeysRestrictions(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let sketch = try TurnSketch(random: &generator)
    let network = try sketch.restrictedMap.network()
    let idle = sketch.turns.count - sketch.bindingCount
    #expect(network.report.restrictionsApplied == sketch.bindingCount, "\(sketch.restrictedMap.osm)")
    #expect(
      network.report.restrictionsIgnored == (idle > 0 ? ["without effect": idle] : [:]), "\(sketch.restrictedMap.osm)")
    for _ in 0..<3 {
      let start = Int.random(in: sketch.edges.indices, using: &generator)
      for mode in TravelMode.allCases where sketch.edges[start].durations[mode.index] != StreetGraph.closed {
        let found = network.arrivals(mode, along: sketch.edges[start].packedSegment)
        let expected = sketch.arrivals(mode, along: start)
        #expect(
          found == expected,
          "seed \(seed), \(mode) along \(sketch.edges[start].letters): \(sketch.restrictedMap.osm)")
      }
    }
  }

  @Test("The random maps hold turns along several segments that change the fastest ways")
  func sketchesAreTelling() throws {
    var lengths: Set<Int> = []
    var changed = 0
    for seed in 0..<8 as Range<UInt64> {
      var generator = SeededRandom(seed: seed)
      let sketch = try TurnSketch(random: &generator)
      let free = try sketch.map.network()
      lengths.formUnion(sketch.turns.map(\.path.count))
      let starts = sketch.edges.indices.filter { sketch.edges[$0].durations[1] != StreetGraph.closed }
      changed += starts.count {
        sketch.arrivals(.bike, along: $0) != free.arrivals(.bike, along: sketch.edges[$0].packedSegment)
      }
    }
    #expect(lengths == [1, 2, 3, 4])
    #expect(changed > 10)
  }
}

extension DrawnNetwork {
  /// The time in which a mode that sets out along an edge gets to the end of each, by packed segment.
  fileprivate func arrivals(_ mode: TravelMode, along start: UInt32) -> [UInt32: UInt32] {
    let durations = tables.durations[mode.index]
    var arrivals: [UInt32: UInt32] = [:]
    var times: [Int: UInt32] = [:]
    var queue: [Int] = []
    func follow(_ edge: Int, from time: UInt32) {
      guard durations[edge] != StreetGraph.closed else { return }
      let arrival = time + durations[edge]
      arrivals[tables.edgeSegment[edge]] = min(arrival, arrivals[tables.edgeSegment[edge]] ?? .max)
      guard arrival < times[Int(tables.head[edge])] ?? .max else { return }
      times[Int(tables.head[edge])] = arrival
      queue.append(Int(tables.head[edge]))
    }
    for edge in tables.head.indices where tables.edgeSegment[edge] == start { follow(edge, from: 0) }
    var done = 0
    while done < queue.count {
      let node = queue[done]
      done += 1
      for edge in Int(tables.firstOut[node])..<Int(tables.firstOut[node + 1]) { follow(edge, from: times[node] ?? 0) }
    }
    return arrivals
  }
}
