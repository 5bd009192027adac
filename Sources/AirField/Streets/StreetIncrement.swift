internal import Geo

/// What the streets add in one hour, anywhere on the plane.
struct StreetIncrement: Sendable {
  let kernel: HourKernel
  let fit: StreetFit
  let anchors: StationAnchors

  /// What the streets add at a point, and what its error is made of.
  struct State {
    /// µg/m³, zero or more, nothing away from streets.
    var value: Double
    /// The part of it that is proportional to the amplitude, µg/m³.
    var scaled: Double
    /// How much this street may differ from others of its kernel: standard deviation in µg/m³.
    var streetSigma: Double
    /// Whether the kernel is beyond what is believed.
    var isBeyondStations: Bool
  }

  /// The increment at a point and how far it may be off, the amplitude's own uncertainty included.
  func estimate(at point: PlanePoint) -> Estimate {
    let state = state(at: point)
    let relative = fit.amplitude > 0 ? fit.amplitudeSigma / fit.amplitude : 0
    let shared = relative * state.scaled
    return Estimate(
      value: state.value, sigma: (state.streetSigma * state.streetSigma + shared * shared).squareRoot())
  }

  /// What streets stronger than ``AmplitudePrior/largestKernel`` add counts as if they had that.
  func state(at point: PlanePoint) -> State { state(at: point, kernel: kernel.value(at: point)) }

  /// The same with the hour's kernel at the point.
  func state(at point: PlanePoint, kernel: Double) -> State {
    let believed = min(kernel, AmplitudePrior.largestKernel)
    guard believed > 0 else { return State(value: 0, scaled: 0, streetSigma: 0, isBeyondStations: false) }
    let anchor = anchors.correction(at: point, kernel: believed)
    let scaled = fit.amplitude * believed
    return State(
      value: max(0, scaled + anchor.value), scaled: scaled * (1 - anchor.share),
      streetSigma: AmplitudePrior.streetVariation * scaled * (1 - anchor.share), isBeyondStations: kernel > believed)
  }

  /// The same at some points, by the map's say of them where that is known.
  func states(at points: [PlanePoint], streets: [StreetValues]?) -> [State] {
    streets.map { zip(points, $0).map { state(at: $0, kernel: Double($1.kernel)) } } ?? points.map { state(at: $0) }
  }

  /// Metres between the samples that a cell's mean is taken of, a third of what a street between houses reaches.
  private static let sampleMeters = 10.0
  /// Most samples along a side of a cell.
  private static let maxSamples = 20.0

  /// The mean over a cell, from samples in the middles of equal parts: so a map has the mean of the air and not that of
  /// its cells' middles.
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
    Int(min(maxSamples, max(1, (meters / sampleMeters).rounded(.up))))
  }
}
