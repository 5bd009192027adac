extension NearbySegments {
  /// How far from each other the places of a line are that vote for its street, in metres, and how many there are at
  /// most.
  private static let (sampleMeters, maxSamples) = (6.0, 32)
  /// A piece that is shorter has the votes of those that it goes on in, too, for as many metres of these.
  private static let shortMeters = 40.0
  /// How far away a street is that pavements, and paths, may run along, in metres.
  private static let (pavementMeters, pathMeters) = (40.0, 30.0)
  /// How far away the nearest street is at most after which a piece of pavement is called that is parallel to nothing.
  private static let nearestStreetMeters = 25.0
  /// The share of the places that have to agree.
  private static let agreeingShare = 0.5
  /// The share of the places of a path that have to run along the street of the path that it goes on in.
  private static let followingShare = 0.3

  /// The name of the street that the segment runs along.
  ///
  /// Each place along it votes for the streets that are parallel there, the nearer the more. A short piece has the
  /// votes of those that it goes on in, too. A piece of pavement that is parallel to nothing (a corner, a link to a
  /// crossing) has the name of the pavements that it joins, or else of the nearest street.
  func accompaniedStreet() -> UInt32? {
    if let name = parallelStreet(own, withinMeters: limitMeters) { return name }
    guard own.role != .path else { return streetOfSuccessors() }
    return nameOfNeighbors() ?? nearestStreet(withinMeters: Self.nearestStreetMeters)
  }

  private var limitMeters: Double { own.role == .path ? Self.pathMeters : Self.pavementMeters }

  private func parallelStreet(_ line: Line, withinMeters limit: Double) -> UInt32? {
    var samples = line.samples(spacingMeters: Self.sampleMeters, most: Self.maxSamples, weight: 1)
    if line.lengthMeters < Self.shortMeters {
      for end in line.ends { samples += continuation(of: line, at: end) }
    }
    return winner(samples, streets(onLevelOf: line), withinMeters: limit, minShare: Self.agreeingShare)
  }

  /// The street of the path that a path goes on in, where it leaves that street a little: a short piece is called what
  /// the next one is called, a longer one has to run along the street for a part of its length.
  private func streetOfSuccessors() -> UInt32? {
    let samples = own.samples(spacingMeters: Self.sampleMeters, most: Self.maxSamples, weight: 1)
    let near = others.filter(\.givesName)
    for end in own.ends {
      guard let next = successor(of: own, at: end), let name = parallelStreet(next, withinMeters: limitMeters)
      else { continue }
      if own.lengthMeters <= Self.shortMeters { return name }
      let along = winner(samples, near, withinMeters: Self.reachMeters, minShare: Self.followingShare)
      if along == name { return name }
    }
    return nil
  }

  /// The street with most votes among those that a share of the places votes for.
  private func winner(
    _ samples: [LineSample], _ streets: [Line], withinMeters limit: Double, minShare: Double
  ) -> UInt32? {
    var votes: [UInt32: Double] = [:]
    var support: [UInt32: Double] = [:]
    for sample in samples {
      var best: [UInt32: Double] = [:]
      for street in streets {
        let vote = street.accompanies(sample, withinMeters: limit)
        if vote > 0 { best[street.name] = max(vote, best[street.name] ?? 0) }
      }
      for (name, vote) in best {
        votes[name, default: 0] += vote * sample.weight
        support[name, default: 0] += sample.weight
      }
    }
    let enough = samples.reduce(0) { $0 + $1.weight } * minShare
    return votes.filter { (support[$0.key] ?? 0) >= enough }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// How many places of one line beyond an end vote at most, and what each counts beside one of the line itself.
  private static let (maxOnwardSamples, onwardWeight) = (8, 0.4)

  /// Places along what a line goes on in beyond an end, for ``shortMeters`` or a little more.
  private func continuation(of line: Line, at end: SIMD2<Int32>) -> [LineSample] {
    var samples: [LineSample] = []
    var (line, end, meters) = (line, end, 0.0)
    while meters < Self.shortMeters, let next = successor(of: line, at: end) {
      // A long line counts no more than one of that length.
      let weight = Self.onwardWeight * min(1, Self.shortMeters / max(1, next.lengthMeters))
      samples += next.samples(spacingMeters: Self.sampleMeters, most: Self.maxOnwardSamples, weight: weight)
      meters += next.lengthMeters
      end = next.otherEnd(than: end)
      line = next
    }
    return samples
  }

  /// The cosine of the angle within which a line goes on straight: 37°.
  private static let straightCosine = 0.8

  /// The nameless line of the same role that goes on straight beyond an end.
  func successor(of line: Line, at end: SIMD2<Int32>) -> Line? {
    let ahead = -line.direction(awayFrom: end)
    let straight = lines(at: end, but: line).filter { $0.role == line.role && $0.name == 0 }
      .map { (line: $0, cosine: $0.direction(awayFrom: end).dot(ahead)) }.max { $0.cosine < $1.cosine }
    return straight.flatMap { $0.cosine > Self.straightCosine ? $0.line : nil }
  }

  /// Metres of a neighbouring pavement that count.
  private static let maxVotingMeters = 60.0

  /// The name that the pavements at the segment's ends have, the longer ones first.
  private func nameOfNeighbors() -> UInt32? {
    var votes: [UInt32: Double] = [:]
    for end in own.ends {
      for neighbor in lines(at: end, but: own) where neighbor.role == .pavement {
        guard let name = parallelStreet(neighbor, withinMeters: limitMeters) else { continue }
        votes[name, default: 0] += min(Self.maxVotingMeters, neighbor.lengthMeters)
      }
    }
    return votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private func nearestStreet(withinMeters limit: Double) -> UInt32? {
    guard let middle = own.samples(spacingMeters: .infinity, most: 1, weight: 1).first?.place else { return nil }
    let nearest = streets(onLevelOf: own).map { (name: $0.name, meters: $0.distance(to: middle)) }
      .min { ($0.meters, $0.name) < ($1.meters, $1.name) }
    return nearest.flatMap { $0.meters <= limit ? $0.name : nil }
  }
}
