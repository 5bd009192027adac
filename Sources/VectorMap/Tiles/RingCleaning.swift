/// Makes rings that do not touch themselves, as the specification wants them.
enum RingCleaning {
  /// The rings of one whose points lie on the grid of a tile, without spikes and without points that are passed twice.
  ///
  /// Each ends where it begins. There are none where nothing is left that has a surface, or where lines cross.
  static func simple(_ ring: [TilePoint]) -> [[TilePoint]] {
    let loops = loops(of: ring).filter { doubleArea($0) != 0 }
    return loops.contains(where: crosses) ? [] : loops
  }

  /// How often a ring is cut anew: cuts are rounded to the grid, so that lines may cross elsewhere afterwards.
  private static let maxRounds = 4

  /// The rings of one whose lines cross, cut where they do; none where they cross too often.
  static func parted(_ ring: [TilePoint]) -> [[TilePoint]] {
    var rings = [ring]
    for _ in 0..<maxRounds {
      rings = rings.flatMap { ring in withCuts(ring).map(loops) ?? [] }.filter { doubleArea($0) != 0 }
      if !rings.contains(where: crosses) { return rings }
    }
    return []
  }

  /// Twice the surface; positive for a ring that runs clockwise in the tile, whose rows count southwards.
  static func doubleArea(_ ring: [TilePoint]) -> Int64 {
    zip(ring, ring.dropFirst()).reduce(0) { sum, edge in
      sum + Int64(edge.0.x) * Int64(edge.1.y) - Int64(edge.1.x) * Int64(edge.0.y)
    }
  }

  /// Points up to which a ring is held against itself point by point, which is quicker than to make a table of them.
  private static let shortCount = 32

  /// Follows a ring, and takes a loop off the path whenever the path comes back to itself.
  private static func loops(of ring: [TilePoint]) -> [[TilePoint]] {
    if ring.count <= shortCount, !repeats(ring) { return ring.count > 3 ? [ring] : [] }
    var loops: [[TilePoint]] = []
    var path: [TilePoint] = []
    var places: [TilePoint: Int] = [:]
    for point in ring {
      guard let place = places[point] else {
        places[point] = path.count
        path.append(point)
        continue
      }
      if path.count - place > 2 { loops.append(Array(path[place...]) + [point]) }
      for gone in path[(place + 1)...] { places[gone] = nil }
      path.removeSubrange((place + 1)...)
    }
    return loops
  }

  /// Whether a short ring passes a point twice.
  private static func repeats(_ ring: [TilePoint]) -> Bool {
    for last in 1..<max(1, ring.count - 1) {
      for first in 0..<last where ring[first] == ring[last] { return true }
    }
    return ring.count > 1 && ring[0] != ring[ring.count - 1]
  }

  /// Whether two lines of a ring cross, or one touches another's inside.
  private static func crosses(_ ring: [TilePoint]) -> Bool {
    let count = ring.count - 1
    guard count > 3 else { return false }
    var isCrossed = false
    let isWhole = forEachMeeting(of: ring) { one, other in
      let apart = abs(one - other)
      let areNeighbors = apart == 1 || apart == count - 1
      isCrossed = !areNeighbors || isSpike(ring, from: one, to: other)
      return !isCrossed
    }
    return isCrossed || !isWhole
  }

  /// Whether one of two lines that follow each other runs back along the other.
  private static func isSpike(_ ring: [TilePoint], from one: Int, to other: Int) -> Bool {
    let (a, b, c, d) = (ring[one], ring[one + 1], ring[other], ring[other + 1])
    guard side(a, b, c) == 0, side(a, b, d) == 0 else { return false }
    let (dx, dy) = (Int64(b.x) - Int64(a.x), Int64(b.y) - Int64(a.y))
    return dx * (Int64(d.x) - Int64(c.x)) + dy * (Int64(d.y) - Int64(c.y)) < 0
  }
}
