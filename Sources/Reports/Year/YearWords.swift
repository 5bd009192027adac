internal import AirData

/// The words of the year so far; `{1}`, `{2}` are values.
enum YearWords {
  static let title = LocalizedText(
    en: "Above the limits in {1} so far", es: "Por encima de los límites en {1} hasta ahora",
    ca: "Per damunt dels límits en {1} fins ara")
  static let note = LocalizedText(
    en:
      "From the archive, {1} to {2}: {3} whole days, {4} hours. An hour counts where three quarters of it are measured, the "
      + "mean of a day with three in four of its hours, one over 8 h with six of them. What is not measured, or is doubted "
      + "by its own source, is not counted: so each count stands beside the data that there are. Of O₃, and of CO by "
      + "EU 2008/50, a day counts by its greatest 8 h mean.",
    es:
      "Del archivo, de {1} a {2}: {3} días enteros, {4} horas. Una hora cuenta si se midieron tres cuartos de ella; la media "
      + "de un día, con tres de cada cuatro horas; la de 8 h, con seis. Lo que no se midió, o su propia fuente pone en "
      + "duda, no se cuenta, y por eso cada cuenta está junto a los datos que hay. De O₃, y de CO según UE 2008/50, un "
      + "día cuenta por su mayor media de 8 h.",
    ca:
      "De l'arxiu, de {1} a {2}: {3} dies sencers, {4} hores. Una hora compta si se'n van mesurar tres quarts; la mitjana "
      + "d'un dia, amb tres de cada quatre hores; la de 8 h, amb sis. El que no es va mesurar, o la seua pròpia font posa "
      + "en dubte, no es compta, i per això cada compte és al costat de les dades que hi ha. D'O₃, i de CO segons UE "
      + "2008/50, un dia compta per la seua mitjana de 8 h més alta.")
  static let byStation = LocalizedText(en: "By station", es: "Por estación", ca: "Per estació")
  static let byArea = LocalizedText(en: "By area", es: "Por área", ca: "Per àrea")
  static let areaNote = LocalizedText(
    en: "By the fields of all hours, as the maps have them, at {1} points of the map.",
    es: "Según los campos de todas las horas, como los tienen los mapas, en {1} puntos del mapa.",
    ca: "Segons els camps de totes les hores, com els tenen els mapes, en {1} punts del mapa.")
  static let station = LocalizedText(en: "station", es: "estación", ca: "estació")
  static let daysKnown = LocalizedText(en: "days with data", es: "días con datos", ca: "dies amb dades")
  static let hoursKnown = LocalizedText(en: "hours with data", es: "horas con datos", ca: "hores amb dades")
  static let limit = LocalizedText(en: "limit, µg/m³", es: "límite, µg/m³", ca: "límit, µg/m³")
  static let known = LocalizedText(en: "with data", es: "con datos", ca: "amb dades")
  static let anywhere = LocalizedText(en: "above anywhere", es: "superado en algún punto", ca: "superat en algun punt")
  static let most = LocalizedText(en: "most at one point", es: "máximo en un punto", ca: "màxim en un punt")
  static let share = LocalizedText(
    en: "greatest share of the area at once", es: "máxima parte del área a la vez", ca: "màxima part de l'àrea alhora")
  static let allowed = LocalizedText(en: "allowed a year", es: "permitidos al año", ca: "permesos a l'any")
  static let beyond = LocalizedText(
    en: "area above more often", es: "área que los supera", ca: "àrea que els supera")
  static let ofDay = LocalizedText(en: "day", es: "día", ca: "dia")
  static let ofEightHours = LocalizedText(en: "day, 8 h", es: "día, 8 h", ca: "dia, 8 h")
  static let ofHour = LocalizedText(en: "hour", es: "hora", ca: "hora")
}

extension Limit {
  /// What is compared with it: an hour, a day, or the greatest 8 h mean of a day.
  var unitName: LocalizedText {
    isOfHours ? YearWords.ofHour : averagingHours == 24 ? YearWords.ofDay : YearWords.ofEightHours
  }
}
