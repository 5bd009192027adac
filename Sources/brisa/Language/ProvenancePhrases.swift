internal import AirData
internal import CityAir

/// The words of the lines that say where figures come from, in every language; `{1}`, `{2}` are values.
enum ProvenancePhrases {
  static let source = LocalizedText(en: "Source   ", es: "Fuente   ", ca: "Font     ")
  static let states: [AirProvenance.State: LocalizedText] = [
    .fresh: LocalizedText(en: "fresh", es: "al día", ca: "al dia"),
    .archive: LocalizedText(en: "archive", es: "archivo", ca: "arxiu"),
    .stale: LocalizedText(en: "stale", es: "atrasada", ca: "endarrerida"),
    .empty: LocalizedText(en: "nothing here", es: "nada aquí", ca: "res ací"),
    .typical: LocalizedText(en: "typical", es: "día típico", ca: "dia típic"),
    .failed: LocalizedText(en: "failed", es: "ha fallado", ca: "ha fallat"),
    .quota: LocalizedText(en: "quota", es: "cuota agotada", ca: "quota esgotada"),
  ]
  static let newest = LocalizedText(en: "newest {1}", es: "la última {1}", ca: "l'última {1}")
  static let notNeeded = LocalizedText(en: "not needed", es: "no hace falta", ca: "no fa falta")
  static let forecast = LocalizedText(
    en: "Forecast {1}: not measured at this hour", es: "Previsto {1}: no medido a esta hora",
    ca: "Previst  {1}: no mesurat a esta hora")
  static let stations = LocalizedText(en: "Stations {1}: {2}", es: "Estaciones {1}: {2}", ca: "Estacions {1}: {2}")
  static let field = LocalizedText(
    en: "Field    {1}, {2}; index scale {3}", es: "Campo    {1}, {2}; escala del índice {3}",
    ca: "Camp     {1}, {2}; escala de l'índex {3}")
  static let data = LocalizedText(en: "Data     {1}", es: "Datos    {1}", ca: "Dades    {1}")
  static let builtIn = LocalizedText(
    en: "built-in parameters", es: "parámetros de serie", ca: "paràmetres de sèrie")
  static let calibrated = LocalizedText(en: "calibrated {1}", es: "calibrado {1}", ca: "calibrat {1}")
  static let butFor = LocalizedText(en: " but for {1}", es: " salvo {1}", ca: " llevat de {1}")
  static let corrected = LocalizedText(
    en: "Forecast corrected by the stations' bias of the last {1} h: {2}",
    es: "Previsión corregida por el sesgo de las estaciones en las últimas {1} h: {2}",
    ca: "Previsió corregida pel biaix de les estacions en les últimes {1} h: {2}")
  static let ofLastDays = LocalizedText(
    en: "of the last {1} days", es: "de los últimos {1} días", ca: "dels últims {1} dies")
  static let ofLastDay = LocalizedText(en: "of the last day", es: "del último día", ca: "de l'últim dia")
  static let ofTypicalDay = LocalizedText(en: "of a typical day", es: "de un día típico", ca: "d'un dia típic")
  static let and = LocalizedText(en: " and ", es: " y ", ca: " i ")
  static let moved = LocalizedText(
    en: ", moved by the stations' differences {1}", es: ", desplazado por las diferencias de las estaciones {1}",
    ca: ", desplaçat per les diferències de les estacions {1}")
  static let atStations = LocalizedText(
    en: "at {1}: level of {2}{3}", es: "en {1}: nivel de {2}{3}", ca: "en {1}: nivell de {2}{3}")
  static let forecastPart = LocalizedText(en: "Forecast {1}: {2}", es: "Previsión {1}: {2}", ca: "Previsió {1}: {2}")
  static let streets = LocalizedText(en: "Streets  ", es: "Calles   ", ca: "Carrers  ")
  static let onPrimary = LocalizedText(
    en: "{1} +{2} ± {3} µg/m³ on a primary street", es: "{1} +{2} ± {3} µg/m³ en una calle principal",
    ca: "{1} +{2} ± {3} µg/m³ en un carrer principal")
  static let asElsewhere = LocalizedText(
    en: ", as in other cities", es: ", como en otras ciudades", ca: ", com en altres ciutats")
  static let byOthers = LocalizedText(
    en: ", by other cities and {1} at streets", es: ", según otras ciudades y {1} junto a calles",
    ca: ", segons altres ciutats i {1} al costat de carrers")
  static let noWind = LocalizedText(
    en: "Wind     not known: both sides of a street count alike",
    es: "Viento   desconocido: los dos lados de una calle cuentan igual",
    ca: "Vent     desconegut: els dos costats d'un carrer compten igual")
  static let wind = LocalizedText(
    en: "Wind     {1} m/s from {2}°, {3} ({4}): {5}", es: "Viento   {1} m/s de {2}°, {3} ({4}): {5}",
    ca: "Vent     {1} m/s de {2}°, {3} ({4}): {5}")
  static let calm = LocalizedText(
    en: "calm, both sides of a street count alike", es: "calma, los dos lados de una calle cuentan igual",
    ca: "calma, els dos costats d'un carrer compten igual")
  static let lee = LocalizedText(
    en: "more on the lee side of streets", es: "más en el lado de sotavento de las calles",
    ca: "més en el costat de sotavent dels carrers")
  static let map = LocalizedText(
    en: "Map      {1} of {2} ({3}), {4}, {5}, {6}; {7}", es: "Mapa     {1} de {2} ({3}), {4}, {5}, {6}; {7}",
    ca: "Mapa     {1} de {2} ({3}), {4}, {5}, {6}; {7}")
  static let to = LocalizedText(en: " to ", es: " a ", ca: " a ")
  static let cells = LocalizedText(en: "cells of {1}", es: "celdas de {1}", ca: "cel·les de {1}")
  static let lines = LocalizedText(en: "lines", es: "líneas", ca: "línies")
  static let forStreets = LocalizedText(en: "for the streets", es: "para las calles", ca: "per als carrers")
  static let forBackground = LocalizedText(en: "for the background", es: "para el fondo", ca: "per al fons")
  static let scaledAt = LocalizedText(en: "{1} at {2}", es: "{1} en {2}", ca: "{1} en {2}")
  static let notUsed = LocalizedText(en: "not used: {1}", es: "no se usa: {1}", ca: "no s'usa: {1}")
  static let reasonsOfMaps: [String: LocalizedText] = [
    "no-station-on-map": LocalizedText(
      en: "no station with a reading stands on it", es: "ninguna estación con lectura está en él",
      ca: "cap estació amb lectura és en ell")
  ]
}
