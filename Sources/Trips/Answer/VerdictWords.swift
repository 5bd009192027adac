package import AirData
internal import CityAir

/// The words of a verdict.
package enum VerdictWords {
  /// The pollution that counts in an hour, as people call it.
  static func pollution(by measure: PollutionMeasure, in air: AirProvenance) -> Pollution {
    if air.isRelative { return byTraffic(beside: air.measuredBeside) }
    switch measure {
    case .ica: return byIndex
    case .pollutant(let pollutant): return Pollution(name: LocalizedText(same: pollutant.symbol))
    case .traffic: return byTraffic(beside: nil)
    case .mix:
      let known = PollutionMeasure.mix.pollutants.filter { air.method[$0] != nil }
      return mix(known.map(\.symbol))
    }
  }

  /// The pollution that has no unit: by traffic alone, or of a mix of which one pollutant is measured.
  static func byTraffic(beside pollutant: Pollutant?) -> Pollution {
    guard let symbol = pollutant?.symbol else {
      return Pollution(
        name: LocalizedText(
          en: "pollution by traffic alone", es: "contaminación solo según el tráfico",
          ca: "contaminació només segons el trànsit"))
    }
    return Pollution(
      name: LocalizedText(
        en: "pollution by traffic and \(symbol)", es: "contaminación según el tráfico y \(symbol)",
        ca: "contaminació segons el trànsit i \(symbol)"))
  }

  /// What the sentence is about.
  static func lead(_ label: RouteLabel, isBestDeparture: Bool) -> LocalizedText {
    let name =
      switch label {
      case .chosen: LocalizedText(en: "Chosen", es: "El elegido", ca: "El triat")
      case .budget:
        LocalizedText(
          en: "Cleanest within the limit", es: "El más limpio dentro del límite", ca: "El més net dins del límit")
      case .balanced: LocalizedText(en: "Balanced", es: "El equilibrado", ca: "L'equilibrat")
      case .knee, .choice, .loop, .fastest:
        LocalizedText(
          en: "Cleanest of those shown", es: "El más limpio de los mostrados", ca: "El més net dels mostrats")
      case .cleanest: LocalizedText(en: "Cleanest", es: "El más limpio", ca: "El més net")
      }
    guard isBestDeparture else { return name }
    return LocalizedText(
      en: name.en + " at the best departure", es: name.es + " en la mejor salida", ca: name.ca + " en la millor eixida")
  }

  static let aroundZones = LocalizedText(
    en: "Around the zones", es: "Por fuera de las zonas", ca: "Per fora de les zones")

  /// That the fastest way will do; for somebody to whom some streets are dear, it is the one that suits them best.
  static func noDetour(isBestDeparture: Bool, isWeighed: Bool) -> LocalizedText {
    let way =
      isWeighed
      ? LocalizedText(
        en: "the one that suits you best", es: "el que mejor le conviene", ca: "el que millor li convé")
      : LocalizedText(en: "the fastest", es: "el más rápido", ca: "el més ràpid")
    return isBestDeparture
      ? LocalizedText(
        en: "No way is worth a detour at the best departure: \(way.en) is as clean as any we know.",
        es: "Ningún camino merece un rodeo en la mejor salida: \(way.es) es tan limpio como cualquiera que conozcamos.",
        ca: "Cap camí mereix un desviament en la millor eixida: \(way.ca) és tan net com qualsevol que coneguem.")
      : LocalizedText(
        en: "No way is worth a detour now: \(way.en) is as clean as any we know.",
        es: "Ningún camino merece ahora un rodeo: \(way.es) es tan limpio como cualquiera que conozcamos.",
        ca: "Cap camí mereix ara un desviament: \(way.ca) és tan net com qualsevol que coneguem.")
  }

  static let noDetourWithin = LocalizedText(
    en: "No way within the limit is cleaner: the fastest is as clean as any of them.",
    es: "Ningún camino dentro del límite es más limpio: el más rápido es tan limpio como cualquiera de ellos.",
    ca: "Cap camí dins del límit és més net: el més ràpid és tan net com qualsevol d'ells.")

  static let noDetourWeighed = LocalizedText(
    en: "No detour could be weighed: the fastest stands in for the cleanest within the limit.",
    es: "No se pudo sopesar ningún rodeo: el más rápido hace de más limpio dentro del límite.",
    ca: "No es va poder sospesar cap desviament: el més ràpid fa de més net dins del límit.")

  static let thereAlready = LocalizedText(
    en: "There is no way to go: both ends lie at the same place on the streets.",
    es: "No hay camino que recorrer: los dos extremos están en el mismo punto de las calles.",
    ca: "No hi ha camí a recórrer: els dos extrems són en el mateix punt dels carrers.")

  static let chosenIsFastest = LocalizedText(
    en: "No way is worth a detour at this avoidance: the chosen way is the fastest.",
    es: "Ningún camino merece un rodeo con esta aversión: el elegido es el más rápido.",
    ca: "Cap camí mereix un desviament amb esta aversió: el triat és el més ràpid.")

  static func nothingKnown(_ pollution: Pollution) -> LocalizedText {
    LocalizedText(
      en: "Only time counts now: nothing is known of \(pollution.name.en) here.",
      es: "Ahora solo cuenta el tiempo: aquí no se sabe nada de \(pollution.name.es).",
      ca: "Ara només compta el temps: ací no se sap res de \(pollution.name.ca).")
  }

  static func mostlyUnknown(_ pollution: Pollution) -> LocalizedText {
    LocalizedText(
      en: "No way can be called cleaner than the fastest: nothing is known of \(pollution.name.en) on most of it.",
      es: "Ningún camino puede llamarse más limpio que el más rápido: de la mayor parte no se sabe nada de "
        + "\(pollution.name.es).",
      ca: "Cap camí pot dir-se més net que el més ràpid: de la major part no se sap res de \(pollution.name.ca).")
  }

  static let unknown = LocalizedText(
    en: "nothing is known of the air", es: "no se sabe nada del aire", ca: "no se sap res de l'aire")

  static let byIndex = Pollution(
    name: LocalizedText(
      en: "pollution by the index", es: "contaminación según el índice", ca: "contaminació segons l'índex"))

  /// The pollution that counts, as people call it.
  struct Pollution {
    let name: LocalizedText
    /// What it is made of, nil where the name says it.
    var parts: LocalizedText?
  }

  /// The pollution of a mix, by the symbols of what is known of it; with its article where nothing is.
  static func mix(_ symbols: [String]) -> Pollution {
    guard let first = symbols.first else {
      return Pollution(name: LocalizedText(en: "the pollution", es: "la contaminación", ca: "la contaminació"))
    }
    guard symbols.count > 1 else { return Pollution(name: LocalizedText(same: first)) }
    return Pollution(
      name: LocalizedText(en: "pollution", es: "contaminación", ca: "contaminació"),
      parts: LocalizedText(
        en: symbols.joined(separator: " and "), es: symbols.joined(separator: " y "),
        ca: symbols.joined(separator: " i ")))
  }

  static func longer(_ seconds: Double) -> LocalizedText {
    guard seconds >= 0.5 else { return LocalizedText(en: "no longer", es: "no más largo", ca: "no més llarg") }
    let time = DurationText.seconds(seconds)
    return LocalizedText(en: "\(time) longer", es: "\(time) más", ca: "\(time) més")
  }

  /// How much less of the pollution, or how much more, with the range that it lies in.
  static func less(_ pollution: Pollution, percent: Double, interval: ClosedRange<Double>?) -> LocalizedText {
    let isLess = percent <= 0
    let size = VerdictNumber.percent(abs(percent))
    let range = interval.map { VerdictNumber.range(isLess ? -$0.upperBound ... -$0.lowerBound : $0) }
    let word =
      isLess
      ? LocalizedText(en: "less", es: "menos", ca: "menys") : LocalizedText(en: "more", es: "más", ca: "més")
    let name = pollution.name
    func details(_ language: Language) -> String {
      let details = [pollution.parts, range].compactMap { $0?[language] }.joined(separator: "; ")
      return details.isEmpty ? "" : " (\(details))"
    }
    return LocalizedText(
      en: "\(size.en) \(word.en) \(name.en)" + details(.en),
      es: "un \(size.es) \(word.es) de \(name.es)" + details(.es),
      ca: "un \(size.ca) \(word.ca) de \(name.ca)" + details(.ca))
  }

  /// `cleaner with 95 %`: the chance that a route's burden is below that of the fastest.
  package static func cleaner(_ probability: Double) -> LocalizedText {
    let chance = VerdictNumber.probability(probability)
    return LocalizedText(
      en: "cleaner with \(chance.en)", es: "más limpio con \(chance.es) de probabilidad",
      ca: "més net amb \(chance.ca) de probabilitat")
  }

  static func inhaled(_ symbol: String, percent: Double) -> LocalizedText {
    let more = VerdictNumber.percent(percent)
    return LocalizedText(
      en: "\(more.en) more \(symbol)", es: "un \(more.es) más de \(symbol)", ca: "un \(more.ca) més de \(symbol)")
  }

  /// The whole sentence, `Lead: part, part; dose, dose inhaled.`, of its parts.
  static func sentence(_ lead: LocalizedText, _ parts: [LocalizedText], doses: [LocalizedText]) -> LocalizedText {
    func joined(_ texts: [LocalizedText], _ language: Language) -> String {
      texts.map { $0[language] }.joined(separator: ", ")
    }
    func text(_ language: Language, _ inhaled: String) -> String {
      let ofDoses = doses.isEmpty ? "" : "; \(joined(doses, language)) \(inhaled)"
      return "\(lead[language]): \(joined(parts, language))\(ofDoses)."
    }
    return LocalizedText(en: text(.en, "inhaled"), es: text(.es, "inhalado"), ca: text(.ca, "inhalat"))
  }
}
