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
      return station == reading.station ? reading : reading.with(station: station)
    }
  }

  /// The readings of other species, likewise.
  func masked(_ readings: [SpeciesReading]) -> [SpeciesReading] {
    guard !isEmpty else { return readings }
    return readings.map { reading in
      SpeciesReading(
        station: masked(reading.station), species: reading.species, value: reading.value,
        uncertainty: reading.uncertainty, start: reading.start, end: reading.end, kind: reading.kind,
        quality: reading.quality, sourceID: reading.sourceID)
    }
  }

  /// The maps, with a secret taken out of whose they are and of their licence.
  func masked(_ maps: [AirMap]) -> [AirMap] {
    guard !isEmpty else { return maps }
    return maps.map { map in
      AirMap(
        pollutant: map.pollutant, from: map.from, to: map.to, licence: masked(map.licence),
        attribution: masked(map.attribution), resolutionMeters: map.resolutionMeters, content: map.content)
    }
  }

  private func masked(_ station: Station) -> Station {
    Station(
      id: masked(station.id), name: masked(station.name), coordinate: station.coordinate, type: station.type,
      credit: station.credit.map { Credit(attribution: masked($0.attribution), licence: masked($0.licence)) },
      details: station.details)
  }
}
