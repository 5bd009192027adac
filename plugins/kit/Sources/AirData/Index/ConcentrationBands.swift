/// The upper bounds of the first five of six bands of one pollutant, in µg/m³; the sixth is open.
struct ConcentrationBands: Sendable {
  private let upperBounds: [5 of Double]

  init(_ upperBounds: [5 of Double]) {
    self.upperBounds = upperBounds
  }

  /// The band of a concentration in µg/m³, 1 to 6.
  ///
  /// A bound belongs to the band below it, unrounded. NaN for what is no concentration.
  func band(of concentration: Double) -> Double {
    guard concentration.isFinite, concentration >= 0 else { return .nan }
    let lenient = concentration / (1 + BreakpointTolerance.relative)
    var band = 0
    while band < 5, lenient > upperBounds[band] { band += 1 }
    return Double(band + 1)
  }
}

/// The bands and averaging periods of a scale that rates five pollutants by bands.
struct BandTable: Sendable {
  let no2: ConcentrationBands
  let pm25: ConcentrationBands
  let pm10: ConcentrationBands
  let o3: ConcentrationBands
  let so2: ConcentrationBands
  let particlePeriod: AveragingPeriod
  let ozonePeriod: AveragingPeriod

  /// The bands of a pollutant; nil for carbon monoxide, which these scales do not rate.
  func bands(of pollutant: Pollutant) -> ConcentrationBands? {
    switch pollutant {
    case .no2: no2
    case .pm25: pm25
    case .pm10: pm10
    case .o3: o3
    case .so2: so2
    case .co: nil
    }
  }

  /// The averaging period of a pollutant.
  func period(of pollutant: Pollutant) -> AveragingPeriod {
    switch pollutant {
    case .no2, .so2, .co: .hour
    case .pm25, .pm10: particlePeriod
    case .o3: ozonePeriod
    }
  }

  /// The sub-index of a pollutant, nil when its hours do not give one.
  func subIndex(of pollutant: Pollutant, on scale: ScaleID, hours: ArraySlice<Double>) -> SubIndex? {
    guard let bands = bands(of: pollutant),
      let averaged = AveragedConcentration(of: hours, over: period(of: pollutant))
    else { return nil }
    return SubIndex(scale, pollutant, value: bands.band(of: averaged.concentration), of: averaged)
  }
}
