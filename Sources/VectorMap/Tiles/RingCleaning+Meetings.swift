extension RingCleaning {
  /// Pairs of lines of one ring that are looked at; beyond that it counts as one that crosses itself.
  private static let maxPairs = 4_000_000

  /// Calls a closure with the numbers of every two lines that share a point, until it says no.
  ///
  /// The lines are looked through from west to east, each against those that begin before it ends.
  /// - Returns: whether all pairs were looked at, or the closure said no.
  static func forEachMeeting(of ring: [TilePoint], _ body: (Int, Int) -> Bool) -> Bool {
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
        guard pairs <= maxPairs else { return false }
        if meet(from, to, ring[other], ring[other + 1]), !body(one, other) { return true }
      }
    }
    return true
  }

  /// Whether two lines share a point.
  static func meet(_ a: TilePoint, _ b: TilePoint, _ c: TilePoint, _ d: TilePoint) -> Bool {
    guard max(a.y, b.y) >= min(c.y, d.y), max(c.y, d.y) >= min(a.y, b.y), max(a.x, b.x) >= min(c.x, d.x),
      max(c.x, d.x) >= min(a.x, b.x)
    else { return false }
    let (c1, d1) = (side(a, b, c).signum(), side(a, b, d).signum())
    let (a1, b1) = (side(c, d, a).signum(), side(c, d, b).signum())
    return c1 * d1 <= 0 && a1 * b1 <= 0
  }

  /// On which side of the line from `a` to `b` a point lies: 0 on it, above 0 on its right in the tile, whose rows
  /// count southwards.
  static func side(_ a: TilePoint, _ b: TilePoint, _ c: TilePoint) -> Int64 {
    (Int64(b.x) - Int64(a.x)) * (Int64(c.y) - Int64(a.y)) - (Int64(b.y) - Int64(a.y)) * (Int64(c.x) - Int64(a.x))
  }
}
