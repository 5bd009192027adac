extension StopCycle {
  /// How an order is begun.
  enum Construction: CaseIterable {
    /// Whichever node costs least to put in comes next.
    case cheapestInsertion
    /// Whichever costs most where it is put in best comes next.
    case farthestInsertion
    /// Whichever is nearest to the last one comes next.
    case nearestNeighbor
  }

  /// All nodes but the depot in an order that is quickly found.
  /// - Complexity: O(n³) for n nodes.
  func constructed(_ construction: Construction) -> [Int] {
    switch construction {
    case .cheapestInsertion: inserted { $0 < $1 }
    case .farthestInsertion: inserted { $0 > $1 }
    case .nearestNeighbor: nearestNeighbors()
    }
  }

  private func inserted(_ isBefore: (Double, Double) -> Bool) -> [Int] {
    var order: [Int] = []
    var left = Array(1..<count)
    while !left.isEmpty {
      let places = left.map { cheapestPlace(for: $0, in: order) }
      guard let chosen = places.indices.min(by: { isBefore(places[$0].cost, places[$1].cost) }) else { break }
      order.insert(left.remove(at: chosen), at: places[chosen].index)
    }
    return order
  }

  private func cheapestPlace(for node: Int, in order: [Int]) -> (index: Int, cost: Double) {
    var best = (index: 0, cost: Double.infinity)
    var before = 0
    for index in 0...order.count {
      let after = index < order.count ? order[index] : 0
      let added = cost(before, node) + cost(node, after) - cost(before, after)
      if added < best.cost { best = (index, added) }
      before = after
    }
    return best
  }

  private func nearestNeighbors() -> [Int] {
    var order: [Int] = []
    var left = Array(1..<count)
    while let next = left.indices.min(by: { cost(order.last ?? 0, left[$0]) < cost(order.last ?? 0, left[$1]) }) {
      order.append(left.remove(at: next))
    }
    return order
  }
}
