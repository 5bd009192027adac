internal import Geo

extension SegmentTree {
  /// The segment nearest to a place, at most a limit away, among those that a mode may use.
  ///
  /// Distances are straight ones in a ``LocalProjection`` around the place, as in ``Polyline/nearest(to:)``.
  /// - Complexity: About O(log segments) for a place among the streets.
  func nearest(
    to place: Coordinate, mode: TravelMode, limitMeters: Double, in storage: GraphStorage
  ) -> Int? {
    var best = (segment: Int?.none, squaredMeters: (limitMeters * limitMeters).nextUp)
    for probe in Probe.probes(place, limitMeters: limitMeters) { search(probe, mode, &best, in: storage) }
    return best.segment
  }

  /// Looks for a segment nearer to a probe than the best one so far.
  private func search(
    _ probe: Probe, _ mode: TravelMode, _ best: inout (segment: Int?, squaredMeters: Double), in storage: GraphStorage
  ) {
    guard let root = boxes.indices.last else { return }
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
  }

  /// The nearest segment of each component at most a limit away, with its squared distance in metres.
  /// - Complexity: O(segments within the limit).
  func nearestByComponent(
    to place: Coordinate, components: UnsafeBufferPointer<UInt32>, limitMeters: Double, in storage: GraphStorage
  ) -> [UInt32: (segment: Int, squaredMeters: Double)] {
    let limit = (limitMeters * limitMeters).nextUp
    var best: [UInt32: (segment: Int, squaredMeters: Double)] = [:]
    forEachProbed(around: place, limitMeters: limitMeters) { segment, probe in
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

/// Squared distances in metres from one place to boxes and segments on its side of the 180th meridian.
private struct Probe {
  private let latitude: Double
  private let longitude: Double
  private let metersPerUnitLatitude: Double
  private let metersPerUnitLongitude: Double

  /// A probe for each side of the 180th meridian where streets may be as near as a limit: one but for places beside it.
  static func probes(_ place: Coordinate, limitMeters: Double) -> [Probe] {
    let here = Probe(place, turnedDegrees: 0)
    let far = (180 - abs(place.longitude)) * 1e7 * here.metersPerUnitLongitude
    return far > limitMeters ? [here] : [here, Probe(place, turnedDegrees: place.longitude > 0 ? -360 : 360)]
  }

  /// The place, or the same a turn around the globe away.
  private init(_ place: Coordinate, turnedDegrees: Double) {
    latitude = place.latitude * 1e7
    longitude = (place.longitude + turnedDegrees) * 1e7
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
    forEachProbed(around: place, limitMeters: limitMeters) { segment, _ in body(segment) }
  }

  private func forEachProbed(around place: Coordinate, limitMeters: Double, _ body: (Int, Probe) -> Void) {
    for probe in Probe.probes(place, limitMeters: limitMeters) {
      forEachSegment(near: probe, limitMeters: limitMeters) { body($0, probe) }
    }
  }

  private func forEachSegment(near probe: Probe, limitMeters: Double, _ body: (Int) -> Void) {
    guard let root = boxes.indices.last else { return }
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
