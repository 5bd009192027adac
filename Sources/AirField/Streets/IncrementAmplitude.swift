/// How strong the streets are in an hour: one number, µg/m³ per unit of kernel.
///
/// Lenschow's difference: what traffic stations read above the background at their place. With k their kernel values and y their
/// differences, the amplitude is the least-squares one, shrunk towards an expectation a₀ that is worth some stations of the usual k:
///
///     a = max(0, (Σ k y + λ k̄² a₀) / (Σ k² + λ k̄²)),   k̄² = Σ k² / n
///
/// With a₀ = 0 and λ = 1, one station is believed by a half and five by five sixths.
struct IncrementAmplitude: Sendable {
  /// What is expected before any reading, µg/m³ per unit of kernel.
  let expected: Double
  /// How many stations that is worth.
  let stationsWorth: Double

  init(_ part: StreetCalibration.Part) {
    expected = part.priorAmplitude.isFinite ? max(0, part.priorAmplitude) : 0
    stationsWorth = part.priorStations.isFinite ? max(0, part.priorStations) : 1
  }

  /// The amplitude of an hour; 0 without stations.
  func value(kernels: [Double], differences: [Double]) -> Double {
    let squares = kernels.reduce(0) { $0 + $1 * $1 }
    guard squares > 0 else { return 0 }
    let prior = stationsWorth * squares / Double(kernels.count)
    let products = zip(kernels, differences).reduce(0) { $0 + $1.0 * $1.1 }
    return max(0, (products + prior * expected) / (squares + prior))
  }
}
