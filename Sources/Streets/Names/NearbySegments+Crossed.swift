extension NearbySegments {
  /// What a street counts that a crossing itself meets, and one that a piece meets in which it goes on.
  private static let (ownWeight, nextWeight) = (2.0, 1.0)
  /// How many pieces beyond each end of a crossing are looked at.
  private static let maxOnward = 4
  /// How long a path is at most that counts as a crossing, or a part of one, in metres; and how long what goes on
  /// behind it is at most.
  private static let (crossingMeters, onwardMeters) = (25.0, 40.0)
  /// The cosine of the angle to a street from which on a line does not lie across it: 45° where that makes it a
  /// crossing, 37° where it is marked as one.
  private static let (unmarkedCosine, markedCosine) = (0.7, 0.8)

  /// The name of the street that the segment crosses, or is a part of the way across.
  func crossedStreet() -> UInt32? {
    guard own.role == .crossing || isUnmarkedCrossing else { return nil }
    var votes: [UInt32: Double] = [:]
    for end in own.ends {
      vote(at: end, from: own, weight: Self.ownWeight, &votes)
      var (line, place) = (own, end)
      for _ in 0..<Self.maxOnward {
        guard let next = crossingGoingOn(from: line, at: place) else { break }
        place = next.otherEnd(than: place)
        vote(at: place, from: next, weight: Self.nextWeight, &votes)
        line = next
      }
    }
    if votes.isEmpty { voteByIntersection(&votes) }
    return votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Whether it is short, meets a street across, and goes on at its other side.
  private var isUnmarkedCrossing: Bool {
    guard own.role == .path, own.lengthMeters <= Self.crossingMeters else { return false }
    return own.ends.contains { end in
      isStreetAcross(own, at: end) && successor(of: own, at: end).map { $0.lengthMeters <= Self.onwardMeters } == true
    }
  }

  private func isStreetAcross(_ line: Line, at end: SIMD2<Int32>) -> Bool {
    let direction = line.direction(awayFrom: end)
    return lines(at: end, but: line).contains {
      $0.role == .street && abs($0.direction(awayFrom: end).dot(direction)) < Self.unmarkedCosine
    }
  }

  private func crossingGoingOn(from line: Line, at end: SIMD2<Int32>) -> Line? {
    guard let next = successor(of: line, at: end) else { return nil }
    return line.role == .crossing || next.lengthMeters <= Self.crossingMeters ? next : nil
  }

  /// The streets that lie across a line at one of its ends, the squarer the better.
  private func vote(at end: SIMD2<Int32>, from line: Line, weight: Double, _ votes: inout [UInt32: Double]) {
    let direction = line.direction(awayFrom: end)
    for street in lines(at: end, but: line) where street.role == .street && street.name != 0 {
      let cosine = abs(street.direction(awayFrom: end).dot(direction))
      if cosine < Self.markedCosine { votes[street.name, default: 0] += weight * (1 - cosine) }
    }
  }

  /// The streets that the line intersects where the map joins them by no node.
  private func voteByIntersection(_ votes: inout [UInt32: Double]) {
    for street in streets(onLevelOf: own) where own.intersects(street) { votes[street.name, default: 0] += 1 }
  }
}

extension NearbySegments.Line {
  fileprivate func intersects(_ other: Self) -> Bool {
    zip(points, points.dropFirst()).contains { start, end in
      zip(other.points, other.points.dropFirst()).contains { isCrossing(start, end, $0, $1) }
    }
  }
}

/// Whether two straight pieces cross.
private func isCrossing(
  _ start: SIMD2<Double>, _ end: SIMD2<Double>, _ otherStart: SIMD2<Double>, _ otherEnd: SIMD2<Double>
) -> Bool {
  func side(_ from: SIMD2<Double>, _ to: SIMD2<Double>, _ place: SIMD2<Double>) -> Double {
    (to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x)
  }
  return side(start, end, otherStart) * side(start, end, otherEnd) < 0
    && side(otherStart, otherEnd, start) * side(otherStart, otherEnd, end) < 0
}
