internal import AirData

/// A method with streets: concentration = background + increment.
///
/// The increment is amplitude × kernel. The amplitude is expected in proportion to the background, as other cities and
/// the city's own archive show, and moved by the hour's stations (``AmplitudePosterior``). The background is the
/// method's field of all stations, from each of which is taken what its streets add there, and follows the density of
/// streets between them (``DistrictDensity``). What is left over at the stations of strong streets goes back to their
/// own streets.
struct BackgroundAndIncrement: Interpolator {
  private let base: any Interpolator
  private let kernel: HourKernel
  private let district: District
  private let expectation: Expectation
  /// What is expected where a station is left out, by its id; ``expectation`` for others.
  private let expectationsWithout: [String: Expectation]

  /// What is expected of an hour's amplitude before its stations are asked.
  struct Expectation {
    /// Median of amplitude ÷ background.
    let ratio: Double
    /// Standard deviation of its logarithm.
    let logDeviation: Double
    /// Ids of the stations that it rests on: they are not asked again.
    var knownStations: Set<String> = []
  }

  /// What the density of streets does to a background.
  struct District {
    let density: DistrictDensity
    let calibration: DistrictCalibration
  }

  init(
    base: any Interpolator, kernel: HourKernel, district: District, expectation: Expectation,
    expectationsWithout: [String: Expectation] = [:]
  ) {
    self.base = base
    self.kernel = kernel
    self.district = district
    self.expectation = expectation
    self.expectationsWithout = expectationsWithout
  }

  /// `kriging+streets`, or `kriging+streets+wind` in an hour whose wind tells the sides of a street apart.
  var id: String { base.id + "+streets" + (kernel.hasWind ? "+wind" : "") }

  /// Fits amplitude, background and what is left over.
  func fit(_ samples: [FieldSample]) throws(FieldError) -> any FittedSurface {
    try samples.validate()
    return try fit(samples, at: sites(samples), expectation)
  }

  /// Fits once per sample, without it; what the map says of their places is looked up once.
  func leaveOneOut(_ samples: [FieldSample]) throws(FieldError) -> [Estimate] {
    try samples.validate()
    guard samples.count > 1 else { throw .tooFewToScore }
    let sites = sites(samples)
    return try samples.indices.map { left throws(FieldError) in
      let others = samples.indices.filter { $0 != left }
      let expectation = expectationsWithout[samples[left].stationID] ?? expectation
      return try fit(others.map { samples[$0] }, at: others.map { sites[$0] }, expectation)
        .predict(samples[left].point)
    }
  }

  private func sites(_ samples: [FieldSample]) -> [StreetSite] {
    samples.map { sample in
      // A cell of a model has its streets as all of the city has them, wherever its middle lies.
      if sample.stationType == .model {
        return StreetSite(id: sample.stationID, type: .model, kernel: 0, density: district.density.mean)
      }
      return StreetSite(
        id: sample.stationID, type: sample.stationType, kernel: kernel.value(at: sample.point),
        staticKernel: kernel.isStatic ? nil : kernel.staticValue(at: sample.point),
        density: district.density.value(at: sample.point))
    }
  }

  private func fit(
    _ samples: [FieldSample], at sites: [StreetSite], _ expectation: Expectation
  ) throws(FieldError) -> StreetSurface {
    let pattern = DistrictPattern(district, stationDensities: sites.map(\.density))
    // Over the factor of its density a station reads b + a k / f, where the field there is f b + a k.
    let factors = sites.map { pattern.factor(density: $0.density) }
    let values = zip(samples, factors).map { $0.value / $1 }
    let kernels = zip(sites, factors).map { $0.expectedKernel / $1 }
    let fit = streetFit(sites, values, kernels: kernels, expectation)
    let cleared = samples.indices.map { samples[$0].without(fit.amplitude * kernels[$0], of: values[$0]) }
    let background = DistrictSurface(base: try base.fit(cleared), pattern: pattern)
    // Over a map, and on the other side of a wind, a street may add nothing where its station stands.
    let anchored = samples.indices.filter { sites[$0].isAtStreet && sites[$0].hourKernel > 0 }
    let anchors = anchored.map { index in
      let modelled = max(0, background.predict(samples[index].point).value) + fit.amplitude * sites[index].hourKernel
      return StationAnchors.Anchor(
        point: samples[index].point, kernel: sites[index].hourKernel, residual: samples[index].value - modelled)
    }
    return StreetSurface(
      method: id, background: background,
      increment: StreetIncrement(kernel: kernel, fit: fit, anchors: StationAnchors(anchors: anchors)))
  }

  /// Fits the amplitude to values and expected kernels over the factor of each station's density.
  private func streetFit(
    _ sites: [StreetSite], _ values: [Double], kernels: [Double], _ expectation: Expectation
  ) -> StreetFit {
    // What all stations read, over what they would read above a background of 1 by the expectation.
    let level = max(0, values.reduce(0, +)) / kernels.reduce(0) { $0 + 1 + expectation.ratio * $1 }
    let telling = sites.indices.filter { sites[$0].tellsStreets }
    let asked = telling.filter { !expectation.knownStations.contains(sites[$0].id) }
    let posterior = AmplitudePosterior(
      median: expectation.ratio * level, logDeviation: expectation.logDeviation, level: level,
      stations: asked.map { .init(kernel: kernels[$0], value: values[$0]) })
    // One station alone has nothing to be compared with.
    let atStreets = telling.count > 1 ? sites.filter { $0.isAtStreet && $0.tellsStreets }.map(\.id).sorted() : []
    return StreetFit(
      amplitude: posterior.mean, amplitudeSigma: posterior.sigma, amplitudeRatios: posterior.ratios, level: level,
      stations: atStreets, hasUntypedStations: sites.contains { $0.isUntyped })
  }
}

extension FieldSample {
  /// The sample with what is left of a concentration when a street's part is taken off; of that part no more is known
  /// than of any single street.
  fileprivate func without(_ increment: Double, of value: Double) -> FieldSample {
    let deviation = AmplitudePrior.streetVariation * increment
    return FieldSample(
      point: point, value: max(0, value - increment), stationID: stationID, stationType: stationType,
      ownVariance: deviation * deviation)
  }
}
