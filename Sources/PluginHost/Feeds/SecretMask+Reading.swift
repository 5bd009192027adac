internal import AirData

extension SecretMask {
  /// The readings, with a secret taken out of what their stations are called and whom they credit: a feed may send it
  /// back.
  func masked(_ readings: [Reading]) -> [Reading] {
    guard !isEmpty else { return readings }
    var masked: [Station: Station] = [:]
    return readings.map { reading in
      let station = masked[reading.station] ?? self.masked(reading.station)
      masked[reading.station] = station
      guard station != reading.station else { return reading }
      return Reading(
        station: station, pollutant: reading.pollutant, concentration: reading.concentration, start: reading.start,
        end: reading.end, kind: reading.kind, quality: reading.quality, sourceID: reading.sourceID)
    }
  }

  private func masked(_ station: Station) -> Station {
    Station(
      id: masked(station.id), name: masked(station.name), coordinate: station.coordinate, type: station.type,
      credit: station.credit.map { Credit(attribution: masked($0.attribution), licence: masked($0.licence)) })
  }
}
