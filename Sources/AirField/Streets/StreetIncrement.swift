import Geo

/// What the streets add in one hour, anywhere on the plane.
struct StreetIncrement: Sendable {
  let kernel: HourKernel
  let fit: StreetFit
  let anchors: StationAnchors
  /// Root mean square of what the scale leaves over at the stations, µg/m³.
  private let residualSpread: Double
  /// Root mean square of the kernel at the stations.
  private let usualKernel: Double

  init(kernel: HourKernel, fit: StreetFit, anchors: [StationAnchors.Anchor]) {
    self.kernel = kernel
    self.fit = fit
    self.anchors = StationAnchors(anchors: anchors)
    let count = Double(max(1, anchors.count))
    residualSpread = (anchors.reduce(0) { $0 + $1.residual * $1.residual } / count).squareRoot()
    usualKernel = (anchors.reduce(0) { $0 + $1.kernel * $1.kernel } / count).squareRoot()
  }

  /// The increment at a point and how far it may be off: never below zero, nothing away from streets.
  ///
  /// σ is the residuals' spread, less where the streets are weaker than at the stations. What the stations never saw, streets
  /// stronger than theirs, counts as the strongest that they saw.
  func estimate(at point: PlanePoint) -> Estimate { state(at: point).estimate }

  /// The same, and whether the streets here are stronger than any that the stations saw.
  func state(at point: PlanePoint) -> (estimate: Estimate, isBeyondStations: Bool) {
    let kernel = kernel.value(at: point)
    let seen = min(kernel, fit.largestKernel)
    guard seen > 0 else { return (Estimate(value: 0, sigma: 0), false) }
    let value = fit.amplitude * seen + anchors.correction(at: point, kernel: seen)
    let sigma = residualSpread * min(1, seen / usualKernel)
    return (Estimate(value: max(0, value), sigma: sigma), kernel > seen)
  }

  /// Metres between the samples that a cell's mean is taken of, a third of what a street between houses reaches.
  private static let sampleMeters = 10.0
  /// Most samples along a side of a cell.
  private static let mostSamples = 20.0

  /// The mean over a cell, from samples in the middles of equal parts: so a map has the mean of the air and not that of its cells'
  /// middles.
  func mean(around middle: PlanePoint, widthMeters: Double, heightMeters: Double) -> Estimate {
    let columns = Self.samples(along: widthMeters)
    let rows = Self.samples(along: heightMeters)
    var sum = Estimate(value: 0, sigma: 0)
    for row in 0..<rows {
      for column in 0..<columns {
        let sample = estimate(
          at: PlanePoint(
            x: middle.x + ((Double(column) + 0.5) / Double(columns) - 0.5) * widthMeters,
            y: middle.y + ((Double(row) + 0.5) / Double(rows) - 0.5) * heightMeters))
        sum.value += sample.value
        sum.sigma += sample.sigma
      }
    }
    let count = Double(rows * columns)
    return Estimate(value: sum.value / count, sigma: sum.sigma / count)
  }

  private static func samples(along meters: Double) -> Int {
    Int(min(mostSamples, max(1, (meters / sampleMeters).rounded(.up))))
  }
}
