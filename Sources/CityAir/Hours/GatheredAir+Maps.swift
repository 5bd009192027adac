internal import AirData
internal import AirField
internal import Foundation

extension GatheredAir {
  /// The city's maps and what became of each; one of a pollutant that no station of the hour measures has no level.
  var mapProvenance: [AirProvenance.Map] {
    let field = fields.field
    return (maps.model?.pollutants ?? []).compactMap { pollutant in
      guard let map = maps.model?.map(of: pollutant) else { return nil }
      let outcome = field.map(of: pollutant) ?? .absent(.noStationOnMap)
      let isStreetScale = maps.model?.isStreetScale(pollutant) == true
      var form = AirProvenance.Map.Form.raster
      if case .lines = map.content { form = .lines }
      return AirProvenance.Map(
        pollutant: pollutant, source: maps.sources[pollutant] ?? "", licence: map.licence, attribution: map.attribution,
        from: map.from, to: map.to, form: form, resolutionMeters: form == .lines ? nil : map.resolutionMeters,
        role: isStreetScale ? .streets : .background, state: Self.state(outcome))
    }
  }

  private static func state(_ outcome: MapOutcome) -> AirProvenance.Map.State {
    switch outcome {
    case .applied(let scaling, let stations): .applied(scaling: scaling, stations: stations)
    case .absent(let reason): .absent(reason: reason.rawValue)
    }
  }

  /// What has to be said of the maps, and of those that the hour's stations give no level.
  var mapNotices: [Notice] {
    maps.notices
      + mapProvenance.compactMap { map in
        guard case .absent = map.state else { return nil }
        return .mapUnused(map.pollutant, map.source)
      }
  }

  /// Who must be named for the maps that were used.
  var mapCredits: [String] {
    mapProvenance.compactMap { map in
      guard case .applied = map.state else { return nil }
      return Credit(attribution: map.attribution, licence: map.licence).text
    }
  }
}

extension Notice {
  static func mapFailed(_ name: String, _ reason: String) -> Notice {
    Notice(
      code: "map-failed",
      text: LocalizedText(
        en: "The field does without the map '\(name)': \(reason)",
        es: "El campo prescinde del mapa '\(name)': \(reason)",
        ca: "El camp prescindix del mapa '\(name)': \(reason)"))
  }

  static func mapUnused(_ pollutant: Pollutant, _ name: String) -> Notice {
    Notice(
      code: "map-unused",
      text: LocalizedText(
        en:
          "The map '\(name)' says nothing of this hour: no station with a reading of \(pollutant.symbol) stands on it.",
        es:
          "El mapa '\(name)' no dice nada de esta hora: ninguna estación con lectura de \(pollutant.symbol) está en él.",
        ca: "El mapa '\(name)' no diu res d'esta hora: cap estació amb lectura de \(pollutant.symbol) és en ell."))
  }
}
