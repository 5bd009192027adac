import AirData

/// A method with streets: concentration = background + increment.
///
/// The increment is amplitude × kernel. The amplitude comes from what traffic stations read above the field of the background stations (Lenschow).
/// The background is the field of all stations, from each of which is taken what its streets add there: so a traffic station
/// speaks for its street first, and for its district with what remains. What then is left over at the traffic stations goes back to their own
/// streets: there the field has what the station read, or the background where it read less.
///
/// Without a traffic station that a street reaches, and without a background station, all is background.
struct BackgroundAndIncrement: Interpolator {
  private let base: any Interpolator
  private let kernel: HourKernel
  private let amplitude: IncrementAmplitude

  /// Adds streets to a method.
  init(base: any Interpolator, kernel: HourKernel, part: StreetCalibration.Part) {
    self.base = base
    self.kernel = kernel
    amplitude = IncrementAmplitude(part)
  }

  /// `kriging+streets`, or `kriging+streets+wind` in an hour whose wind tells the sides of a street apart.
  var id: String { base.id + "+streets" + (kernel.hasWind ? "+wind" : "") }

  /// Fits amplitude, background and what is left over.
  func fit(_ samples: [FieldSample]) throws(FieldError) -> any FittedSurface {
    try samples.validate()
    let kernels = samples.map { kernel.value(at: $0.point) }
    let street = samples.indices.filter { samples[$0].stationType == .traffic && kernels[$0] > 0 }
    let background = samples.filter { $0.stationType == .background }
    if let reason = Self.reason(samples, streetStations: street.count, backgroundStations: background.count) {
      return StreetSurface(method: base.id, background: try base.fit(samples), increment: nil, outcome: .absent(reason))
    }
    let district = try base.fit(background)
    let fit = StreetFit(
      amplitude: amplitude.value(
        kernels: street.map { kernels[$0] },
        differences: street.map { samples[$0].value - max(0, district.predict(samples[$0].point).value) }),
      stations: street.map { samples[$0].stationID }.sorted(), largestKernel: street.map { kernels[$0] }.max() ?? 0)
    let cleared = zip(samples, kernels).map { sample, kernel in
      sample.with(value: max(0, sample.value - fit.amplitude * min(kernel, fit.largestKernel)))
    }
    let surface = try base.fit(cleared)
    let anchors = street.map { index in
      let modelled = max(0, surface.predict(samples[index].point).value) + fit.amplitude * kernels[index]
      return StationAnchors.Anchor(
        point: samples[index].point, kernel: kernels[index], residual: samples[index].value - modelled)
    }
    return StreetSurface(
      method: id, background: surface, increment: StreetIncrement(kernel: kernel, fit: fit, anchors: anchors),
      outcome: .applied(fit))
  }

  private static func reason(
    _ samples: [FieldSample], streetStations: Int, backgroundStations: Int
  ) -> StreetOutcome.Reason? {
    if !samples.contains(where: { $0.stationType == .traffic }) { return .noTrafficStation }
    if backgroundStations == 0 { return .noBackgroundStation }
    return streetStations == 0 ? .noStreetAtStation : nil
  }
}

extension FieldSample {
  /// The sample with another concentration.
  fileprivate func with(value: Double) -> FieldSample {
    FieldSample(point: point, value: value, stationID: stationID, stationType: stationType)
  }
}
