internal import AirData
internal import AirField
internal import Foundation
internal import Routing

/// What may have to be said of a route, by code.
extension RouteNotice {
  /// Said of a route that keeps out of a zone and is dirtier on paper for it.
  static func dirtierAroundZone(percent: Double) -> RouteNotice {
    let more = VerdictNumber.percent(percent)
    return RouteNotice(
      code: "dirtier-around-zone",
      text: LocalizedText(
        en: "It keeps out of a zone and is dirtier for it: its burden is \(more.en) more than that of the fastest way.",
        es: "Evita una zona y por eso es más sucio: su carga es un \(more.es) mayor que la del camino más rápido.",
        ca: "Evita una zona i per això és més brut: la seua càrrega supera en un \(more.ca) la del camí més ràpid."))
  }

  static func unavoidable(_ crossing: Path.ZoneCrossing) -> RouteNotice {
    let zone = crossing.zone.calling
    let meters = crossing.metersInside.wholeText
    let seconds = crossing.secondsInside.wholeText
    return RouteNotice(
      code: "exclusion-unavoidable",
      text: LocalizedText(
        en: "Zone \(zone) cannot be avoided: \(meters) m and \(seconds) s lie inside.",
        es: "La zona \(zone) no se puede evitar: \(meters) m y \(seconds) s quedan dentro.",
        ca: "La zona \(zone) no es pot evitar: \(meters) m i \(seconds) s queden dins."),
      zone: crossing.zone.id, calling: zone, metersInside: crossing.metersInside, secondsInside: crossing.secondsInside
    )
  }

  static func beyondStations(meters: Double) -> RouteNotice {
    let meters = meters.wholeText
    let most = LocalizedText(digits: String(format: "%.1f", AmplitudePrior.largestKernel))
    return RouteNotice(
      code: "streets-beyond-stations",
      text: LocalizedText(
        en: "On \(meters) m the map has more traffic than is believed: it counts as \(most.en) times a primary street.",
        es:
          "En \(meters) m el mapa tiene más tráfico del que se cree: cuenta como \(most.es) veces una calle principal.",
        ca: "En \(meters) m el mapa té més trànsit del que es creu: compta com \(most.ca) vegades un carrer principal.")
    )
  }

  static func withoutAir(meters: Double) -> RouteNotice {
    let meters = meters.wholeText
    return RouteNotice(
      code: "meters-without-air",
      text: LocalizedText(
        en: "Nothing is known of the air on \(meters) m: they are charged the 95th percentile of streets like them.",
        es: "No se sabe nada del aire en \(meters) m: se les carga el percentil 95 de las calles parecidas.",
        ca: "No se sap res de l'aire en \(meters) m: se'ls carrega el percentil 95 dels carrers semblants."))
  }
}
