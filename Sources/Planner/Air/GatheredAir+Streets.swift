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
        case nil: (pollutant, .absent(reason: streets.reason(for: pollutant)))
        }
      })
  }

  /// Said where the streets are on for a pollutant and this hour gives them no scale.
  var incrementNotices: [Notice] {
    picture.field.pollutants.compactMap { pollutant in
      guard case .absent(let reason) = picture.field.streets(of: pollutant) else { return nil }
      return .noIncrement(pollutant, reason)
    }
  }
}
