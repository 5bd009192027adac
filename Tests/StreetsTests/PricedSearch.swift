import Geo

@testable import Streets

/// A plain search for the cheapest way over a graph, for tests.
struct PricedSearch {
  private let graph: StreetGraph
  private let places: [Character: Coordinate]

  /// Takes a graph, and the letters of its nodes.
  init(_ graph: StreetGraph, places: [Character: Coordinate]) {
    self.graph = graph
    self.places = places
  }

  /// The letters along the way between two nodes that costs least, nil where there is none.
  func path(_ mode: TravelMode, from origin: Character, to destination: Character) -> String? {
    guard let start = node(origin), let end = node(destination) else { return nil }
    var cost: [Int: UInt64] = [start: 0]
    var text: [Int: String] = [start: String(origin)]
    var open: Set<Int> = [start]
    let prices = graph.pricedDurations(mode)
    while let node = open.min(by: { (cost[$0] ?? 0, $0) < (cost[$1] ?? 0, $1) }) {
      open.remove(node)
      if node == end { return text[node] }
      for edge in Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1]) {
        guard prices[edge] != StreetGraph.closed, let now = cost[node] else { continue }
        let (head, sum) = (Int(graph.head[edge]), now + UInt64(prices[edge]))
        if let known = cost[head], known <= sum { continue }
        cost[head] = sum
        text[head] = (text[node] ?? "") + letters(ofEdge: edge).dropFirst()
        open.insert(head)
      }
    }
    return nil
  }

  private func letters(ofEdge edge: Int) -> String {
    let (segment, isReversed) = graph.segment(ofEdge: edge)
    let shape = graph.shape(ofSegment: segment)
    return String((isReversed ? shape.reversed() : shape).compactMap(letter))
  }

  private func node(_ letter: Character) -> Int? {
    (0..<graph.nodeCount).first { self.letter(graph.coordinate(ofNode: $0)) == letter }
  }

  private func letter(_ place: Coordinate) -> Character? {
    places.first { $0.value.distanceMeters(to: place) < 1 }?.key
  }
}
