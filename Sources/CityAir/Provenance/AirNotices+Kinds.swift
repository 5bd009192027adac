internal import AirData

/// What has to be said of air that was not measured.
extension Notice {
  static func typicalAir(_ pollutants: Set<Pollutant>, of day: TypicalDay) -> Notice {
    let names = pollutants.symbolList
    let day = day.name
    return Notice(
      code: "typical-air",
      text: LocalizedText(
        en: "Nothing was measured of \(names) for this hour: \(day.en) stands in.",
        es: "No se midió nada de \(names) en esta hora: la sustituye \(day.es).",
        ca: "No es va mesurar res de \(names) en esta hora: la substituïx \(day.ca)."))
  }

  static func typicalOtherDay(_ pollutants: Set<Pollutant>, of day: TypicalDay, for asked: TypicalDay) -> Notice {
    let names = pollutants.symbolList
    return Notice(
      code: "typical-other-day",
      text: LocalizedText(
        en: "There is no typical day of this kind for \(names): \(day.name.en) stands in for \(asked.name.en).",
        es: "No hay un día típico de esta clase para \(names): \(day.name.es) sustituye a \(asked.name.es).",
        ca: "No hi ha un dia típic d'esta classe per a \(names): \(day.name.ca) substituïx \(asked.name.ca)."))
  }

  static func recentOtherDays(_ pollutants: Set<Pollutant>, forWeekend isWeekend: Bool) -> Notice {
    let names = pollutants.symbolList
    let workdays = LocalizedText(en: "working days", es: "días laborables", ca: "dies feiners")
    let weekends = LocalizedText(en: "weekends", es: "fines de semana", ca: "caps de setmana")
    let (known, missing) = isWeekend ? (workdays, weekends) : (weekends, workdays)
    let days = AirProvenance.ForecastAtStations.recentDays
    return Notice(
      code: "typical-other-day",
      text: LocalizedText(
        en: "How stations differ in \(names) is told from \(known.en) alone: the archive has no \(missing.en) of the "
          + "last \(days) days.",
        es: "Cómo difieren las estaciones en \(names) se sabe solo por \(known.es): el archivo no tiene \(missing.es) "
          + "de los últimos \(days) días.",
        ca: "Com diferixen les estacions en \(names) se sap només per \(known.ca): l'arxiu no té \(missing.ca) dels "
          + "últims \(days) dies."))
  }

  static func forecastAtStations(_ pollutants: Set<Pollutant>, points: Int) -> Notice {
    let names = pollutants.symbolList
    return Notice(
      code: "forecast-at-stations",
      text: LocalizedText(
        en: "The forecast is coarse (points: \(points)): it gives the level of \(names) in the city, and how stations "
          + "usually differ tells its places apart.",
        es:
          "La previsión es poco detallada (puntos: \(points)): da el nivel de \(names) en la ciudad, y las diferencias "
          + "habituales entre las estaciones distinguen sus lugares.",
        ca:
          "La previsió és poc detallada (punts: \(points)): dona el nivell de \(names) en la ciutat, i les diferències "
          + "habituals entre les estacions distingixen els seus llocs."))
  }

  static func forecastAir(_ pollutants: Set<Pollutant>) -> Notice {
    let names = pollutants.symbolList
    return Notice(
      code: "forecast-air",
      text: LocalizedText(
        en: "The figures of \(names) for this hour are a forecast, not measured.",
        es: "Las cifras de \(names) para esta hora son una previsión, no una medida.",
        ca: "Les xifres de \(names) per a esta hora són una previsió, no una mesura."))
  }
}
