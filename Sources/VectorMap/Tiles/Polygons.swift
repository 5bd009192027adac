/// Sorts the rings of an area into polygons: a ring that none or two others hold is an outer one, a ring that one holds
/// is a hole.
enum Polygons {
  /// Each polygon with its outer ring first, which runs clockwise in the tile; its holes run the other way.
  /// - Complexity: O(rings² + points · rings that hold them).
  static func of(_ rings: [[TilePoint]]) -> [[[TilePoint]]] {
    let parts = rings.map(Part.init).sorted { abs($0.area) > abs($1.area) }
    guard parts.count > 1 else { return parts.map { [$0.turned(clockwise: true)] } }
    var depths: [Int] = []
    var polygons: [[[TilePoint]]] = []
    // The polygon that a ring on the outside began.
    var numbers: [Int?] = []
    for (index, part) in parts.enumerated() {
      let holders = (0..<index).filter { parts[$0].holds(part) }
      depths.append(holders.count)
      guard holders.count % 2 == 1, let outer = holders.last(where: { depths[$0] == holders.count - 1 }),
        let number = numbers[outer]
      else {
        numbers.append(polygons.count)
        polygons.append([part.turned(clockwise: true)])
        continue
      }
      numbers.append(nil)
      polygons[number].append(part.turned(clockwise: false))
    }
    return polygons
  }

  private struct Part {
    let ring: [TilePoint]
    let area: Int64
    let low: TilePoint
    let high: TilePoint

    init(_ ring: [TilePoint]) {
      self.ring = ring
      area = RingCleaning.doubleArea(ring)
      low = TilePoint(x: ring.lazy.map(\.x).min() ?? 0, y: ring.lazy.map(\.y).min() ?? 0)
      high = TilePoint(x: ring.lazy.map(\.x).max() ?? 0, y: ring.lazy.map(\.y).max() ?? 0)
    }

    func turned(clockwise: Bool) -> [TilePoint] { (area > 0) == clockwise ? ring : ring.reversed() }

    /// Whether another ring lies inside; one that only touches does not.
    func holds(_ other: Part) -> Bool {
      guard low.x <= other.low.x, low.y <= other.low.y, high.x >= other.high.x, high.y >= other.high.y else {
        return false
      }
      // The middle of a line of the other, off the grid where points may lie on this one's lines.
      for (from, to) in zip(other.ring, other.ring.dropFirst()) {
        let place = ((Double(from.x) + Double(to.x)) / 2, (Double(from.y) + Double(to.y)) / 2)
        if let isInside = contains(place) { return isInside }
      }
      return false
    }

    /// Whether a place lies inside; nil on a line.
    private func contains(_ place: (x: Double, y: Double)) -> Bool? {
      var isInside = false
      for (from, to) in zip(ring, ring.dropFirst()) {
        let (x1, y1, x2, y2) = (Double(from.x), Double(from.y), Double(to.x), Double(to.y))
        let side = (x2 - x1) * (place.y - y1) - (y2 - y1) * (place.x - x1)
        if side == 0, min(x1, x2) <= place.x, place.x <= max(x1, x2), min(y1, y2) <= place.y, place.y <= max(y1, y2) {
          return nil
        }
        if (y1 > place.y) != (y2 > place.y), (side > 0) == (y2 > y1) { isInside.toggle() }
      }
      return isInside
    }
  }
}
