internal import AirData

/// The words of `brisa calibrate`, in every language; `{1}`, `{2}` are values.
enum CalibrationPhrases {
  static let nugget = LocalizedText(en: "nugget", es: "pepita", ca: "pepita")
  static let range = LocalizedText(en: "range", es: "alcance", ca: "abast")
  static let seen = LocalizedText(en: "seen", es: "visto", ca: "vist")
  static let unseen = LocalizedText(en: "unseen", es: "sin ver", ca: "sense vore")
  static let from = LocalizedText(en: "from", es: "desde", ca: "des de")
  static let to = LocalizedText(en: "to", es: "hasta", ca: "fins a")
  static let pollutants = LocalizedText(en: "pollutants", es: "contaminantes", ca: "contaminants")
  static let legend: [LocalizedText] = [
    LocalizedText(
      en: "Seen and unseen: error over that of the stations' mean, by a choice that has seen the readings, and by one "
        + "that has seen",
      es: "Visto y sin ver: error dividido entre el de la media de las estaciones, con una elección que ha visto las "
        + "lecturas y con otra",
      ca: "Vist i sense vore: error dividit entre el de la mitjana de les estacions, amb una tria que ha vist les "
        + "lectures i amb una altra"),
    LocalizedText(
      en: "neither the station nor that half of the time; so have the intervals that so many readings lie in. Nugget "
        + "and range are",
      es: "que no ha visto ni la estación ni esa mitad del tiempo; así también los intervalos en que hay tantas "
        + "lecturas. Pepita y",
      ca: "que no ha vist ni l'estació ni eixa mitat del temps; així també els intervals en què hi ha tantes "
        + "lectures. Pepita i"),
    LocalizedText(
      en: "those of kriging, which serves for auto or where --field asks for it.",
      es: "alcance son los del kriging, que sirve para auto o donde lo pide --field.",
      ca: "abast són els del kriging, que servix per a auto o on el demana --field."),
  ]
  static let leftOut = LocalizedText(
    en: "Left out, since too few stations measured together, or on fewer than {2} days: {1}.",
    es: "Sin contar, porque demasiado pocas estaciones midieron a la vez, o en menos de {2} días: {1}.",
    ca: "Sense comptar, perquè massa poques estacions van mesurar alhora, o en menys de {2} dies: {1}.")
  static let kept = LocalizedText(
    en: "Kept as they were: {1}.", es: "Se quedan como estaban: {1}.", ca: "Es queden com estaven: {1}.")
  static let wrote = LocalizedText(en: "Wrote {1}", es: "Escrito {1}", ca: "Escrit {1}")
  static let asBefore = LocalizedText(
    en: "{1}: as on {2}.", es: "{1}: como el {2}.", ca: "{1}: com el {2}.")
  static let changed = LocalizedText(
    en: "{1}: {2}; on {3} it was {4}.", es: "{1}: {2}; el {3} era {4}.", ca: "{1}: {2}; el {3} era {4}.")
  static let settings = LocalizedText(
    en: "{1}, nugget {2}, range {3}", es: "{1}, pepita {2}, alcance {3}", ca: "{1}, pepita {2}, abast {3}")
  static let trafficStation = CommonPhrases.Thing(
    one: LocalizedText(en: "traffic station", es: "estación de tráfico", ca: "estació de trànsit"),
    many: LocalizedText(en: "traffic stations", es: "estaciones de tráfico", ca: "estacions de trànsit"))
  static let streets = LocalizedText(
    en:
      "Streets, {1}: {2} errs by {3} µg/m³, {4} of what it does without them; less\nin {5} % of the draws of days and {6} % of "
      + "those of stations ({7} at a street). A primary street adds {8} of the background, times or over {9}.",
    es:
      "Calles, {1}: {2} yerra en {3} µg/m³, {4} de lo que yerra sin ellas; menos\nen el {5} % de los sorteos de días y el "
      + "{6} % de los de estaciones ({7} junto a una calle). Una calle principal añade {8} del fondo, por o entre {9}.",
    ca:
      "Carrers, {1}: {2} erra en {3} µg/m³, {4} del que erra sense ells; menys\nen un {5} % dels sortejos de dies i un "
      + "{6} % dels d'estacions ({7} vora un carrer). Un carrer principal afig {8} del fons, per o entre {9}.")
  static let worseThanOtherCities = LocalizedText(
    en: "\nBy the streets of other cities alone it errs by {1} µg/m³: where stations are left out this is no better.",
    es: "\nSolo con las calles de otras ciudades yerra en {1} µg/m³: al dejar fuera estaciones esto no mejora.",
    ca: "\nNomés amb els carrers d'altres ciutats erra en {1} µg/m³: en deixar fora estacions això no millora.")
  static let wind = LocalizedText(
    en:
      "Wind, {1}: a lee side that has {2} more errs by {3} µg/m³, {4} of what it does without; less\nin {5} % of the draws of "
      + "days and {6} % of those of stations ({7} hours with wind). ",
    es:
      "Viento, {1}: con {2} más a sotavento yerra en {3} µg/m³, {4} de lo que yerra sin eso; menos\nen el {5} % de los "
      + "sorteos de días y el {6} % de los de estaciones ({7} horas con viento). ",
    ca:
      "Vent, {1}: amb {2} més a sotavent erra en {3} µg/m³, {4} del que erra sense això; menys\nen un {5} % dels sortejos "
      + "de dies i un {6} % dels d'estacions ({7} hores amb vent). ")
  static let windCounts = LocalizedText(
    en: "It counts, unless --no-wind.", es: "Cuenta, salvo con --no-wind.", ca: "Compta, excepte amb --no-wind.")
  static let windMayBeChance = LocalizedText(
    en: "That may be chance, so it counts only with --wind.",
    es: "Puede ser azar, así que solo cuenta con --wind.", ca: "Pot ser atzar, així que només compta amb --wind.")
  static let olderHours = LocalizedText(
    en: "Where nobody has measured an hour yet, an older one stands in, moved as the day usually goes:",
    es: "Donde nadie ha medido aún una hora, la sustituye una anterior, según evoluciona un día habitual:",
    ca: "On ningú ha mesurat encara una hora, la substituïx una anterior, segons evoluciona un dia habitual:")
  static let age = LocalizedText(en: "older by", es: "anterior en", ca: "anterior en")
  static let levelError = LocalizedText(en: "level off by", es: "error de nivel", ca: "error de nivell")
}
