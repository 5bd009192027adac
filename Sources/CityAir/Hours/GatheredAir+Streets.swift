internal import AirData
internal import AirField

extension GatheredAir {
  /// What the streets' part was made of, by pollutant.
  var increment: [Pollutant: AirProvenance.Increment] {
    let field = fields.field
    return Dictionary(
      uniqueKeysWithValues: field.pollutants.map { pollutant in
        guard let fit = field.streets(of: pollutant) else {
          return (pollutant, isMapOfStreets(pollutant) ? .ofMap : .absent(reason: streets.absence))
        }
        return (pollutant, .applied(amplitude: fit.amplitude, sigma: fit.amplitudeSigma, stations: fit.stations))
      })
  }

  /// Who must be named for the air at a place: for the readings, and for the streets where they add to the field.
  package var attributionWithStreets: [String] {
    let field = fields.field
    guard field.pollutants.contains(where: { field.hasIncrement($0) }) else { return attribution }
    return Attribution(attribution + [streets.attribution]).names
  }

  /// Whether a map that tells streets apart serves in the place of their kernel.
  private func isMapOfStreets(_ pollutant: Pollutant) -> Bool {
    guard case .applied = fields.field.map(of: pollutant) else { return false }
    return maps.model?.isStreetScale(pollutant) == true
  }

  /// Why the streets cannot be had, where a pollutant of the hour rises along streets and no map tells them apart.
  var streetsNotice: Notice? {
    let misses = increment.contains { pollutant, increment in
      guard case .absent(streets.absence) = increment else { return false }
      return StreetCalibration.fitted.parts[pollutant] != nil
    }
    return misses ? streets.notice : nil
  }

  /// Said where the hour's stations do not tell what streets add, and where they do not say what surrounds them.
  var incrementNotices: [Notice] {
    let fits = fields.field.pollutants.compactMap { pollutant in
      fields.field.streets(of: pollutant).map { (pollutant, $0) }
    }
    let byPrior = Set(fits.filter { $0.1.stations.isEmpty }.map(\.0))
    let untyped = Set(fits.filter { $0.1.hasUntypedStations }.map(\.0))
    return (byPrior.isEmpty ? [] : [.incrementByPrior(byPrior)]) + (untyped.isEmpty ? [] : [.untypedStations(untyped)])
  }

  /// What the hour's wind did to the streets' part; nil where the wind does not count, or streets add nothing.
  var wind: AirProvenance.Wind? {
    let field = fields.field
    let contrasts = (streets.model?.calibration.leeContrasts ?? [:]).filter { field.hasIncrement($0.key) }
    guard !contrasts.isEmpty else { return nil }
    return AirProvenance.Wind(state: windState, contrast: contrasts, reading: field.wind.map { .init($0) })
  }

  private var windState: AirProvenance.Wind.State {
    guard let wind = fields.field.wind else { return .missing }
    return wind.isCalm ? .calm : .applied
  }

  /// Said where the wind counts and that of the hour is not known, and where it was to count and cannot.
  var windNotices: [Notice] {
    (wind?.state == .missing ? [.noWind] : []) + (isWindIdle ? [.windIdle] : [])
  }
}

extension AirProvenance.Wind.Reading {
  init(_ wind: CityWind) {
    self.init(
      speedMetersPerSecond: wind.speedMetersPerSecond, fromDegrees: wind.fromDegrees, coordinate: wind.coordinate,
      sourceID: wind.sourceID, isForecast: wind.kind != .observed)
  }
}
