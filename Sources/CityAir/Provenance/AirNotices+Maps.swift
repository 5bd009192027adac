internal import AirData
internal import Foundation

/// What may have to be said of a city's maps, by code.
extension Notice {
  static func mapOfPart(_ name: String, share: Double) -> Notice {
    let percent = PercentText.share(share)
    return Notice(
      code: "map-holes",
      text: LocalizedText(
        en: "The map '\(name)' covers \(percent) of the area of the streets: elsewhere the field does without it.",
        es: "El mapa '\(name)' cubre el \(percent) del área de las calles: en el resto, el campo prescinde de él.",
        ca: "El mapa '\(name)' cobrix un \(percent) de l'àrea dels carrers: en la resta, el camp en prescindix."))
  }

  static func mapElsewhere(_ name: String) -> Notice {
    Notice(
      code: "map-elsewhere",
      text: LocalizedText(
        en: "The map '\(name)' covers nothing of the area of the streets: it may be another city's, or misplaced.",
        es: "El mapa '\(name)' no cubre nada del área de las calles: puede ser de otra ciudad, o estar mal situado.",
        ca: "El mapa '\(name)' no cobrix gens de l'àrea dels carrers: pot ser d'una altra ciutat, o estar mal situat."))
  }

  static func mapValues(_ pollutant: Pollutant, _ name: String, map: Double, readings: Double) -> Notice {
    func figure(_ value: Double) -> LocalizedText {
      LocalizedText(digits: String(format: value < 10 ? "%.1f" : "%.0f", value))
    }
    let (map, readings) = (figure(map), figure(readings))
    return Notice(
      code: "map-level",
      text: LocalizedText(
        en: "Where stations read \(readings.en) µg/m³ of \(pollutant.symbol) on average, the map '\(name)' has "
          + "\(map.en): check its unit, and whether its values are codes of classes.",
        es: "Donde las estaciones leen \(readings.es) µg/m³ de \(pollutant.symbol) de media, el mapa '\(name)' tiene "
          + "\(map.es): compruebe su unidad y si sus valores son códigos de clases.",
        ca: "On les estacions lligen \(readings.ca) µg/m³ de \(pollutant.symbol) de mitjana, el mapa '\(name)' té "
          + "\(map.ca): comprove la seua unitat i si els seus valors són codis de classes."))
  }

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
