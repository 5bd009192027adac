/// A place on a line and the direction of the line there.
struct LineSample {
  /// On the flat map of ``NearbySegments``, in metres.
  let place: SIMD2<Double>
  /// Of length 1.
  let direction: SIMD2<Double>
  /// What it counts, beside others.
  let weight: Double
}

extension NearbySegments.Line {
  /// Evenly spaced places along the line, each in the middle of a piece of some metres.
  func samples(spacingMeters: Double, most: Int, weight: Double) -> [LineSample] {
    let lengths = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return [] }
    let count = max(1, min(most, Int((total / spacingMeters).rounded(.up))))
    var samples: [LineSample] = []
    var (piece, before) = (0, 0.0)
    for number in 0..<count {
      let target = (Double(number) + 0.5) / Double(count) * total
      while piece < lengths.count - 1, before + lengths[piece] < target {
        before += lengths[piece]
        piece += 1
      }
      let direction = (points[piece + 1] - points[piece]).unit
      samples.append(
        LineSample(
          place: points[piece] + direction * (target - before), direction: direction,
          weight: weight * total / Double(count)))
    }
    return samples
  }

  /// The cosine of the angle to a street from which on a line is parallel to it in part (37°), and by how much more it
  /// is so wholly (18°).
  private static let (parallelCosine, parallelRange) = (0.8, 0.15)
  /// At so many metres from a street a place counts half of what it counts on it.
  private static let halvingMeters = 12.0

  /// How much the line runs along a place, from 0 to 1: parallel and near counts most.
  func accompanies(_ sample: LineSample, withinMeters limit: Double) -> Double {
    var best = 0.0
    for (start, end) in zip(points, points.dropFirst()) {
      let meters = squaredDistance(sample.place, start, end).squareRoot()
      guard meters <= limit else { continue }
      let cosine = abs((end - start).unit.dot(sample.direction))
      let parallel = min(1, max(0, (cosine - Self.parallelCosine) / Self.parallelRange))
      best = max(best, parallel / (1 + (meters / Self.halvingMeters) * (meters / Self.halvingMeters)))
    }
    return best
  }

  /// Metres to a place.
  func distance(to place: SIMD2<Double>) -> Double {
    zip(points, points.dropFirst()).map { squaredDistance(place, $0, $1) }.min()?.squareRoot() ?? .infinity
  }
}

private func squaredDistance(_ place: SIMD2<Double>, _ start: SIMD2<Double>, _ end: SIMD2<Double>) -> Double {
  let step = end - start
  let squared = step.dot(step)
  let along = squared > 0 ? min(1, max(0, (place - start).dot(step) / squared)) : 0
  let offset = start + step * along - place
  return offset.dot(offset)
}
