/// Makes rings that do not touch themselves, as the specification wants them.
enum RingCleaning {
  /// The rings of one whose points lie on the grid of a tile, without spikes and without points that are passed twice.
  ///
  /// Each ends where it begins. There are none where nothing is left that has a surface, or where lines cross.
  static func simple(_ ring: [TilePoint]) -> [[TilePoint]] {
    let loops = loops(of: ring).filter { doubleArea($0) != 0 }
    return loops.contains(where: crosses) ? [] : loops
  }

  /// The rings of one whose lines cross, cut where they do; none where they cross too often.
  static func parted(_ ring: [TilePoint]) -> [[TilePoint]] {
    var rings = [ring]
    // A cut that is rounded to the grid may make new ones.
    for _ in 0..<4 {
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

  /// Pairs of lines of one ring that are looked at; beyond that it counts as one that crosses itself.
  private static let mostPairs = 4_000_000

  /// Follows a ring, and takes a loop off the path whenever the path comes back to itself.
  private static func loops(of ring: [TilePoint]) -> [[TilePoint]] {
    if ring.count <= 32, !repeats(ring) { return ring.count > 3 ? [ring] : [] }
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
      let areNeighbours = apart == 1 || apart == count - 1
      isCrossed = !areNeighbours || isSpike(ring, from: one, to: other)
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

  /// Calls a closure with the numbers of every two lines that share a point, until it says no.
  ///
  /// The lines are looked through from west to east, each against those that begin before it ends.
  /// - Returns: whether all pairs were looked at, or the closure said no.
  private static func forEachMeeting(of ring: [TilePoint], _ body: (Int, Int) -> Bool) -> Bool {
    let count = ring.count - 1
    let order = (0..<count).sorted { min(ring[$0].x, ring[$0 + 1].x) < min(ring[$1].x, ring[$1 + 1].x) }
    var pairs = 0
    for (position, one) in order.enumerated() {
      let (from, to) = (ring[one], ring[one + 1])
      let east = max(from.x, to.x)
      for place in position + 1..<max(position + 1, count) {
        let other = order[place]
        if min(ring[other].x, ring[other + 1].x) > east { break }
        pairs += 1
        guard pairs <= mostPairs else { return false }
        if meet(from, to, ring[other], ring[other + 1]), !body(one, other) { return true }
      }
    }
    return true
  }

  private static func side(_ a: TilePoint, _ b: TilePoint, _ c: TilePoint) -> Int64 {
    (Int64(b.x) - Int64(a.x)) * (Int64(c.y) - Int64(a.y)) - (Int64(b.y) - Int64(a.y)) * (Int64(c.x) - Int64(a.x))
  }

  /// Whether two lines share a point.
  private static func meet(_ a: TilePoint, _ b: TilePoint, _ c: TilePoint, _ d: TilePoint) -> Bool {
    guard max(a.y, b.y) >= min(c.y, d.y), max(c.y, d.y) >= min(a.y, b.y), max(a.x, b.x) >= min(c.x, d.x),
      max(c.x, d.x) >= min(a.x, b.x)
    else { return false }
    let (c1, d1) = (side(a, b, c).signum(), side(a, b, d).signum())
    let (a1, b1) = (side(c, d, a).signum(), side(c, d, b).signum())
    return c1 * d1 <= 0 && a1 * b1 <= 0
  }

  /// The ring with the points where its lines meet, on the grid; nil where there are too many.
  private static func withCuts(_ ring: [TilePoint]) -> [TilePoint]? {
    let count = ring.count - 1
    guard count > 2 else { return nil }
    var cuts: [Int: [TilePoint]] = [:]
    var total = 0
    let isWhole = forEachMeeting(of: ring) { one, other in
      for cut in cutPoints(ring[one], ring[one + 1], ring[other], ring[other + 1]) {
        cuts[one, default: []].append(cut)
        cuts[other, default: []].append(cut)
        total += 1
      }
      return total <= mostCuts
    }
    guard isWhole, total <= mostCuts else { return nil }
    var result: [TilePoint] = []
    for line in 0..<count {
      let start = ring[line]
      result.append(start)
      let own = (cuts[line] ?? []).sorted { distance($0, start) < distance($1, start) }
      for cut in own where cut != result[result.count - 1] { result.append(cut) }
    }
    return result + [ring[0]]
  }

  /// Most places where the lines of a ring meet, neighbours included.
  private static let mostCuts = 100_000

  private static func distance(_ one: TilePoint, _ other: TilePoint) -> Int64 {
    let (dx, dy) = (Int64(one.x) - Int64(other.x), Int64(one.y) - Int64(other.y))
    return dx * dx + dy * dy
  }

  /// Where two lines that meet do so: their ends that lie on the other, or else one point on the grid.
  private static func cutPoints(_ a: TilePoint, _ b: TilePoint, _ c: TilePoint, _ d: TilePoint) -> [TilePoint] {
    let (a1, b1, c1, d1) = (side(c, d, a), side(c, d, b), side(a, b, c), side(a, b, d))
    let ends = [(a1, a, c, d), (b1, b, c, d), (c1, c, a, b), (d1, d, a, b)]
      .filter { side, point, from, to in side == 0 && meet(point, point, from, to) }.map(\.1)
    guard ends.isEmpty, a1 != b1 else { return ends }
    let share = Double(a1) / (Double(a1) - Double(b1))
    return [
      TilePoint(
        x: Int32(clamping: Int((Double(a.x) + share * (Double(b.x) - Double(a.x))).rounded())),
        y: Int32(clamping: Int((Double(a.y) + share * (Double(b.y) - Double(a.y))).rounded())))
    ]
  }
}
