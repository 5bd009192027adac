internal import Computing
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
  func estimate(at point: PlanePoint) -> Estimate { estimate(of: state(at: point)) }

  private func estimate(of state: State) -> Estimate {
    let relative = fit.amplitude > 0 ? fit.amplitudeSigma / fit.amplitude : 0
    let shared = relative * state.scaled
    return Estimate(
      value: state.value, sigma: (state.streetSigma * state.streetSigma + shared * shared).squareRoot())
  }

  /// What streets add at a point; those stronger than ``AmplitudePrior/largestKernel`` count as if they had that.
  func state(at point: PlanePoint) -> State { state(at: point, kernel: kernel.value(at: point)) }

  /// What streets add at a point that has the hour's kernel of so much.
  func state(at point: PlanePoint, kernel: Double) -> State {
    let believed = min(kernel, AmplitudePrior.largestKernel)
    guard believed > 0 else { return State(value: 0, scaled: 0, streetSigma: 0, isBeyondStations: false) }
    let anchor = anchors.correction(at: point, kernel: believed)
    return state(ofBelieved: believed, anchor: anchor, isBeyondStations: kernel > believed)
  }

  /// The state for a kernel as far as it is believed, and what the stations of the street say there: nothing unless it
  /// is given.
  private func state(
    ofBelieved kernel: Double, anchor: (value: Double, share: Double) = (0, 0), isBeyondStations: Bool = false
  ) -> State {
    let scaled = fit.amplitude * kernel
    let rest = scaled * (1 - anchor.share)
    return State(
      value: max(0, scaled + anchor.value), scaled: rest, streetSigma: AmplitudePrior.streetVariation * rest,
      isBeyondStations: isBeyondStations)
  }

  /// What streets add at some points, by what the map says of the streets there where that is known.
  func states(at points: [PlanePoint], streets: [StreetValues]?) -> [State] {
    streets.map { zip(points, $0).map { state(at: $0, kernel: Double($1.kernel)) } } ?? points.map { state(at: $0) }
  }

  /// Cells with samples close enough to tell their mean.
  static func cells(_ lattice: PlaneLattice, widthMeters: Double, heightMeters: Double) -> SampledCells {
    SampledCells(
      lattice, widthMeters: widthMeters, heightMeters: heightMeters, stepMeters: sampleMeters, maxSamples: maxSamples)
  }

  /// Metres between the samples of a cell, a third of what a street between houses reaches.
  private static let sampleMeters = 10.0
  /// Most of them along a side.
  private static let maxSamples = 20

  /// The means over cells, row after row.
  /// - Complexity: O(cells × samples of a cell × pieces of street near by), on all cores; where the hour has the kernel
  ///   of others, and the cells are those of before, only around stations at streets.
  func means(over cells: SampledCells) -> [Estimate] {
    let kernels = kernel.means(over: cells)
    let columns = cells.lattice.x.count
    let none = Estimate(value: 0, sigma: 0)
    return [Estimate].filled(with: none, count: cells.lattice.count, piece: columns) { part, means in
      for (index, middle) in cells.lattice.points(inRow: part.lowerBound / columns).enumerated() {
        if let kernels, !anchors.reach(cells, around: middle) {
          means[index] = estimate(of: state(ofBelieved: kernels[part.lowerBound + index]))
        } else {
          means[index] = mean(of: cells, around: middle)
        }
      }
    }
  }

  private func mean(of cells: SampledCells, around middle: PlanePoint) -> Estimate {
    var sum = Estimate(value: 0, sigma: 0)
    for number in 0..<cells.sampleCount {
      let sample = estimate(at: cells.sample(number, around: middle))
      sum.value += sample.value
      sum.sigma += sample.sigma
    }
    let count = Double(cells.sampleCount)
    return Estimate(value: sum.value / count, sigma: sum.sigma / count)
  }
}
