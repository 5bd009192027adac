internal import AirData
internal import Foundation
internal import Setup
internal import Streets

/// What would shorten a way that is a long detour.
struct DetourHelp {
  let question: RouteQuestion
  let hour: HourSnapshot

  /// A change of the question that may leave no long detour.
  enum Change {
    case withoutZones, inAnotherMode
  }

  /// The zones where they make the detour, or the profile or setting that closes streets; where there is none of them,
  /// another mode if that has a shorter way, or else stairs that are avoided.
  /// - Parameter isShort: Whether a change leaves no long detour.
  /// - Returns: A sentence.
  func text(isShort: (Change) -> Bool) -> LocalizedText {
    if question.forbidsZones, !hour.zones(of: question).isEmpty, isShort(.withoutZones) { return Self.zonesHelp }
    if let help = hour.traveller?.detourHelp(question.mode) { return help }
    if !(hour.graph.profile.closedClasses[question.mode] ?? []).isEmpty { return closedHelp }
    if question.mode == .scooter, hour.graph.closesFastStreets { return scooterHelp }
    if isShort(.inAnotherMode) { return Self.modeHelp }
    return question.mode == .walk && hour.traveller?.stairs == .avoid ? Traveller.dearStairsHelp : Self.noHelp
  }

  static let zonesHelp = LocalizedText(
    en: "Zones are forbidden: with '--exclusion avoid' they are only dearer.",
    es: "Hay zonas prohibidas: con '--exclusion avoid' solo son más caras.",
    ca: "Hi ha zones prohibides: amb '--exclusion avoid' només són més cares.")

  private static let modeHelp = LocalizedText(
    en: "No setting closes a street here: try another mode.",
    es: "Ningún ajuste cierra aquí calles: pruebe con otro modo.",
    ca: "Cap ajust no tanca ací carrers: prove un altre mode.")

  private static let noHelp = LocalizedText(
    en: "No setting closes a street here, and no other mode has a way without a long detour.",
    es: "Ningún ajuste cierra aquí calles, y ningún otro modo tiene un camino sin un gran rodeo.",
    ca: "Cap ajust no tanca ací carrers, i cap altre mode té un camí sense un gran desviament.")

  private var closedHelp: LocalizedText {
    let key = "profile: \(question.mode.rawValue): closed"
    return LocalizedText(
      en: "The setting '\(key)' closes streets.", es: "El ajuste '\(key)' cierra calles.",
      ca: "L'ajust '\(key)' tanca carrers.")
  }

  private var scooterHelp: LocalizedText {
    let limit = LocalizedText(digits: String(format: "%g", hour.graph.profile.scooterHighestLimitKilometersPerHour))
    let key = "profile: scooter: dear_limit"
    return LocalizedText(
      en: "Streets above \(limit.en) km/h are closed to scooters; the setting '\(key)' opens more.",
      es: "Las calles de más de \(limit.es) km/h están cerradas a los patinetes; el ajuste '\(key)' abre más.",
      ca: "Els carrers de més de \(limit.ca) km/h estan tancats als patinets; l'ajust '\(key)' n'obri més.")
  }
}

extension Traveller {
  /// Said of a long detour that may come from what the profile closes to a mode, with what to ask for instead; nil
  /// where it closes nothing.
  fileprivate func detourHelp(_ mode: TravelMode) -> LocalizedText? {
    guard mode == .walk else { return nil }
    if needs.contains(.wheelchair) { return Self.wheelchairHelp }
    if needs.contains(.pram) { return Self.pramHelp }
    return stairs == .never ? Self.closedStairsHelp : nil
  }

  private static let wheelchairHelp = LocalizedText(
    en: "What a wheelchair cannot take is closed: with pram in the place of wheelchair most of it is only dearer.",
    es:
      "Lo que no puede tomar una silla de ruedas está cerrado: con pram en lugar de wheelchair, la mayor parte solo es "
      + "más cara.",
    ca:
      "El que no pot prendre una cadira de rodes està tancat: amb pram en lloc de wheelchair, la major part només és "
      + "més cara.")

  private static let pramHelp = LocalizedText(
    en: "What a pram can hardly take is dearer, or closed: without pram it is not.",
    es: "Lo que un carrito apenas puede tomar es más caro o está cerrado: sin pram no lo está.",
    ca: "El que un carret a penes pot prendre és més car o està tancat: sense pram no ho està.")

  fileprivate static let dearStairsHelp = LocalizedText(
    en: "Stairs are avoided: with stairs fine they count as any street.",
    es: "Las escaleras se evitan: con stairs fine cuentan como cualquier calle.",
    ca: "Les escales s'eviten: amb stairs fine compten com qualsevol carrer.")

  private static let closedStairsHelp = LocalizedText(
    en: "Stairs are closed: with stairs avoid they are only dearer.",
    es: "Las escaleras están cerradas: con stairs avoid solo son más caras.",
    ca: "Les escales estan tancades: amb stairs avoid només són més cares.")
}
