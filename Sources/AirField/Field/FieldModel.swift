package import AirData
package import Foundation

/// How the readings of an hour become a field: all that a city has settled and that no reading tells.
package struct FieldModel: Hashable, Sendable {
  /// The method of every pollutant.
  package var method: FieldMethod
  /// What the city's history says; nil: the built-in parameters serve.
  package var calibration: FieldCalibration?
  /// The streets, whose part is then told from the background; nil: all is background.
  package var streets: StreetModel?

  /// The maps of the city, whose pattern serves where they have values; nil: there are none.
  package var maps: MapModel?

  /// Creates a model; one that says nothing else has the built-in parameters.
  package init(
    method: FieldMethod = .standard, calibration: FieldCalibration? = nil, streets: StreetModel? = nil,
    maps: MapModel? = nil
  ) {
    self.method = method
    self.calibration = calibration
    self.streets = streets
    self.maps = maps
  }

  /// The method of a pollutant, with its parameters, in the hour that begins at a time and in its wind.
  package func interpolator(for pollutant: Pollutant, hour: Date, wind: CityWind? = nil) -> any Interpolator {
    interpolator(for: pollutant, chosenMethod(for: pollutant), spread: spread(of: pollutant), hour: hour, wind: wind)
  }

  /// The interpolator of another method, with its parameters.
  func interpolator(
    for pollutant: Pollutant, _ method: ChosenMethod, spread: HourlySpread, hour: Date, wind: CityWind? = nil
  ) -> any Interpolator {
    let background = method.interpolator(spread: spread)
    let withStreets = streets?.method(for: pollutant, over: background, hour: hour, wind: wind)
    let ordinary: any Interpolator = withStreets ?? background
    guard let maps, let pattern = maps.pattern(of: pollutant) else { return ordinary }
    let plane = streets?.projection ?? maps.projection
    let base = method.interpolator(spread: MapFit.spread)
    let inPlace = MapInterpolator(pattern, on: plane, base: base, otherwise: ordinary)
    guard !pattern.isStreetScale, let streets else { return inPlace }
    let under = MapInterpolator(pattern, on: plane, base: base, otherwise: background)
    let means = maps.kernelMeans(of: pollutant, streets)
    let over = streets.method(for: pollutant, overMap: under, means: means, hour: hour, wind: wind)
    return over.map { CoarseMapMethod(over: $0, absent: inPlace) } ?? inPlace
  }

  /// Whether the streets have a lee side, so that an hour's wind counts.
  package var countsWind: Bool { streets?.calibration.leeContrasts.isEmpty == false }

  /// The method that is used for a pollutant.
  package func chosenMethod(for pollutant: Pollutant) -> ChosenMethod {
    let calibration = calibration?[pollutant]?.calibration
    let variogram = calibration?.variogram ?? BuiltInParameters(for: pollutant).variogram
    return switch method {
    case .mean: .mean
    case .nearest: .nearest
    case .inverseDistance(let power): .inverseDistance(power: power)
    case .kriging: .kriging(variogram)
    case .auto: streetsBase(of: pollutant) ?? calibration?.auto ?? .kriging(variogram)
    }
  }

  /// What the city's history takes for the background under streets, whether they were tried or not; nil where the
  /// pollutant has no streets, or was not calibrated.
  private func streetsBase(of pollutant: Pollutant) -> ChosenMethod? {
    guard streets?.calibration.parts[pollutant] != nil, let known = calibration?[pollutant] else { return nil }
    return known.streets?.base ?? known.calibration.underStreets(for: pollutant)
  }

  /// What of the city's calibration was scored as the field serves a pollutant.
  private enum Scored {
    /// The method alone.
    case method(CalibratedPollutant)
    /// The method with the streets.
    case streets(CalibratedStreets)
    /// The method with the streets and the wind over them.
    case wind(CalibratedWind)
  }

  /// What was scored; nil where nothing was, or where another method serves than the one that was, over other streets,
  /// another wind, or a map.
  private func scored(_ pollutant: Pollutant) -> Scored? {
    guard maps?.pattern(of: pollutant) == nil, let known = calibration?[pollutant] else { return nil }
    let served = chosenMethod(for: pollutant)
    guard let part = streets?.calibration.parts[pollutant] else {
      return known.calibration.auto == served ? .method(known) : nil
    }
    guard let tried = known.streets, tried.part == part, tried.base == served else { return nil }
    guard let contrast = streets?.calibration.leeContrasts[pollutant] else { return .streets(tried) }
    guard let wind = tried.wind, wind.leeContrast == contrast else { return nil }
    return .wind(wind)
  }

  /// Where readings lie around what the method says: as calibrated for the method that was calibrated, with streets and
  /// wind or without, otherwise as in a normal distribution.
  func quantiles(for pollutant: Pollutant) -> ErrorQuantiles {
    switch scored(pollutant) {
    case .method(let known): known.calibration.quantiles
    case .streets(let tried): tried.quantiles
    case .wind(let wind): wind.quantiles
    case nil: .gaussian
    }
  }

  /// What was learnt of something that stands in for an hour; nil where nothing was, or where another method serves
  /// than `auto` took, over other streets, a map, or with the wind.
  package func standIn(_ kind: StandInKind, for pollutant: Pollutant) -> CalibratedStandIn? {
    let isScored =
      switch scored(pollutant) {
      // Where the streets were tried, it was learnt with them.
      case .method(let known): known.streets == nil
      case .streets: true
      case .wind, nil: false
      }
    guard isScored else { return nil }
    return calibration?[pollutant]?.standIns.first { $0.kind == kind }
  }

  /// How far the field's errors at two places go together, by the variogram that the city's history has for kriging.
  package func errorCorrelation(for pollutant: Pollutant) -> ErrorCorrelation {
    let calibration = calibration?[pollutant]?.calibration
    if case .kriging(let served) = chosenMethod(for: pollutant) { return ErrorCorrelation(served) }
    return ErrorCorrelation(calibration?.variogram ?? BuiltInParameters(for: pollutant).variogram)
  }

  private func spread(of pollutant: Pollutant) -> HourlySpread {
    guard let calibration = calibration?[pollutant]?.calibration else {
      let builtIn = BuiltInParameters(for: pollutant)
      return streets?.calibration.parts[pollutant] == nil ? builtIn.spread : builtIn.spreadUnderStreets
    }
    return HourlySpread(relativeSpread: calibration.relativeSpread)
  }
}
