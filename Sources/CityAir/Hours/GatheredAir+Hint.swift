package import AirData
internal import Foundation
internal import PluginHost
package import Setup

extension GatheredAir {
  /// What is named where nothing at all is known.
  package static let anyStation = LocalizedText(en: "any station", es: "ninguna estación", ca: "cap estació")

  /// The error for a question that needs air where nothing is known.
  package func nothingKnown(of what: String) -> BrisaError {
    nothingKnown(of: LocalizedText(same: what))
  }

  /// The error for a question that needs air where nothing is known, of something in every language.
  package func nothingKnown(of what: LocalizedText) -> BrisaError {
    let hint = hint
    return BrisaError(
      .noAir,
      text: LocalizedText(
        en: "There is no reading for \(what.en) at this hour: \(hint.en).",
        es: "No hay ninguna lectura para \(what.es) a esta hora: \(hint.es).",
        ca: "No hi ha cap lectura per a \(what.ca) a esta hora: \(hint.ca)."), notices: notices)
  }

  private var hint: LocalizedText {
    if entries.isEmpty {
      return LocalizedText(
        en: "no source of readings is set, so name one in the configuration (or with --stations)",
        es: "no hay ninguna fuente de lecturas puesta; indique una en la configuración (o con --stations)",
        ca: "no hi ha cap font de lectures posada; indique'n una en la configuració (o amb --stations)")
    }
    if let failed = entries.first(where: { $0.report.failure != nil }), let reason = failureTold(failed) {
      let why = Sentences.translated(LocalizedText(same: reason)).map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
      let isQuota = failed.report.state == .quota
      return LocalizedText(
        en: "source '\(failed.id)' \(isQuota ? "may not be asked now" : "failed") (\(why.en))",
        es: "\(isQuota ? "ahora no se puede preguntar a la fuente" : "ha fallado la fuente") '\(failed.id)' "
          + "(\(why.es))",
        ca: "\(isQuota ? "ara no es pot preguntar a la font" : "ha fallat la font") '\(failed.id)' (\(why.ca))")
    }
    let newest = reports.compactMap(\.newestStart).max()
    if let newest, newest == tooLong.map(\.start).max() {
      return LocalizedText(
        en: "only means over more than two hours are there, and an hour takes readings of one or two",
        es: "solo hay medias de más de dos horas, y una hora necesita lecturas de una o dos",
        ca: "només hi ha mitjanes de més de dos hores, i una hora necessita lectures d'una o dos")
    }
    if let newest, (fields.hour..<fields.hour + 3600).contains(newest) {
      return LocalizedText(
        en: "what is read in it is of other places or pollutants, and brisa stations lists it",
        es: "lo que se lee en ella es de otros lugares o contaminantes, y brisa stations lo enumera",
        ca: "el que s'hi llig és d'altres llocs o contaminants, i brisa stations ho enumera")
    }
    if let newest {
      let hour = newest.formatted(.iso8601)
      return LocalizedText(
        en: "the newest one begins at \(hour), so try --at with that hour",
        es: "la última empieza a las \(hour); pruebe --at con esa hora",
        ca: "l'última comença a les \(hour); prove --at amb eixa hora")
    }
    return LocalizedText(
      en: "check the hour, the place and the sources", es: "compruebe la hora, el lugar y las fuentes",
      ca: "comprove l'hora, el lloc i les fonts")
  }
}
