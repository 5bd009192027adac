/// The surface inside of rings by the even-odd rule, worked out row by row between all heights at which something
/// changes: slow, and nothing like how rings are clipped.
enum SlowArea {
  typealias Point = (x: Double, y: Double)

  /// The surface; that part of it that lies in a box where one is given.
  static func of(
    _ rings: [[Point]], in box: (west: Double, north: Double, east: Double, south: Double)? = nil
  ) -> Double {
    let edges = rings.flatMap { Array(zip($0, $0.dropFirst())) }
    var heights = rings.joined().map(\.y)
    for (number, one) in edges.enumerated() {
      for other in edges[(number + 1)...] {
        if let height = crossing(one, other) { heights.append(height) }
      }
    }
    if let box {
      heights += [box.north, box.south]
      for edge in edges {
        for x in [box.west, box.east] where (edge.0.x < x) != (edge.1.x < x) {
          heights.append(edge.0.y + (x - edge.0.x) / (edge.1.x - edge.0.x) * (edge.1.y - edge.0.y))
        }
      }
      heights = heights.filter { $0 >= box.north && $0 <= box.south }
    }
    heights.sort()
    // Between two heights all widths change evenly, so that the one in the middle is their mean.
    return zip(heights, heights.dropFirst()).reduce(0) { sum, slab in
      sum + (slab.1 - slab.0) * width(edges, at: (slab.0 + slab.1) / 2, box.map { ($0.west, $0.east) })
    }
  }

  private static func width(_ edges: [(Point, Point)], at y: Double, _ limits: (Double, Double)?) -> Double {
    let places = edges.filter { ($0.0.y < y) != ($0.1.y < y) }.map { edge in
      edge.0.x + (y - edge.0.y) / (edge.1.y - edge.0.y) * (edge.1.x - edge.0.x)
    }.sorted()
    return stride(from: 0, to: places.count - 1, by: 2).reduce(0) { sum, place in
      let (from, to) = (places[place], places[place + 1])
      guard let limits else { return sum + to - from }
      return sum + max(0, min(to, limits.1) - max(from, limits.0))
    }
  }

  private static func crossing(_ one: (Point, Point), _ other: (Point, Point)) -> Double? {
    let (ax, ay) = (one.1.x - one.0.x, one.1.y - one.0.y)
    let (bx, by) = (other.1.x - other.0.x, other.1.y - other.0.y)
    let across = ax * by - ay * bx
    guard across != 0 else { return nil }
    let share = ((other.0.x - one.0.x) * by - (other.0.y - one.0.y) * bx) / across
    let second = ((other.0.x - one.0.x) * ay - (other.0.y - one.0.y) * ax) / across
    guard (0...1).contains(share), (0...1).contains(second) else { return nil }
    return one.0.y + share * ay
  }
}
