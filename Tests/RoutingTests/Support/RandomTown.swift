import Geo
import Streets
import TestSupport

extension TestNetwork {
  /// A larger random network than ``init(random:)``: a grid with holes, dead ends, chains, long jumps, loops, doubles
  /// and an island.
  init(randomTown generator: inout SeededRandom, side: Int) {
    self.init()
    for row in 0..<side {
      for column in 0..<side {
        addNode(
          Double(column) * 100 + .random(in: -30...30, using: &generator),
          Double(row) * 100 + .random(in: -30...30, using: &generator))
      }
    }
    for node in nodes.indices {
      if node % side > 0, generator.chance(0.85) { addTownStreet(node, node - 1, &generator) }
      if node >= side, generator.chance(0.85) { addTownStreet(node, node - side, &generator) }
    }
    for _ in 0..<side {
      addTownStreet(
        .random(in: nodes.indices, using: &generator), .random(in: nodes.indices, using: &generator), &generator)
    }
    for _ in 0..<side { addChain(from: .random(in: nodes.indices, using: &generator), &generator) }
    let island = (addNode(9000, 9000), addNode(9100, 9000))
    addTownStreet(island.0, island.1, &generator)
  }

  private mutating func addChain(from start: Int, _ generator: inout SeededRandom) {
    var last = start
    for step in 1...Int.random(in: 1...6, using: &generator) {
      let next = addNode(nodes[start].x + Double(step) * 7, nodes[start].y + Double(step) * 5)
      addTownStreet(last, next, &generator)
      last = next
    }
    if generator.chance(0.5) { addTownStreet(last, .random(in: nodes.indices, using: &generator), &generator) }
  }

  /// Both ways with times of their own, one way, now and then closed, for nothing or for weeks.
  private mutating func addTownStreet(_ tail: Int, _ head: Int, _ generator: inout SeededRandom) {
    let segment = addSegment(tail, head)
    addEdge(tail, head, segment, isReversed: false, &generator)
    if generator.chance(0.85) { addEdge(head, tail, segment, isReversed: true, &generator) }
  }

  private mutating func addEdge(
    _ tail: Int, _ head: Int, _ segment: Int, isReversed: Bool, _ generator: inout SeededRandom
  ) {
    let durations: [UInt32?] = (0..<3).map { _ in
      if generator.chance(0.05) { return nil }
      if generator.chance(0.05) { return 0 }
      if generator.chance(0.02) { return .random(in: .max / 2 ... .max - 1, using: &generator) }
      return .random(in: 1...60_000, using: &generator)
    }
    edges.append(Edge(tail: tail, head: head, segment: segment, isReversed: isReversed, durations: durations))
  }
}
