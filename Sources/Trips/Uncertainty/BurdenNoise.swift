internal import AirData
package import AirField
internal import CityAir
internal import Computing
internal import Geo
package import Routing
internal import Streets

/// How well the field knows the difference between the burdens of two paths.
///
/// A burden is a sum of time × weight × concentration along the path. What both paths share cancels before anything is
/// added up; what they do not share cancels as far as they run close (``ErrorSum``); and the amplitude of the hour's
/// streets is the same for both (``DifferenceOdds``).
///
/// The errors of a mix's pollutants count as going together: σ is then as large as it can be, and the chance that a
/// path is cleaner as near to a half. For a path that is cleaner on paper this is the cautious end; for one that is
/// dirtier it is the generous one, and of such a path nothing is promised.
package struct BurdenNoise: MemoryCounted {
  private let graph: StreetGraph
  private let projection: LocalProjection
  private let known: ObjectTable<SegmentErrors>
  /// What p is a sum of.
  private let sources: [ErrorSource]
  /// By source, what a unit of it counts in p: a µg/m³, or one of a pattern.
  private let weights: [Double]
  /// By source.
  private let correlations: [ErrorCorrelation]
  /// Equally likely amplitudes as parts of their mean, by source; as many for each.
  private let ratios: [[Double]]

  /// Nil where p is no sum, or nothing is known.
  ///
  /// `ratios` are equally likely amplitudes of a pollutant's streets as parts of their mean; those of the field's own
  /// fit where none are given.
  init?(
    graph: StreetGraph, sampler: PollutionSampler, model: FieldModel, ratios: ((Pollutant) -> [Double])? = nil
  ) {
    self.graph = graph
    known = ObjectTable(count: graph.segmentCount)
    if let pattern = sampler.pattern {
      let beside = sampler.beside
      projection = pattern.projection
      sources =
        [.pattern(pattern)]
        + (beside.map { [.field(sampler.fields.field, $0.pollutant, keepsStreets: false)] } ?? [])
      weights = beside.map { [$0.share, $0.weight] } ?? [1]
      correlations =
        [model.errorCorrelation(for: .no2)] + (beside.map { [model.errorCorrelation(for: $0.pollutant)] } ?? [])
    } else {
      guard let weights = sampler.weights, !weights.isEmpty else { return nil }
      let field = sampler.fields.field
      let pollutants = weights.keys.sorted()
      projection = field.projection
      sources = pollutants.map { .field(field, $0, keepsStreets: sampler.fields.keepsStreets(of: $0)) }
      self.weights = pollutants.map { weights[$0] ?? 0 }
      correlations = pollutants.map { model.errorCorrelation(for: $0) }
    }
    self.ratios = Self.spread(sources.map { $0.pollutant.flatMap { ratios?($0) } ?? $0.amplitudeRatios })
  }

  /// Makes lists of quantiles equally long.
  private static func spread(_ lists: [[Double]]) -> [[Double]] {
    let count = lists.map(\.count).max() ?? 1
    return lists.map { list in
      (0..<count).map { list.isEmpty ? 1 : list[min(list.count - 1, (2 * $0 + 1) * list.count / (2 * count))] }
    }
  }

  package var memoryBytes: Int { known.madeCount * SegmentErrors.usualBytes }

  /// How the difference between the burdens of a path and of another may turn out.
  /// - Complexity: O(stretches²), of which there are some dozens at most.
  package func odds(of path: Path, burdenMinutes: Double, from other: Path, otherMinutes: Double) -> DifferenceOdds {
    let seconds = path.secondsAlone(beside: other)
    let own = stretches(path, seconds.own)
    let others = stretches(other, seconds.others)
    let sums = sources.indices.map { sum($0, own, others) }
    let sigma = zip(weights, sums).reduce(0) { $0 + $1.0 * $1.1.sigma }
    let increments = zip(weights, sums).map { $0 * $1.increment }
    let bases = ratios.first?.count == 1 ? [] : increment(of: other)
    let cases = (ratios.first ?? []).indices.map { number in
      var next = DifferenceOdds.Case(difference: burdenMinutes - otherMinutes, base: otherMinutes)
      for source in bases.indices {
        let more = ratios[source][number] - 1
        next.difference += more * increments[source]
        next.base += more * bases[source]
      }
      return next
    }
    return DifferenceOdds(cases: cases, sigma: sigma)
  }

  /// The sum of a source over what a path has alone, less that over what the other has.
  private func sum(_ source: Int, _ own: [ErrorStretches.Stretch], _ others: [ErrorStretches.Stretch]) -> ErrorSum {
    var sum = ErrorSum(correlations[source])
    let known = (own + others).filter { $0.known[source] > 0 }
    // Where nothing is known, the largest error of the others.
    let usual = ErrorParts(
      background: known.map { $0.errors[source].background / $0.known[source] }.max() ?? 0,
      street: known.map { $0.errors[source].street / $0.known[source] }.max() ?? 0, increment: 0)
    for (stretches, sign) in [(own, 1.0), (others, -1)] {
      for stretch in stretches {
        let unknown = stretch.minutes - stretch.known[source]
        var parts = stretch.errors[source]
        parts.background = (parts.background + unknown * usual.background) / stretch.minutes
        parts.street = (parts.street + unknown * usual.street) / stretch.minutes
        parts.increment /= stretch.minutes
        sum.add(parts, at: stretch.middle, weight: sign * stretch.minutes, lengthMeters: stretch.meters)
      }
    }
    return sum
  }

  /// The part of a path's burden that is proportional to the amplitude, in minutes by source.
  private func increment(of path: Path) -> [Double] {
    var sums = [Double](repeating: 0, count: sources.count)
    for piece in path.pieces {
      let errors = errors(ofSegment: piece.segment)
      let portion = abs(piece.endFraction - piece.startFraction)
      for source in sums.indices {
        let mean = portion < 1 ? errors.increment(source, on: piece) : errors.meanIncrements[source]
        sums[source] += weights[source] * piece.durationSeconds / 60 * mean
      }
    }
    return sums
  }

  /// The stretches of a path, of whose pieces some seconds count.
  private func stretches(_ path: Path, _ own: [Double]) -> [ErrorStretches.Stretch] {
    var stretches = ErrorStretches(
      ofMeters: zip(path.pieces, own).reduce(0) { $0 + ($1.1 > 0 ? $1.0.lengthMeters : 0) })
    for (piece, seconds) in zip(path.pieces, own) {
      if seconds > 0 {
        stretches.add(piece, seconds: seconds, errors(ofSegment: piece.segment))
      } else {
        stretches.close()
      }
    }
    stretches.close()
    return stretches.stretches
  }

  private func errors(ofSegment segment: Int) -> SegmentErrors {
    known.value(segment) {
      SegmentErrors(graph: graph, segment: segment, projection: projection, sources: sources)
    }
  }
}

extension Path {
  /// How long the pieces of a path and of another one take that the other one has not too; of a piece that both have,
  /// what it takes longer.
  ///
  /// Each time that one comes by a piece has a partner of its own: a way into a dead end and out of it again has two.
  fileprivate func secondsAlone(beside other: Path) -> (own: [Double], others: [Double]) {
    // By segment the first piece of the other path that is there and has no partner yet, and by piece the next one.
    var first: [Int: Int] = [:]
    first.reserveCapacity(other.pieces.count)
    var next = [Int?](repeating: nil, count: other.pieces.count)
    for place in other.pieces.indices.reversed() {
      next[place] = first.updateValue(place, forKey: other.pieces[place].segment)
    }
    var (own, others) = (pieces.map(\.durationSeconds), other.pieces.map(\.durationSeconds))
    for (number, piece) in pieces.enumerated() {
      var before: Int?
      var place = first[piece.segment]
      while let one = place, !other.pieces[one].isWhere(piece) { (before, place) = (one, next[one]) }
      guard let partner = place else { continue }
      if let before { next[before] = next[partner] } else { first[piece.segment] = next[partner] }
      let (here, there) = (piece.durationSeconds, other.pieces[partner].durationSeconds)
      own[number] = max(0, here - there)
      others[partner] = max(0, there - here)
    }
    return (own, others)
  }
}

extension Path.Piece {
  /// Whether another piece is the same part of the same segment, in whichever direction and time.
  fileprivate func isWhere(_ other: Path.Piece) -> Bool {
    segment == other.segment && min(startFraction, endFraction) == min(other.startFraction, other.endFraction)
      && max(startFraction, endFraction) == max(other.startFraction, other.endFraction)
  }
}
