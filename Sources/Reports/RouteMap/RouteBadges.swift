internal import Geo

/// Where each line has its number: as far from the other lines as it gets, and from what is there already.
struct RouteBadges {
  let places: [PlanePoint]

  /// Points of a line from one place that is tried to the next.
  private static let spacing = 9.0
  /// Further than this a line is alone.
  private static let alone = 34.0
  /// Least points between two numbers.
  private static let apart = 26.0

  init(lanes: [[PlanePoint]], frame: Frame, taken: [PlanePoint]) {
    let samples = lanes.map { Self.samples($0) }
    var taken = taken
    places = samples.indices.map { number in
      let others = samples.indices.filter { $0 != number }.flatMap { samples[$0] }
      let own = samples[number]
      let rated = own.enumerated().map { index, place -> (place: PlanePoint, score: Double) in
        let free = others.lazy.map { $0.distance(to: place) }.min() ?? Self.alone
        let crowded = taken.contains { $0.distance(to: place) < Self.apart } || !frame.holds(place, margin: 14)
        let middle = abs(Double(index) / Double(max(1, own.count - 1)) - 0.5)
        return (place, min(free, Self.alone) - 8 * middle - (crowded ? 100 : 0))
      }
      let best = rated.max { $0.score < $1.score }?.place ?? PlanePoint(x: frame.x, y: frame.y)
      taken.append(best)
      return best
    }
  }

  /// Places at even distances along a line.
  private static func samples(_ line: [PlanePoint]) -> [PlanePoint] {
    var samples: [PlanePoint] = []
    var rest = spacing / 2
    for (start, end) in zip(line, line.dropFirst()) {
      let length = start.distance(to: end)
      while rest < length {
        let share = rest / length
        samples.append(PlanePoint(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y)))
        rest += spacing
      }
      rest -= length
    }
    return samples.isEmpty ? Array(line.prefix(1)) : samples
  }
}

extension Frame {
  fileprivate func holds(_ point: PlanePoint, margin: Double) -> Bool {
    point.x > x + margin && point.x < maxX - margin && point.y > y + margin && point.y < maxY - margin
  }
}
