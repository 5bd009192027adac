internal import Geo
internal import Streets

extension Path.Piece {
  /// What of its segment it is.
  var span: SegmentSpan { SegmentSpan(segment: segment, start: startFraction, end: endFraction) }
}

extension Router {
  /// Stretches with their lengths and travel times; those of no extent are left out.
  func pieces(of stretches: [Stretch], mode: TravelMode) -> [Path.Piece] {
    let durations = graph.durations(mode)
    let prices = graph.pricedDurations(mode)
    return stretches.filter { $0.portion > 0 }.map { stretch in
      Path.Piece(
        segment: stretch.segment, startFraction: stretch.start, endFraction: stretch.end,
        lengthMeters: graph.lengthMeters(ofSegment: stretch.segment) * stretch.portion,
        durationSeconds: Double(durations[stretch.edge]) * stretch.portion / 1000,
        pricedSeconds: Double(prices[stretch.edge]) * stretch.portion / 1000)
    }
  }

  /// What the pieces have inside each zone, in the order of the zones.
  ///
  /// A piece with no more inside all zones together than ``ZoneCover/toleranceMillimeters`` counts as outside, as it
  /// does for the search.
  /// - Complexity: O(zones + pieces × zones near a piece).
  func crossings(of pieces: [Path.Piece], zones: [Zone]) -> [Path.ZoneCrossing] {
    guard !zones.isEmpty else { return [] }
    let areas = ZoneIndex(zones)
    var inside = [(meters: Double, seconds: Double)](repeating: (0, 0), count: zones.count)
    for piece in pieces {
      for (index, share) in shares(of: piece, inside: areas) {
        inside[index].meters += piece.lengthMeters * share
        inside[index].seconds += piece.durationSeconds * share
      }
    }
    return zip(zones, inside).filter { $1.meters > 0 }.map { zone, inside in
      Path.ZoneCrossing(zone: zone, metersInside: inside.meters, secondsInside: inside.seconds)
    }
  }

  /// The share of a piece inside each zone that it touches.
  private func shares(of piece: Path.Piece, inside areas: ZoneIndex) -> [(index: Int, share: Double)] {
    let portion = abs(piece.endFraction - piece.startFraction)
    let near = areas.numbers(near: graph.box(ofSegment: piece.segment))
    guard portion > 0, !near.isEmpty, let line = Polyline(graph.shape(ofSegment: piece.segment)) else { return [] }
    var all: [FractionSet.Interval] = []
    var shares: [(index: Int, share: Double)] = []
    for index in near {
      let stretches = areas.areas[index].inside(of: line)
      let set = FractionSet(union: stretches)
      let share = set.measure(from: piece.startFraction, to: piece.endFraction)
      if share > 0 { shares.append((index, share / portion)) }
      all += stretches
    }
    let together = ZoneCover.share(
      of: FractionSet(union: all), from: piece.startFraction, to: piece.endFraction,
      lengthMillimeters: graph.segmentLengths[piece.segment])
    return together > 0 ? shares : []
  }
}
