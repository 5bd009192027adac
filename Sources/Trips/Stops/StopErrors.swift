internal import AirData
internal import Setup
internal import Streets

extension BrisaError {
  /// A stop that no street is near to, by what it is called at the beginning of a sentence.
  static func offNetwork(_ name: LocalizedText, limitMeters: Double) -> BrisaError {
    let meters = Int(limitMeters)
    return BrisaError(
      .offNetwork,
      text: LocalizedText(
        en:
          "\(name.en) is off the network: no street of this mode is within \(meters) m. Leave it out, or check that "
          + "its latitude comes first.",
        es:
          "\(name.es) queda fuera de la red: ninguna calle de este modo está a menos de \(meters) m. Quite el lugar, "
          + "o compruebe que la latitud va antes.",
        ca: "\(name.ca) queda fora de la xarxa: cap carrer d'este mode és a menys de \(meters) m. Lleve el lloc, o "
          + "comprove que la latitud va abans."))
  }

  /// Stops that no way joins with the others in an hour, with another mode named where one joins them all.
  static func unjoined(_ strays: [Int], of question: TripQuestion, in hour: HourSnapshot) -> BrisaError {
    let shown = strays.prefix(maxShown).map { question.name(of: $0, numbered: TripStop.name(number:)) }
    let more = strays.count - shown.count
    let names = shown.joined(separator: ", ")
    let manner = question.route.mode.mannerText
    let others = OtherModes(question.route, in: hour)
    let end = others.advice(over: question.stops.map(\.place))
    return BrisaError(
      .noRoute,
      text: LocalizedText(
        en: "No way joins stop \(names)\(more > 0 ? " and \(more) more" : "") with the others \(manner.en): leave out "
          + "what lies apart\(end.en)",
        es:
          "Ningún camino une \(manner.es) la parada \(names)\(more > 0 ? " y \(more) más" : "") con las demás: quite lo "
          + "que queda aparte\(end.es)",
        ca:
          "Cap camí unix \(manner.ca) la parada \(names)\(more > 0 ? " i \(more) més" : "") amb les altres: lleve el que "
          + "queda a banda\(end.ca)"))
  }

  private static let maxShown = 5
}
