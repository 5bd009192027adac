internal import AirData
package import Routing
package import Setup
package import Streets

extension BrisaError {
  /// The error of a search, in words for people.
  package init(_ error: RoutingError, mode: TravelMode, of traveller: Traveller? = nil) {
    switch error {
    case .noRoute:
      if let text = traveller?.noWayText(mode) {
        self.init(.noRoute, text: text)
        return
      }
      let manner = mode.mannerText
      self.init(
        .noRoute,
        text: LocalizedText(
          en: "No way leads from the origin to the destination \(manner.en): try another mode.",
          es: "Ningún camino lleva \(manner.es) del origen al destino: pruebe otro modo.",
          ca: "Cap camí porta \(manner.ca) de l'origen a la destinació: prove un altre mode."))
    case .outOfTime: self.init(.unavailable, error.message)
    case .brokenGraph: self.init(.badNetwork, error.message)
    default: self.init(.bug, "The search failed: \(error.message)")
    }
  }

  /// No way leads from one end of a question to the other, however one travels.
  static let noRouteInAnyMode = BrisaError(
    .noRoute,
    text: LocalizedText(
      en: "No way leads from the origin to the destination in any mode: choose places on streets that are connected.",
      es: "Ningún camino lleva del origen al destino en ningún modo: elija lugares en calles que estén conectadas.",
      ca: "Cap camí porta de l'origen a la destinació en cap mode: trie llocs en carrers que estiguen connectats."))

  /// No way leads in a mode from one end of a question to the other, and in others only through forbidden zones.
  static func routeThroughZonesInOtherModes(than mode: TravelMode) -> BrisaError {
    let manner = mode.mannerText
    return BrisaError(
      .noRoute,
      text: LocalizedText(
        en: "No way leads from the origin to the destination \(manner.en), and in another mode only through forbidden "
          + "zones: choose places on streets that are connected, or try another mode without these zones.",
        es: "Ningún camino lleva \(manner.es) del origen al destino, y en otro modo solo a través de zonas prohibidas: "
          + "elija lugares en calles que estén conectadas, o pruebe otro modo sin esas zonas.",
        ca: "Cap camí porta \(manner.ca) de l'origen a la destinació, i en un altre mode només a través de zones "
          + "prohibides: trie llocs en carrers que estiguen connectats, o prove un altre mode sense eixes zones."))
  }
}

extension Traveller {
  /// Said where no way is left by what the profile closes to a mode, with what to ask for instead; nil where it closes
  /// nothing.
  func noWayText(_ mode: TravelMode) -> LocalizedText? {
    guard mode == .walk else { return nil }
    if needs.contains(.wheelchair) { return Self.noWayOfWheelchair }
    if needs.contains(.pram) { return Self.noWayOfPram }
    guard stairs == .never else { return nil }
    return LocalizedText(
      en: "No way without stairs leads from the origin to the destination: ask with stairs avoid for the one with the "
        + "fewest.",
      es: "Ningún camino sin escaleras lleva del origen al destino: pida stairs avoid para el que tiene menos.",
      ca: "Cap camí sense escales porta de l'origen a la destinació: demane stairs avoid per al que en té menys.")
  }

  private static let noWayOfWheelchair = LocalizedText(
    en: "No way that a wheelchair can take leads from the origin to the destination, by what the map tells of steps, "
      + "kerbs, surfaces, slopes and widths: ask with pram in the place of wheelchair for the way with the fewest of "
      + "them.",
    es: "Ningún camino que pueda tomar una silla de ruedas lleva del origen al destino, por lo que el mapa dice de "
      + "escalones, bordillos, firmes, pendientes y anchuras: pida pram en lugar de wheelchair para el que tiene menos "
      + "de ellos.",
    ca: "Cap camí que puga prendre una cadira de rodes porta de l'origen a la destinació, pel que el mapa diu "
      + "d'escalons, vorades, ferms, pendents i amplàries: demane pram en lloc de wheelchair per al que en té menys.")

  private static let noWayOfPram = LocalizedText(
    en: "No way that a pram can take leads from the origin to the destination, by what the map tells: ask without it, "
      + "with stairs avoid.",
    es: "Ningún camino que pueda tomar un carrito lleva del origen al destino, por lo que dice el mapa: pregunte sin "
      + "él, con stairs avoid.",
    ca: "Cap camí que puga prendre un carret porta de l'origen a la destinació, pel que diu el mapa: pregunte sense "
      + "ell, amb stairs avoid.")
}
