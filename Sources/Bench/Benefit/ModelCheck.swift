internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Geo
internal import Routing
internal import Setup
internal import Streets

/// Whether amplitude and probability are right where the air is as the model has it: fields are drawn, ten stations
/// read them, and routes are found from nothing but the readings.
public struct ModelCheck: Sendable {
  /// The chances that cleanest ways are cleaner than the fastest, and what came true on the whole drawn field.
  public private(set) var probabilities = ProbabilityScore()
  /// Fields that were drawn.
  public private(set) var draws = 0
  private var inside = 0

  private let ground: BenefitScene

  /// Share of the draws whose amplitude lies between the 16th and the 84th percentile of what is said of it.
  public var amplitudeCoverage: Double { Double(inside) / Double(max(1, draws)) }

  private static let seed: UInt64 = 5_000_000
  private static let sampleMeters = 20.0
  private static let trafficCandidates = 2

  /// Begins with nothing judged.
  public init(_ ground: BenefitScene) {
    self.ground = ground
  }

  /// Draws fields and judges walks in each.
  /// - Throws: An error whose description is a sentence, where the streets have no air or not enough walks.
  public mutating func run(draws: Int, walks: Int) throws {
    // Any reading will do to have the streets of the defaults.
    var random = SeededRandom(seed: Self.seed)
    let first = StationDraw(ground.tubes.tubes, &random).readings(ground.tubes.tubes, hour: BenefitScene.hour) { _ in 1
    }
    guard let model = try ground.hour(first).streets else {
      throw BrisaError(.badNetwork, "Ghent's network has no streets.")
    }
    for draw in 0..<draws {
      var random = SeededRandom(seed: Self.seed + UInt64(draw) * 1000)
      guard let truth = DrawnTruth(model, hour: BenefitScene.hour, &random) else {
        throw BrisaError(.badNetwork, "The streets tell nothing of NO2.")
      }
      try judge(truth, walks: walks, &random)
    }
  }

  private mutating func judge(_ truth: DrawnTruth, walks: Int, _ random: inout SeededRandom) throws {
    let tubes = ground.tubes.tubes
    let stations = StationDraw(tubes, &random, candidates: Self.trafficCandidates) {
      truth.streetExcess(at: tubes[$0].place)
    }
    let hour = try ground.hour(
      stations.readings(tubes, hour: BenefitScene.hour) { truth.values(at: [tubes[$0].place])[0] })
    draws += 1
    if let fit = hour.field.streets(of: .no2) {
      let below = fit.amplitudeRatios.count { $0 * fit.amplitude < truth.amplitudeMicrograms }
      inside += (0.16...0.84).contains(Double(below) / Double(max(1, fit.amplitudeRatios.count))) ? 1 : 0
    }
    try ground.walks(hour.trips(.pollutant(.no2)), count: walks, &random) { _, answer in
      guard let probability = answer.cleanerProbability else { return }
      let difference =
        burden(of: answer.cleanest, without: answer.fastest, truth)
        - burden(of: answer.fastest, without: answer.cleanest, truth)
      probabilities.add(probability, isTrue: difference < 0)
    }
  }

  /// Seconds × µg/m³ over what a way does not share with another.
  private func burden(of path: Path, without other: Path, _ truth: DrawnTruth) -> Double {
    let shared = Set(other.pieces)
    return path.pieces.reduce(0) { sum, piece in
      guard !shared.contains(piece), let line = Polyline(ground.graph.shape(ofSegment: piece.segment)) else {
        return sum
      }
      let count = max(1, (piece.lengthMeters / Self.sampleMeters).rounded(.up))
      let places = (0..<Int(count)).map { part in
        let along = (Double(part) + 0.5) / count
        return line.place(
          atFraction: piece.startFraction + (piece.endFraction - piece.startFraction) * along)
      }
      return sum + piece.durationSeconds * truth.values(at: places).reduce(0, +) / count
    }
  }
}
