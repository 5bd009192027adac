internal import AirData
internal import Foundation

/// The words of pictures and documents in one language.
struct ReportWords {
  let language: Language

  func callAsFunction(_ text: LocalizedText) -> String { text[language] }

  static let index = LocalizedText(
    en: "Air quality index", es: "Índice de calidad del aire", ca: "Índex de qualitat de l'aire")
  static let meanOfHour = LocalizedText(en: "mean of the hour", es: "media de la hora", ca: "mitjana de l'hora")
  static let scale = LocalizedText(en: "scale", es: "escala", ca: "escala")
  static let mean = LocalizedText(en: "Mean", es: "Media", ca: "Mitjana")
  static let median = LocalizedText(en: "Median", es: "Mediana", ca: "Mediana")
  static let maximum = LocalizedText(en: "Maximum", es: "Máximo", ca: "Màxim")
  static let shareOfArea = LocalizedText(en: "Share of the area", es: "Parte del área", ca: "Part de l'àrea")
  static let station = LocalizedText(en: "station, measured", es: "estación, medido", ca: "estació, mesurat")
  static let notMeasured = LocalizedText(
    en: "not measured (forecast, typical or of other hours)", es: "no medido (previsión, típico o de otras horas)",
    ca: "no mesurat (previsió, típic o d'altres hores)")
  static let fading = LocalizedText(
    en: "paler: less certain (σ from 30 % of the value to all of it)",
    es: "más pálido: menos seguro (σ del 30 % del valor a todo él)",
    ca: "més pàl·lid: menys segur (σ del 30 % del valor a tot ell)")
  static let masked = LocalizedText(
    en: "nothing known: no station within", es: "sin datos: ninguna estación a menos de",
    ca: "sense dades: cap estació a menys de")
  static let sources = LocalizedText(en: "Sources", es: "Fuentes", ca: "Fonts")
  static let madeBy = LocalizedText(en: "Made with Brisa", es: "Hecho con Brisa", ca: "Fet amb Brisa")
  static let method = LocalizedText(en: "method", es: "método", ca: "mètode")
  static let worstHour = LocalizedText(en: "Worst hour", es: "Peor hora", ca: "Pitjor hora")
  static let bestHour = LocalizedText(en: "Best hour", es: "Mejor hora", ca: "Millor hora")
  static let missingHours = LocalizedText(en: "Missing hours", es: "Horas que faltan", ca: "Hores que falten")
  static let partial = LocalizedText(
    en: "partial: without", es: "parcial: sin", ca: "parcial: sense")

  /// `Tuesday 24 November 2026, 08:00–09:00 (UTC+1:00)`, the same on every machine.
  func moment(_ hour: Date, in zone: TimeZone) -> String {
    let local = LocalHour(hour, in: zone)
    let day = Self.days[local.weekday][language]
    let month = Self.months[local.month - 1][language]
    let date =
      switch language {
      case .en: "\(day) \(local.day) \(month) \(local.year)"
      case .es: "\(day) \(local.day) de \(month) de \(local.year)"
      case .ca: "\(day) \(local.day) \(Self.takesApostrophe(month) ? "d'" : "de ")\(month) de \(local.year)"
      }
    return "\(date), \(local.clock)–\(LocalHour(hour + 3600, in: zone).clock) (UTC\(local.offset))"
  }

  private static func takesApostrophe(_ word: String) -> Bool { word.first.map { "aeio".contains($0) } ?? false }

  private static let days = [
    LocalizedText(en: "Sunday", es: "domingo", ca: "diumenge"), LocalizedText(en: "Monday", es: "lunes", ca: "dilluns"),
    LocalizedText(en: "Tuesday", es: "martes", ca: "dimarts"),
    LocalizedText(en: "Wednesday", es: "miércoles", ca: "dimecres"),
    LocalizedText(en: "Thursday", es: "jueves", ca: "dijous"),
    LocalizedText(en: "Friday", es: "viernes", ca: "divendres"),
    LocalizedText(en: "Saturday", es: "sábado", ca: "dissabte"),
  ]

  private static let months = [
    LocalizedText(en: "January", es: "enero", ca: "gener"), LocalizedText(en: "February", es: "febrero", ca: "febrer"),
    LocalizedText(en: "March", es: "marzo", ca: "març"), LocalizedText(en: "April", es: "abril", ca: "abril"),
    LocalizedText(en: "May", es: "mayo", ca: "maig"), LocalizedText(en: "June", es: "junio", ca: "juny"),
    LocalizedText(en: "July", es: "julio", ca: "juliol"), LocalizedText(en: "August", es: "agosto", ca: "agost"),
    LocalizedText(en: "September", es: "septiembre", ca: "setembre"),
    LocalizedText(en: "October", es: "octubre", ca: "octubre"),
    LocalizedText(en: "November", es: "noviembre", ca: "novembre"),
    LocalizedText(en: "December", es: "diciembre", ca: "desembre"),
  ]
}
