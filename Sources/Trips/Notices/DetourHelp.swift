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

  /// The zones where they make the detour, or the setting that closes streets; where there is neither, another mode if
  /// that has a shorter way.
  /// - Parameter isShort: Whether a change leaves no long detour.
  /// - Returns: A sentence.
  func text(isShort: (Change) -> Bool) -> LocalizedText {
    if question.forbidsZones, !hour.zones(of: question).isEmpty, isShort(.withoutZones) { return Self.zonesHelp }
    if !(hour.graph.profile.closedClasses[question.mode] ?? []).isEmpty { return closedHelp }
    if question.mode == .scooter, hour.graph.closesFastStreets { return scooterHelp }
    return isShort(.inAnotherMode) ? Self.modeHelp : Self.noHelp
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
