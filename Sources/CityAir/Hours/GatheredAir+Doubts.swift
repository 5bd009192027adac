internal import AirData
internal import AirField
internal import Foundation

extension GatheredAir {
  /// What has to be said of readings that bridge a gap, of those that are far from what is usual, and of those that
  /// their own source doubts.
  var doubtNotices: [Notice] { [bridgedNotice, outlierNotice, doubtfulNotice].compactMap { $0 } }

  /// The most readings that a notice names.
  private static let maxNamed = 6

  private var bridgedNotice: Notice? {
    let bridged = fields.bridged
    guard !bridged.isEmpty else { return nil }
    let gaps = Dictionary(grouping: bridged) { [$0.hoursBefore, $0.hoursAfter] }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return Notice(
      code: "bridged-air",
      text: Self.localized { language in
        let parts = gaps.map { ages, bridged in
          let names = bridged.map { Self.at($0.reading, language) }
          return "\(Self.shortened(names, language)) (\(Self.ages(before: ages[0], after: ages[1], in: language)))"
        }
        return Self.missing[language] + parts.joined(separator: "; ") + "."
      })
  }

  private var outlierNotice: Notice? {
    let outliers = fields.outliers
    guard !outliers.isEmpty else { return nil }
    return Notice(
      code: "outlier-readings",
      text: Self.localized { language in
        let names = outliers.map { outlier in
          let figures = String(format: "%.0f µg/m³ (%.0f ", outlier.reading.concentration, outlier.recentMedian)
          let event = outlier.kind == .event ? Self.asAtMost[language] : ")"
          return "\(Self.at(outlier.reading, language)) \(figures)\(Self.dayBefore[language])\(event)"
        }
        return "\(Self.farFromUsual[language])\(Self.shortened(names, language))."
      })
  }

  private var doubtfulNotice: Notice? {
    let doubted = fields.readings[0].filter(\.quality.isDoubt)
    guard !doubted.isEmpty else { return nil }
    let readings = Dictionary(grouping: doubted) { ReadingSeries($0) }.sorted { $0.key < $1.key }.map { $0.value[0] }
    return Notice(
      code: "doubtful-readings",
      text: Self.localized { language in
        Self.doubted[language] + Self.shortened(readings.map { Self.at($0, language) }, language) + "."
      })
  }

  private static func localized(_ sentence: (Language) -> String) -> LocalizedText {
    LocalizedText(en: sentence(.en), es: sentence(.es), ca: sentence(.ca))
  }

  private static let missing = LocalizedText(
    en: "Missing in this hour, and taken from the line between the hours around it: ",
    es: "Faltan en esta hora, y se toman de la línea entre las horas de alrededor: ",
    ca: "Falten en esta hora, i es prenen de la línia entre les hores del voltant: ")
  private static let farFromUsual = LocalizedText(
    en: "Far from what is usual, and used all the same: ", es: "Lejos de lo habitual, y usadas igualmente: ",
    ca: "Lluny del que és habitual, i usades igualment: ")
  private static let doubted = LocalizedText(
    en: "Doubted by their own source, and used all the same: ",
    es: "Puestas en duda por su propia fuente, y usadas igualmente: ",
    ca: "Posades en dubte per la seua pròpia font, i usades igualment: ")
  private static let dayBefore = LocalizedText(en: "the day before", es: "el día anterior", ca: "el dia abans")
  private static let asAtMost = LocalizedText(
    en: ", as at most stations)", es: ", como en la mayoría de las estaciones)",
    ca: ", com en la majoria de les estacions)")

  private static func at(_ reading: Reading, _ language: Language) -> String {
    let word = LocalizedText(en: "at", es: "en", ca: "en")[language]
    return "\(reading.pollutant.symbol) \(word) \(reading.station.name)"
  }

  private static func ages(before: Int, after: Int, in language: Language) -> String {
    switch language {
    case .en: "measured \(before) h before and \(after) h after"
    case .es: "medido \(before) h antes y \(after) h después"
    case .ca: "mesurat \(before) h abans i \(after) h després"
    }
  }

  private static func shortened(_ names: [String], _ language: Language) -> String {
    let more = names.count - maxNamed
    let rest = LocalizedText(en: " and \(more) more", es: " y \(more) más", ca: " i \(more) més")[language]
    return names.prefix(maxNamed).joined(separator: ", ") + (more > 0 ? rest : "")
  }
}
