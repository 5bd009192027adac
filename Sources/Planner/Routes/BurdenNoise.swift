internal import AirData
internal import AirField
internal import Geo
internal import Routing
internal import Streets

/// How well the field knows the difference between the burdens of two ways.
///
/// A burden is a sum of time × weight × concentration along the way, so the variance of a difference is
/// Σᵢ Σⱼ tᵢ tⱼ σᵢ σⱼ ρ(hᵢⱼ) over the stretches of both ways, with the times of the one negative and ρ the correlation of the field's errors by
/// distance (``ErrorCorrelation``). What both ways share cancels; what they do not share cancels as far as they run close. The errors of two
/// pollutants count as going together, which is the cautious end.
struct BurdenNoise {
  private let graph: StreetGraph
  private let field: PollutionField
  private let model: FieldModel
  private let weights: [Pollutant: Double]

  /// Longest stretch that has one error, in metres: shorter than the block within which errors beside a street go together.
  private static let stretchMeters = 50.0
  /// Most stretches of a way; longer ones get longer stretches.
  private static let mostStretches = 300.0

  /// Nil where p is no sum of concentrations, or nothing is known.
  init?(graph: StreetGraph, sampler: PollutionSampler, model: FieldModel) {
    guard let weights = sampler.weights, !weights.isEmpty else { return nil }
    self.graph = graph
    self.weights = weights
    self.model = model
    field = sampler.picture.field
  }

  /// Standard deviation of the difference of two ways' burdens, in minutes.
  /// - Complexity: O(stretches²), of which there are some hundreds at most.
  func sigmaMinutes(of path: Path, from other: Path) -> Double {
    let shared = Set(path.pieces).intersection(other.pieces)
    let stretches = stretches(path, without: shared, sign: 1) + stretches(other, without: shared, sign: -1)
    return weights.sorted { $0.key < $1.key }.reduce(0) { sum, entry in
      sum + entry.value * sigma(entry.key, stretches)
    }
  }

  /// A stretch of a way; its minutes are negative on the way that is compared with.
  private struct Stretch {
    let place: Coordinate
    let minutes: Double
  }

  private func stretches(_ path: Path, without shared: Set<Path.Piece>, sign: Double) -> [Stretch] {
    let longest = max(Self.stretchMeters, path.lengthMeters / Self.mostStretches)
    var stretches: [Stretch] = []
    var open: (meters: Double, minutes: Double, place: Coordinate)?
    for piece in path.pieces where !shared.contains(piece) {
      guard let line = Polyline(graph.shape(ofSegment: piece.segment)) else { continue }
      let parts = max(1, (piece.lengthMeters / longest).rounded(.up))
      for part in 0..<Int(parts) {
        let along = (Double(part) + 0.5) / parts
        let fraction = piece.startFraction + (piece.endFraction - piece.startFraction) * along
        let place = open?.place ?? line.place(atFraction: fraction)
        let meters = (open?.meters ?? 0) + piece.lengthMeters / parts
        let minutes = (open?.minutes ?? 0) + piece.durationSeconds / parts / 60
        if meters >= longest / 2 {
          stretches.append(Stretch(place: place, minutes: sign * minutes))
          open = nil
        } else {
          open = (meters, minutes, place)
        }
      }
    }
    if let open { stretches.append(Stretch(place: open.place, minutes: sign * open.minutes)) }
    return stretches
  }

  /// Standard deviation of the difference of ∫ c dt in µg/m³ · min.
  private func sigma(_ pollutant: Pollutant, _ stretches: [Stretch]) -> Double {
    let correlation = model.errorCorrelation(for: pollutant)
    let sigmas = sigmas(pollutant, stretches)
    let points = stretches.map { field.projection.project($0.place) }
    let errors = zip(stretches, sigmas).map { $0.minutes * $1 }
    var variance = 0.0
    for first in errors.indices {
      variance += errors[first] * errors[first]
      for second in 0..<first {
        let distance = points[first].distance(to: points[second])
        variance += 2 * errors[first] * errors[second] * correlation.value(atMeters: distance)
      }
    }
    return max(0, variance).squareRoot()
  }

  /// σ at the stretches; where nothing is known, the largest of the others.
  private func sigmas(_ pollutant: Pollutant, _ stretches: [Stretch]) -> [Double] {
    let known = field.estimates(pollutant, at: stretches.map(\.place)).map { $0?.sigma }
    let largest = known.compactMap { $0 }.max() ?? 0
    return known.map { $0 ?? largest }
  }
}
