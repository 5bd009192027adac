internal import AirData
internal import Foundation
internal import Geo
internal import Setup
internal import Streets

extension RoutePlanner {
  /// A way of more times the straight line is told.
  static let tellingDetour = 2.5
  /// Fewer metres more than the straight line are not worth a word.
  private static let tellingDetourMeters = 200.0

  /// Whether a way is so much longer than the straight line between its ends that it is told.
  static func isLongDetour(_ meters: Double, _ origin: SnappedPoint, _ destination: SnappedPoint) -> Bool {
    let straight = origin.place.distanceMeters(to: destination.place)
    return meters > tellingDetour * straight && meters - straight > tellingDetourMeters
  }

  /// What has to be said where even the shortest way that was found is a long detour: how long, and what would help.
  func detourNotices(
    _ question: RouteQuestion, _ origin: SnappedPoint, _ destination: SnappedPoint, meters: Double?
  ) -> [Notice] {
    guard let meters, Self.isLongDetour(meters, origin, destination) else { return [] }
    let straight = origin.place.distanceMeters(to: destination.place)
    let told = LocalizedText(
      en: "The way of \(Self.whole(meters)) m is a long detour: the straight line is of \(Self.whole(straight)) m.",
      es: "El camino de \(Self.whole(meters)) m da un gran rodeo: la línea recta mide \(Self.whole(straight)) m.",
      ca: "El camí de \(Self.whole(meters)) m fa una gran volta: la línia recta fa \(Self.whole(straight)) m.")
    let help = detourHelp(question)
    return [
      Notice(
        code: "long-detour",
        text: LocalizedText(en: "\(told.en) \(help.en)", es: "\(told.es) \(help.es)", ca: "\(told.ca) \(help.ca)"))
    ]
  }

  private static func whole(_ meters: Double) -> Int { Int(meters.rounded()) }

  /// The setting that would open more streets; another mode where none is closed by one.
  private func detourHelp(_ question: RouteQuestion) -> LocalizedText {
    if question.forbidsCircles, !hour.zones(of: question).isEmpty { return Self.zonesHelp }
    if !(graph.profile.closedClasses[question.mode] ?? []).isEmpty { return closedHelp(question.mode) }
    return question.mode == .scooter ? scooterHelp : Self.modeHelp
  }

  private static let zonesHelp = LocalizedText(
    en: "Zones are forbidden: with '--exclusion avoid' they are only dearer.",
    es: "Hay zonas prohibidas: con '--exclusion avoid' solo son más caras.",
    ca: "Hi ha zones prohibides: amb '--exclusion avoid' només són més cares.")

  private static let modeHelp = LocalizedText(
    en: "No setting closes a street here: try another mode.",
    es: "Ningún ajuste cierra aquí calles: pruebe con otro modo.",
    ca: "Cap ajust no tanca ací carrers: proveu un altre mode.")

  private func closedHelp(_ mode: TravelMode) -> LocalizedText {
    let key = "profile: \(mode.rawValue): closed"
    return LocalizedText(
      en: "The setting '\(key)' closes streets.", es: "El ajuste '\(key)' cierra calles.",
      ca: "L'ajust '\(key)' tanca carrers.")
  }

  private var scooterHelp: LocalizedText {
    let limit = String(format: "%g", graph.profile.scooterHighestLimitKilometersPerHour)
    let key = "profile: scooter: dear_limit"
    return LocalizedText(
      en: "Streets above \(limit) km/h are closed to scooters; the setting '\(key)' opens more.",
      es: "Las calles de más de \(limit) km/h están cerradas a los patinetes; el ajuste '\(key)' abre más.",
      ca: "Els carrers de més de \(limit) km/h estan tancats als patinets; l'ajust '\(key)' n'obri més.")
  }
}
