internal import Geo

extension SegmentTree {
  /// The segment nearest to a place, at most a limit away, among those that a mode may use.
  ///
  /// Distances are straight ones in a ``LocalProjection`` around the place, as in ``Polyline/nearest(to:)``.
  /// - Complexity: About O(log segments) for a place among the streets.
  func nearest(
    to place: Coordinate, mode: TravelMode, limitMeters: Double, in storage: GraphStorage
  ) -> Int? {
    guard let root = boxes.indices.last else { return nil }
    let probe = Probe(place)
    var best = (segment: Int?.none, squaredMeters: (limitMeters * limitMeters).nextUp)
    var stack = [Candidate(level: levels.count - 2, index: root, squaredMeters: probe.squaredMeters(to: boxes[root]))]
    while let candidate = stack.popLast() {
      guard candidate.squaredMeters < best.squaredMeters else { continue }
      if candidate.level == 0 {
        let segment = Int(segments[candidate.index])
        let squaredMeters = probe.squaredMeters(to: segment, in: storage)
        if squaredMeters < best.squaredMeters, storage.isOpen(segment, mode) { best = (segment, squaredMeters) }
        continue
      }
      let mark = stack.count
      for child in children(of: candidate.index, level: candidate.level) {
        let squaredMeters = probe.squaredMeters(to: boxes[child])
        guard squaredMeters < best.squaredMeters else { continue }
        stack.append(Candidate(level: candidate.level - 1, index: child, squaredMeters: squaredMeters))
      }
      // The nearest child lies on top and is looked at first.
      stack[mark...].sort { $0.squaredMeters > $1.squaredMeters }
    }
    return best.segment
  }

  /// The nearest segment of each component at most a limit away, with its squared distance in metres.
  /// - Complexity: O(segments within the limit).
  func nearestByComponent(
    to place: Coordinate, components: UnsafeBufferPointer<UInt32>, limitMeters: Double, in storage: GraphStorage
  ) -> [UInt32: (segment: Int, squaredMeters: Double)] {
    let probe = Probe(place)
    let limit = (limitMeters * limitMeters).nextUp
    var best: [UInt32: (segment: Int, squaredMeters: Double)] = [:]
    forEachNear(place, limitMeters: limitMeters) { segment in
      let component = components[segment]
      guard component != ModeConnectivity.noComponent else { return }
      let squaredMeters = probe.squaredMeters(to: segment, in: storage)
      guard squaredMeters < limit, squaredMeters < best[component]?.squaredMeters ?? .infinity else { return }
      best[component] = (segment, squaredMeters)
    }
    return best
  }
}

/// A box of the tree that may hold the nearest segment.
private struct Candidate {
  let level: Int
  let index: Int
  let squaredMeters: Double
}

/// Squared distances in metres from one place to boxes and segments.
private struct Probe {
  private let latitude: Double
  private let longitude: Double
  private let metersPerUnitLatitude: Double
  private let metersPerUnitLongitude: Double

  init(_ place: Coordinate) {
    latitude = place.latitude * 1e7
    longitude = place.longitude * 1e7
    metersPerUnitLatitude = LocalProjection.metersPerDegreeLatitude / 1e7
    metersPerUnitLongitude = LocalProjection(origin: place).metersPerDegreeLongitude / 1e7
  }

  func squaredMeters(to box: SegmentTree.Box) -> Double {
    let x = max(0, Double(box.west) - longitude, longitude - Double(box.east)) * metersPerUnitLongitude
    let y = max(0, Double(box.south) - latitude, latitude - Double(box.north)) * metersPerUnitLatitude
    return x * x + y * y
  }

  func squaredMeters(to segment: Int, in storage: GraphStorage) -> Double {
    let first = Int(storage.segmentFirstShape[segment])
    var previous = offset(to: first, in: storage)
    var best = (previous * previous).sum()
    for point in (first + 1)..<Int(storage.segmentFirstShape[segment + 1]) {
      let current = offset(to: point, in: storage)
      best = min(best, squaredMetersFromOrigin(previous, current))
      previous = current
    }
    return best
  }

  /// Metres east and north from the place to a shape point.
  private func offset(to point: Int, in storage: GraphStorage) -> SIMD2<Double> {
    SIMD2(
      (Double(storage.shapeLongitudes[point]) - longitude) * metersPerUnitLongitude,
      (Double(storage.shapeLatitudes[point]) - latitude) * metersPerUnitLatitude)
  }

  private func squaredMetersFromOrigin(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> Double {
    let step = end - start
    let squared = (step * step).sum()
    guard squared > 0 else { return (start * start).sum() }
    let nearest = start + step * min(1, max(0, -(start * step).sum() / squared))
    return (nearest * nearest).sum()
  }
}

extension SegmentTree {
  /// Every segment whose box is at most so far from a place, in no order.
  /// - Complexity: O(segments within the limit).
  func forEachNear(_ place: Coordinate, limitMeters: Double, _ body: (Int) -> Void) {
    guard let root = boxes.indices.last else { return }
    let probe = Probe(place)
    let limit = (limitMeters * limitMeters).nextUp
    var stack = [(level: levels.count - 2, index: root)]
    while let (level, index) = stack.popLast() {
      guard probe.squaredMeters(to: boxes[index]) < limit else { continue }
      guard level > 0 else {
        body(Int(segments[index]))
        continue
      }
      for child in children(of: index, level: level) { stack.append((level - 1, child)) }
    }
  }
}
