extension NearbySegments {
  /// The names of streets that end where the segment begins or ends, or the path that it is a part of, and that it goes
  /// on from.
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

  /// Metres of nameless path that may lie between the segment and the street that it goes on from.
  private static let maxPathMeters = 100.0

  /// The street that lies ahead of one end.
  private func streetAhead(at end: SIMD2<Int32>) -> (name: UInt32, meters: Double)? {
    var (line, place, meters) = (own, end, 0.0)
    // A path of no length is none that one gets on by.
    for _ in 0..<Self.maxPaths {
      let only = onlyLine(at: place, but: line)
      if let only, only.hasNameToGoOn { return (only.name, meters) }
      if let name = streetThatEnds(at: place, ahead: line) { return (name, meters) }
      if let near = streetThatEnds(near: place, ahead: line) { return (near.name, meters + (near.touches ? 0 : 1)) }
      let next = only.flatMap { $0.isNamelessPath ? $0 : nil } ?? successor(of: line, at: place)
      guard let next, meters + next.lengthMeters <= Self.maxPathMeters else { return nil }
      place = next.otherEnd(than: place)
      meters += next.lengthMeters
      line = next
    }
    return nil
  }

  /// Most paths one after the other up to a street.
  private static let maxPaths = 100

  /// The one line that another goes on in at an end, whatever its direction; nil where it may go on in several.
  private func onlyLine(at end: SIMD2<Int32>, but line: Line) -> Line? {
    let lines = lines(at: end, but: line)
    return lines.count == 1 ? lines[0] : nil
  }

  /// A street that has its end at a place and goes on from there in about the direction of a line.
  private func streetThatEnds(at place: SIMD2<Int32>, ahead line: Line) -> UInt32? {
    let streets = others.filter { $0.givesName && $0.ends.contains(place) }
    let ending = streets.filter { street in streets.count { $0.name == street.name } == 1 }
    return straightest(of: ending, at: place, ahead: -line.direction(awayFrom: place, overMeters: Self.bendMeters))
  }

  /// How far ahead of a line's end a street may end that nothing is drawn to, in metres.
  private static let gapMeters = 30.0
  /// The cosine of the angle between the line and the gap, and of that between it and the street, at most: 26° and 32°.
  private static let (gapCosine, acrossGapCosine) = (0.9, 0.85)
  /// The cosine of the angle by which a way may turn and still go on in about its direction: 45°.
  private static let onwardCosine = 0.7

  /// A street that has its end a few metres straight ahead of a line's end, with nothing drawn between.
  private func streetThatEnds(near place: SIMD2<Int32>, ahead line: Line) -> (name: UInt32, touches: Bool)? {
    let point = line.point(at: place)
    let (ahead, onward) = (
      -line.direction(awayFrom: place), -line.direction(awayFrom: place, overMeters: Self.bendMeters)
    )
    let streets = streets(onLevelOf: own)
    var best: (name: UInt32, touches: Bool, cosine: Double)?
    for street in streets {
      for end in street.ends {
        let gap = street.point(at: end) - point
        let meters = gap.dot(gap).squareRoot()
        let touches = meters <= Self.touchMeters
        guard meters > 0, meters <= Self.gapMeters, touches || gap.dot(ahead) > Self.gapCosine * meters,
          streets.count(where: { $0.name == street.name && $0.ends.contains(end) }) == 1
        else { continue }
        let cosine =
          touches
          ? street.direction(awayFrom: end, overMeters: Self.bendMeters).dot(onward)
          : street.direction(awayFrom: end).dot(ahead)
        let least = touches ? Self.onwardCosine : Self.acrossGapCosine
        if cosine > least, cosine > best?.cosine ?? 0 { best = (street.name, touches, cosine) }
      }
    }
    return best.map { ($0.name, $0.touches) }
  }

  /// Metres within which two ends are one place.
  private static let touchMeters = 5.0

  /// The name of the street that turns least from a direction, and goes on in about that.
  private func straightest(of streets: [Line], at place: SIMD2<Int32>, ahead: SIMD2<Double>) -> UInt32? {
    let turns = streets.map { ($0.name, $0.direction(awayFrom: place, overMeters: Self.bendMeters).dot(ahead)) }
    return turns.filter { $0.1 > Self.onwardCosine }.max { $0.1 < $1.1 }?.0
  }

  /// Metres over which a way's direction counts, so that a bend right at a junction does not.
  private static let bendMeters = 25.0
}

extension NearbySegments.Line {
  /// Where one of its ends is on the map.
  func point(at end: SIMD2<Int32>) -> SIMD2<Double> { ends[0] == end ? points[0] : points[points.count - 1] }

  /// Its end that is not the given one.
  func otherEnd(than end: SIMD2<Int32>) -> SIMD2<Int32> { ends[ends[0] == end ? 1 : 0] }

  /// Whether what goes on from it may be called by its name: a street, stairs or a path.
  fileprivate var hasNameToGoOn: Bool { name != 0 && !flags.contains(.area) && role != .crossing && role != .pavement }

  fileprivate var isNamelessPath: Bool { name == 0 && role == .path }
}
