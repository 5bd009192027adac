internal import AirData
internal import AirField

extension GatheredAir {
  /// What the streets' part was made of, by pollutant.
  var increment: [Pollutant: AirProvenance.Increment] {
    let field = picture.field
    return Dictionary(
      uniqueKeysWithValues: field.pollutants.map { pollutant in
        switch field.streets(of: pollutant) {
        case .applied(let fit): (pollutant, .applied(amplitude: fit.amplitude, stations: fit.stations))
        case .absent(let reason): (pollutant, .absent(reason: reason.rawValue))
        case nil where isMapOfStreets(pollutant): (pollutant, .absent(reason: "map"))
        case nil: (pollutant, .absent(reason: streets.reason(for: pollutant)))
        }
      })
  }

  /// Whether a map that tells streets apart serves in the place of their kernel.
  private func isMapOfStreets(_ pollutant: Pollutant) -> Bool {
    guard case .applied = picture.field.map(of: pollutant) else { return false }
    return maps.model?.isStreetScale(pollutant) == true
  }

  /// Said where the streets are on for a pollutant and this hour gives them no scale.
  var incrementNotices: [Notice] {
    picture.field.pollutants.compactMap { pollutant in
      guard case .absent(let reason) = picture.field.streets(of: pollutant) else { return nil }
      return .noIncrement(pollutant, reason)
    }
  }

  /// What the hour's wind did to the streets' part; nil where the wind does not count, or streets add nothing.
  var wind: AirProvenance.Wind? {
    let field = picture.field
    let contrasts = (streets.model?.calibration.leeContrasts ?? [:]).filter { field.hasIncrement($0.key) }
    guard !contrasts.isEmpty else { return nil }
    return AirProvenance.Wind(state: windState, contrast: contrasts, reading: field.wind.map { .init($0) })
  }

  private var windState: AirProvenance.Wind.State {
    guard let wind = picture.field.wind else { return .missing }
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
