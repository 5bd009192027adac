extension Surroundings {
  /// The names of streets that end where the segment begins or ends, or the path that it is a part of, and that it goes
  /// on from straight ahead.
  struct Continued {
    /// A street at both ends, or one that the segment itself meets.
    var sure: UInt32?
    /// The nearer of the streets at one end.
    var beyond: UInt32?
  }

  /// The streets that the segment, a path, goes on from.
  func continuedStreets() -> Continued {
    let found = own.ends.map(streetAhead(at:))
    let nearest = found.compactMap { $0 }.min { $0.meters < $1.meters }
    let isBetween = found.allSatisfy { $0 != nil && $0?.name == nearest?.name }
    return Continued(sure: isBetween || nearest?.meters == 0 ? nearest?.name : nil, beyond: nearest?.name)
  }

  /// The street that lies ahead of one end, at most some 100 m of path away.
  private func streetAhead(at end: SIMD2<Int32>) -> (name: UInt32, meters: Double)? {
    var (line, place, meters) = (own, end, 0.0)
    while true {
      let ahead = -line.direction(awayFrom: place)
      if let name = streetThatEnds(at: place, ahead) { return (name, meters) }
      if let name = streetThatEnds(near: line.point(at: place), ahead) { return (name, meters + 1) }
      guard let next = successor(of: line, at: place), meters + next.lengthMeters <= 100 else { return nil }
      place = next.otherEnd(than: place)
      meters += next.lengthMeters
      line = next
    }
  }

  /// A street that has its end at a place and goes on straight from there.
  private func streetThatEnds(at place: SIMD2<Int32>, _ ahead: SIMD2<Double>) -> UInt32? {
    let streets = streets(onLevelOf: own).filter { $0.ends.contains(place) }
    return streets.first { street in
      street.direction(awayFrom: place).dot(ahead) > 0.85 && streets.count { $0.name == street.name } == 1
    }?.name
  }

  /// A street that has its end a few metres straight ahead of a point, with nothing drawn between.
  private func streetThatEnds(near point: SIMD2<Double>, _ ahead: SIMD2<Double>) -> UInt32? {
    for street in streets(onLevelOf: own) {
      for end in street.ends {
        let gap = street.point(at: end) - point
        let meters = gap.dot(gap).squareRoot()
        guard meters > 0, meters <= 30, gap.dot(ahead) > 0.9 * meters else { continue }
        if let name = streetThatEnds(at: end, ahead) { return name }
      }
    }
    return nil
  }
}

extension Surroundings.Line {
  /// Where one of its ends is on the map.
  func point(at end: SIMD2<Int32>) -> SIMD2<Double> { ends[0] == end ? points[0] : points[points.count - 1] }

  /// Its end that is not the given one.
  func otherEnd(than end: SIMD2<Int32>) -> SIMD2<Int32> { ends[ends[0] == end ? 1 : 0] }
}
