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
      let why =
        switch reason {
        case .noTrafficStation: "no traffic station has a reading of this hour"
        case .noBackgroundStation: "no background station has a reading of this hour"
        case .noStreetAtStation: "no street of the network reaches a traffic station"
        }
      return Notice(code: "no-increment", message: "What the streets add in \(pollutant.symbol) is not known: \(why).")
    }
  }
}
