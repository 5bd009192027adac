/// Cuts areas at the edges of a box, one edge after the other.
///
/// An area is the inside of its rings by the even-odd rule. Where an edge cuts them, the line of the edge is inside of
/// the area from the first cut to the second, from the third to the fourth and so on: so the pieces of the rings on the
/// near side are joined by these stretches, whatever ring they came from. An area that falls apart gets rings of its
/// own for each part, and nothing runs along an edge and back.
enum RingClip {
  /// The rings of the part that lies in a box; each ends where it begins.
  /// - Complexity: O(n + k log k) for k cuts of an edge.
  static func rings(_ rings: [[WorldPoint]], in box: WorldBox) -> [[WorldPoint]] {
    let edges = [
      HalfPlane(isUpright: true, edge: box.west, sign: 1), HalfPlane(isUpright: true, edge: box.east, sign: -1),
      HalfPlane(isUpright: false, edge: box.north, sign: 1), HalfPlane(isUpright: false, edge: box.south, sign: -1),
    ]
    return edges.reduce(rings) { rings, edge in edge.clipped(rings) }
  }
}

/// One side of an edge.
private struct HalfPlane {
  /// Whether the edge runs from north to south.
  let isUpright: Bool
  let edge: Int
  /// 1 where larger numbers are inside, -1 where smaller ones are.
  let sign: Int

  /// A piece of a ring on the near side, from one cut to another.
  private struct Chain {
    var points: [WorldPoint]
  }

  func clipped(_ rings: [[WorldPoint]]) -> [[WorldPoint]] {
    var whole: [[WorldPoint]] = []
    var chains: [Chain] = []
    for ring in rings where ring.count > 3 {
      let outside = ring.count { !isInside($0) }
      if outside == 0 { whole.append(ring) }
      if outside > 0 && outside < ring.count { chains += self.chains(of: ring) }
    }
    return whole + joined(chains)
  }

  private func isInside(_ point: WorldPoint) -> Bool { ((isUpright ? point.x : point.y) - edge) * sign >= 0 }

  private func along(_ point: WorldPoint) -> Int { isUpright ? point.y : point.x }

  /// The pieces of a ring that has points on both sides.
  private func chains(of ring: [WorldPoint]) -> [Chain] {
    guard let start = ring.dropLast().firstIndex(where: { !isInside($0) }) else { return [] }
    let count = ring.count - 1
    var chains: [Chain] = []
    var chain: [WorldPoint] = []
    for step in 0..<count {
      let from = ring[(start + step) % count]
      let to = ring[(start + step + 1) % count]
      switch (isInside(from), isInside(to)) {
      case (false, true): chain = [cut(from, to), to]
      case (true, true): chain.append(to)
      case (true, false): chains.append(Chain(points: chain + [cut(from, to)]))
      case (false, false): break
      }
    }
    return chains
  }

  private func cut(_ from: WorldPoint, _ to: WorldPoint) -> WorldPoint {
    let (a, b) = isUpright ? (from.x, to.x) : (from.y, to.y)
    let share = Double(edge - a) / Double(b - a)
    let along = Double(self.along(from)) + share * Double(self.along(to) - self.along(from))
    let place = Int(along.rounded())
    return isUpright ? WorldPoint(x: edge, y: place) : WorldPoint(x: place, y: edge)
  }

  /// Closes pieces along the edge: the cuts in their order, two and two.
  private func joined(_ chains: [Chain]) -> [[WorldPoint]] {
    // An end is the number of its piece × 2, plus 1 for the last point.
    let ends = (0..<2 * chains.count).sorted { (along(point($0, chains)), $0) < (along(point($1, chains)), $1) }
    var partner = [Int](repeating: 0, count: ends.count)
    for first in stride(from: 0, to: ends.count, by: 2) {
      partner[ends[first]] = ends[first + 1]
      partner[ends[first + 1]] = ends[first]
    }
    var isUsed = [Bool](repeating: false, count: chains.count)
    var rings: [[WorldPoint]] = []
    for number in chains.indices where !isUsed[number] {
      var ring: [WorldPoint] = []
      var end = 2 * number
      while !isUsed[end / 2] {
        isUsed[end / 2] = true
        let points = chains[end / 2].points
        ring += end % 2 == 0 ? points : points.reversed()
        end = partner[end ^ 1]
      }
      rings.append(ring + [ring[0]])
    }
    return rings
  }

  private func point(_ end: Int, _ chains: [Chain]) -> WorldPoint {
    let points = chains[end / 2].points
    return end % 2 == 0 ? points[0] : points[points.count - 1]
  }
}
