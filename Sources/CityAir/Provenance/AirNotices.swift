package import AirData
internal import AirField
internal import Setup

/// What may have to be said of the air of an hour, by code.
extension Notice {
  static func sourceQuota(_ id: String, _ reason: String) -> Notice {
    let reason = Sentences.translated(LocalizedText(same: reason))
    return Notice(
      code: "source-quota",
      text: LocalizedText(
        en: "Source '\(id)' may not be asked now: \(reason.en)",
        es: "A la fuente '\(id)' no se le puede preguntar ahora: \(reason.es)",
        ca: "A la font '\(id)' no se li pot preguntar ara: \(reason.ca)"))
  }

  static func sourceFailed(_ id: String, _ reason: String) -> Notice {
    let reason = Sentences.translated(LocalizedText(same: reason))
    return Notice(
      code: "source-failed",
      text: LocalizedText(
        en: "Source '\(id)' failed: \(reason.en)", es: "La fuente '\(id)' ha fallado: \(reason.es)",
        ca: "La font '\(id)' ha fallat: \(reason.ca)"))
  }

  static func sourceInHost(_ id: String) -> Notice {
    Notice(
      code: "source-in-host",
      text: LocalizedText(
        en: "Source '\(id)' was not asked, since it cannot run in a process of its own: what was kept of it serves.",
        es: "A la fuente '\(id)' no se le ha preguntado, porque no puede tener un proceso propio: sirve lo guardado.",
        ca: "A la font '\(id)' no se li ha preguntat, perquè no pot tindre un procés propi: servix el guardat."))
  }

  static func archiveFailed(_ reason: String) -> Notice {
    Notice(
      code: "archive-failed",
      text: LocalizedText(
        en: reason, es: "No se puede leer el archivo de lecturas: \(reason)",
        ca: "No es pot llegir l'arxiu de lectures: \(reason)"))
  }

  package static func noStreets(_ reason: String) -> Notice {
    Notice(
      code: "no-streets",
      text: LocalizedText(
        en: "The streets add nothing: \(reason)", es: "Las calles no aportan nada: \(reason)",
        ca: "Els carrers no aporten res: \(reason)"))
  }

  /// Of an answer about the air alone, which needs no network and is better with one.
  static let noNetwork = Notice(
    code: "no-streets",
    text: LocalizedText(
      en: "No network is set, so the streets add nothing to the air: name one in the configuration (or with "
        + "--network).",
      es: "No hay ninguna red puesta, así que las calles no aportan nada al aire: indique una en la "
        + "configuración (o con --network).",
      ca: "No hi ha cap xarxa posada, així que els carrers no aporten res a l'aire: indique'n una en la "
        + "configuració (o amb --network)."))

  static let noWind = Notice(
    code: "no-wind",
    text: LocalizedText(
      en: "The wind of this hour is not in the archive, so both sides of a street count alike: collect it with brisa "
        + "sync from a source that has it.",
      es:
        "El viento de esta hora no está en el archivo, y los dos lados de una calle cuentan igual: recójalo con brisa "
        + "sync de una fuente que lo tenga.",
      ca: "El vent d'esta hora no és a l'arxiu, i els dos costats d'un carrer compten igual: reculla'l amb brisa sync "
        + "d'una font que el tinga."))

  static let windIdle = Notice(
    code: "wind-idle",
    text: LocalizedText(
      en: "The wind has no effect, since the streets add nothing: it needs a network whose streets are not left out "
        + "(--increment off).",
      es: "El viento no tiene efecto, porque las calles no aportan nada: necesita una red cuyas calles no se "
        + "dejen fuera (--increment off).",
      ca: "El vent no té efecte, perquè els carrers no aporten res: necessita una xarxa de la qual no es "
        + "deixen fora els carrers (--increment off)."))

  /// Said of readings that are means from half past to half past.
  static let betweenHours = Notice(
    code: "between-hours",
    text: LocalizedText(
      en:
        "Readings begin or end within the hour, which is one of UTC, and count in two hours by their share: peaks are "
        + "lower than those that were measured.",
      es: "Las lecturas empiezan o acaban dentro de la hora, que es de UTC, y cuentan en dos horas por su parte: los "
        + "picos son más bajos que los medidos.",
      ca: "Les lectures comencen o acaben dins de l'hora, que és d'UTC, i compten en dos hores per la seua part: els "
        + "pics són més baixos que els mesurats."))

  /// Said of readings that are means from a quarter to a quarter.
  static let betweenUnevenly = Notice(
    code: "between-hours",
    text: LocalizedText(
      en:
        "Readings begin or end within the hour, which is one of UTC: each counts for the hour that has most of it.",
      es:
        "Las lecturas empiezan o acaban dentro de la hora, que es de UTC: cada una cuenta en la hora que más tiene de "
        + "ella.",
      ca: "Les lectures comencen o acaben dins de l'hora, que és d'UTC: cadascuna compta en l'hora que més en té."))

  static func intervalTooLong(_ count: Int) -> Notice {
    Notice(
      code: "interval-too-long",
      text: LocalizedText(
        en: "Readings over more than two hours say nothing of one hour, and are left out: \(count).",
        es: "Las lecturas de más de dos horas no dicen nada de una hora, y quedan fuera: \(count).",
        ca: "Les lectures de més de dos hores no diuen res d'una hora, i queden fora: \(count)."))
  }

  /// Said of older figures that stand in; `isMoved` where they were moved as the day usually goes.
  static func staleAir(_ pollutants: some Sequence<Pollutant>, hours: Int, isMoved: Bool = false) -> Notice {
    let names = Set(pollutants).symbolList
    return Notice(
      code: "stale-air",
      text: LocalizedText(
        en: "Nothing is known of \(names) for this hour: "
          + (hours == 1 ? "the hour before stands in" : "figures that are \(hours) hours older stand in")
          + (isMoved ? ", moved as the day usually goes." : "."),
        es: "No se sabe nada de \(names) en esta hora: "
          + (hours == 1 ? "la sustituye la hora anterior" : "la sustituyen cifras \(hours) horas más viejas")
          + (isMoved ? ", según evoluciona un día habitual." : "."),
        ca: "No se sap res de \(names) en esta hora: "
          + (hours == 1 ? "la substituïx l'hora anterior" : "la substituïxen xifres \(hours) hores més velles")
          + (isMoved ? ", segons evoluciona un dia habitual." : ".")))
  }

  static func incrementByPrior(_ pollutants: Set<Pollutant>) -> Notice {
    let names = pollutants.symbolList
    return Notice(
      code: "increment-by-prior",
      text: LocalizedText(
        en: "The stations of this hour do not tell what streets add to \(names): it is taken from other cities.",
        es: "Las estaciones de esta hora no dicen lo que las calles aportan en \(names): se toma de otras ciudades.",
        ca: "Les estacions d'esta hora no diuen el que els carrers aporten en \(names): es pren d'altres ciutats."))
  }

  static func untypedStations(_ pollutants: Set<Pollutant>) -> Notice {
    let names = pollutants.symbolList
    return Notice(
      code: "station-types-missing",
      text: LocalizedText(
        en: "Stations of \(names) do not say whether they are for traffic or background: the streets near by decide.",
        es: "Hay estaciones de \(names) que no dicen si son de tráfico o de fondo: deciden las calles cercanas.",
        ca: "Hi ha estacions de \(names) que no diuen si són de trànsit o de fons: decidixen els carrers pròxims."))
  }

  static func calibrationElsewhere(_ file: String) -> Notice {
    Notice(
      code: "calibration-elsewhere",
      text: LocalizedText(
        en: "The calibration '\(file)' was made from none of the stations of this hour: make one from the city's own "
          + "readings with brisa calibrate.",
        es: "La calibración '\(file)' no se hizo con ninguna de las estaciones de esta hora: haga una con las lecturas "
          + "de la ciudad con brisa calibrate.",
        ca: "La calibració '\(file)' no es va fer amb cap de les estacions d'esta hora: faça'n una amb les lectures de "
          + "la ciutat amb brisa calibrate."))
  }

  /// Of a calibration that says nothing of what was measured, or of none.
  static func notCalibrated(_ file: String?) -> Notice {
    Notice(
      code: "not-calibrated",
      text: LocalizedText(
        en: (file.map { "The calibration '\($0)' says nothing of what was measured" } ?? "There is no calibration")
          + ", so kriging with built-in parameters serves for 'auto': brisa calibrate makes one from the archive.",
        es: (file.map { "La calibración '\($0)' no dice nada de lo que se midió" } ?? "No hay calibración")
          + ", así que 'auto' es kriging con parámetros de serie: brisa calibrate hace una con el archivo.",
        ca: (file.map { "La calibració '\($0)' no diu res del que es va mesurar" } ?? "No hi ha calibració")
          + ", així que 'auto' és kriging amb paràmetres de sèrie: brisa calibrate en fa una amb l'arxiu."))
  }
}

extension Set<Pollutant> {
  /// The pollutants as a list of words.
  package var symbolList: String { sorted().map(\.symbol).joined(separator: ", ") }
}
