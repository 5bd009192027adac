/// A line of places, with lengths measured along it in metres.
///
/// Positions along the line are fractions of its length from 0 (first place) to 1 (last place). A line of length 0 is
/// legal: every fraction is its only place.
public struct Polyline: Hashable, Sendable {
  /// The places, in order; at least one.
  public let places: [Coordinate]
  /// Metres from the first place to each place; the last is the length of the line.
  public let distancesMeters: [Double]

  /// Creates a line through some places, nil when there are none.
  /// - Complexity: O(n).
  public init?(_ places: [Coordinate]) {
    guard let first = places.first else { return nil }
    self.places = places
    var distances: [Double] = [0]
    distances.reserveCapacity(places.count)
    var previous = first
    var total = 0.0
    for place in places.dropFirst() {
      total += previous.distanceMeters(to: place)
      distances.append(total)
      previous = place
    }
    distancesMeters = distances
  }

  /// Length in metres.
  public var lengthMeters: Double { distancesMeters.last ?? 0 }

  /// The place at a fraction of the length.
  public func place(atFraction fraction: Double) -> Coordinate {
    let target = min(1, max(0, fraction)) * lengthMeters
    let index = firstIndex(atOrBeyond: target)
    guard index > 0 else { return places[0] }
    let piece = distancesMeters[index] - distancesMeters[index - 1]
    guard piece > 0 else { return places[index] }
    return places[index - 1].interpolated(
      to: places[index], fraction: (target - distancesMeters[index - 1]) / piece)
  }

  /// The part of the line between two fractions, reversed when the first is the larger.
  public func slice(from start: Double, to end: Double) -> [Coordinate] {
    guard start <= end else { return slice(from: end, to: start).reversed() }
    let startMeters = start * lengthMeters
    let endMeters = end * lengthMeters
    var result = [place(atFraction: start)]
    for (index, distance) in distancesMeters.enumerated() where distance > startMeters && distance < endMeters {
      result.append(places[index])
    }
    result.append(place(atFraction: end))
    return result
  }

  /// Most places that ``samples(spacingMeters:)`` returns, so that no spacing can exhaust the memory.
  private static let maxSamples = 1e6

  /// Evenly spaced places for sampling a quantity along the line: the middles of equal pieces of at most `spacing`
  /// metres.
  ///
  /// At least one and at most a million, whatever the spacing.
  public func samples(spacingMeters spacing: Double) -> [Coordinate] {
    let pieces = (lengthMeters / max(0, spacing)).rounded(.up)
    let count = pieces.isNaN ? 1 : Int(min(Self.maxSamples, max(1, pieces)))
    return (0..<count).map { place(atFraction: (Double($0) + 0.5) / Double(count)) }
  }

  /// The nearest point of the line to a place: its fraction of the length and its distance in metres.
  public func nearest(to place: Coordinate) -> (fraction: Double, distanceMeters: Double) {
    let plane = LocalProjection(origin: place)
    var best = (meters: 0.0, squared: Double.infinity)
    var previous = plane.project(places[0])
    best.squared = previous.x * previous.x + previous.y * previous.y
    for index in places.indices.dropFirst() {
      let current = plane.project(places[index])
      let along = Self.closestFractionToOrigin(from: previous, to: current)
      let x = previous.x + (current.x - previous.x) * along
      let y = previous.y + (current.y - previous.y) * along
      if x * x + y * y < best.squared {
        let piece = distancesMeters[index] - distancesMeters[index - 1]
        best = (distancesMeters[index - 1] + piece * along, x * x + y * y)
      }
      previous = current
    }
    return (lengthMeters > 0 ? best.meters / lengthMeters : 0, best.squared.squareRoot())
  }

  private static func closestFractionToOrigin(from start: PlanePoint, to end: PlanePoint) -> Double {
    let x = end.x - start.x
    let y = end.y - start.y
    let squared = x * x + y * y
    guard squared > 0 else { return 0 }
    return min(1, max(0, -(start.x * x + start.y * y) / squared))
  }

  private func firstIndex(atOrBeyond target: Double) -> Int {
    var low = 0
    var high = distancesMeters.count - 1
    while low < high {
      let middle = (low + high) / 2
      if distancesMeters[middle] < target { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
