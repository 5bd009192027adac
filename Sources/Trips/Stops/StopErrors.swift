internal import AirData
internal import Setup
internal import Streets

extension BrisaError {
  /// A stop that no street is near to.
  static func offNetwork(stop: TripStop, number: Int, limitMeters: Double) -> BrisaError {
    let meters = Int(limitMeters)
    let name = stop.name(number: number)
    return BrisaError(
      .offNetwork,
      text: LocalizedText(
        en:
          "Stop \(name) is off the network: no street of this mode is within \(meters) m. Leave it out, or check that "
          + "its latitude comes first.",
        es:
          "La parada \(name) queda fuera de la red: ninguna calle de este modo está a menos de \(meters) m. Quítela, o "
          + "compruebe que la latitud va antes.",
        ca: "La parada \(name) queda fora de la xarxa: cap carrer d'este mode és a menys de \(meters) m. Lleve-la, o "
          + "comprove que la latitud va abans."))
  }

  /// Stops that no way joins with the others.
  static func unjoined(_ strays: [Int], of stops: [TripStop], mode: TravelMode) -> BrisaError {
    let shown = strays.prefix(mostShown).map { stops[$0].name(number: $0 + 1) }
    let more = strays.count - shown.count
    let names = shown.joined(separator: ", ")
    let manner = mode.mannerText
    return BrisaError(
      .noRoute,
      text: LocalizedText(
        en: "No way joins stop \(names)\(more > 0 ? " and \(more) more" : "") with the others \(manner.en): leave out "
          + "what lies apart, or try another mode.",
        es:
          "Ningún camino une \(manner.es) la parada \(names)\(more > 0 ? " y \(more) más" : "") con las demás: quite lo "
          + "que queda aparte, o pruebe otro modo.",
        ca:
          "Cap camí unix \(manner.ca) la parada \(names)\(more > 0 ? " i \(more) més" : "") amb les altres: lleve el que "
          + "queda a banda, o prove un altre mode."))
  }

  private static let mostShown = 5
}
