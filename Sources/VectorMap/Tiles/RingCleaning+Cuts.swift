extension RingCleaning {
  /// Most places where the lines of a ring meet, neighbours included.
  private static let maxCuts = 100_000

  /// The ring with the points where its lines meet, on the grid; nil where there are too many.
  static func withCuts(_ ring: [TilePoint]) -> [TilePoint]? {
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
      return total <= maxCuts
    }
    guard isWhole, total <= maxCuts else { return nil }
    var result: [TilePoint] = []
    for line in 0..<count {
      let start = ring[line]
      result.append(start)
      let own = (cuts[line] ?? []).sorted { squaredDistance($0, start) < squaredDistance($1, start) }
      for cut in own where cut != result[result.count - 1] { result.append(cut) }
    }
    return result + [ring[0]]
  }

  /// The square of the distance.
  private static func squaredDistance(_ one: TilePoint, _ other: TilePoint) -> Int64 {
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
